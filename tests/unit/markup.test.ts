import { expect, test } from 'vitest';
import { attributeOf, decode, headingIn, walk } from '../../generator/render/markup.ts';

/** What a walk meets: `<name attributes`, `>name` and text. */
function met(html: string, ...skip: string[]): string[] {
  const log: string[] = [];
  walk(html, {
    skip: new Set(skip),
    opened: (name, attributes) => log.push(`<${name}${attributes}`),
    text: (text) => log.push(text),
    closed: (name) => log.push(`>${name}`),
  });
  return log;
}

test.each([
  ['an element', '<p>One</p>', ['<p', 'One', '>p']],
  ['attributes', '<a href="/a" class="b c">One</a>', ['<a href="/a" class="b c"', 'One', '>a']],
  ['elements in elements', '<p>One <b>two</b> three</p>', ['<p', 'One ', '<b', 'two', '>b', ' three', '>p']],
  ['an element without content', '<p>One<br/>two</p>', ['<p', 'One', '<br', '>br', 'two', '>p']],
  ['an element without content, with attributes', '<img src="/a.png" alt="A"/>', ['<img src="/a.png" alt="A"', '>img']],
  ['an element that closes itself', '<path d="M0"/>', ['<path d="M0"', '>path']],
  ['escapes, as they are written', '<p>A &amp; B</p>', ['<p', 'A &amp; B', '>p']],
  ['a doctype and comments', '<!DOCTYPE html><p>One<!-- -->two</p>', ['<p', 'One', 'two', '>p']],
  ['a script with tags', '<script>"<p>"</script><p>One</p>', ['<script', '"<p>"', '>script', '<p', 'One', '>p']],
  ['an empty script', '<script src="/a.js"></script><p>One</p>', ['<script src="/a.js"', '>script', '<p', 'One', '>p']],
])('a walk meets %s', (_, html, expected) => {
  expect(met(html)).toEqual(expected);
});

test('a walk passes over the elements to skip', () => {
  expect(met('<p>One<svg><path d="M0"/></svg>two</p><img alt=""/><p>three</p>', 'svg', 'img')).toEqual(
    met('<p>One</p>').slice(0, 2).concat('two', '>p', '<p', 'three', '>p'),
  );
});

test.each([
  ['href', ' href="/a" class="b"', '/a'],
  ['class', ' href="/a" class="b"', 'b'],
  ['alt', ' alt=""', ''],
  ['href', ' data-href="/a"', null],
  ['alt', ' alt="A &quot;B&quot; &amp; C"', 'A "B" & C'],
])('the attribute %s of <a%s>', (name, attributes, value) => {
  expect(attributeOf(name, attributes)).toBe(value);
});

test('the characters that React escapes are decoded, once', () => {
  expect(decode('&lt;a href=&quot;/&quot;&gt; &#x27;b&#x27; &amp;amp; &copy;')).toBe(`<a href="/"> 'b' &amp; &copy;`);
});

test.each([
  ['the first main heading', '<h2>Two</h2><h1>One &amp; <em>more</em></h1><h1>Again</h1>', 'One & more'],
  ['an empty heading', '<h1></h1><h1>One</h1>', ''],
  ['no heading', '<h2>Two</h2>', null],
])('%s', (_, html, heading) => {
  expect(headingIn(html)).toBe(heading);
});
