import { expect, test } from 'vitest';
import { traitsOf } from '../../generator/render/page-traits.ts';

test('every class is found, including those of drawings', () => {
  const html = '<p class="one two">A<svg class="three"><path class="four"/></svg></p><p class="one">B</p>';
  expect([...traitsOf([html]).classes]).toEqual(['one two', 'three', 'four', 'one']);
});

test('the content of a page is the text, links and pictures of its main part', () => {
  const main = '<main class="a"><h1>One</h1><a href="/a">Two</a><img src="/b.png" alt="Three"/></main>';
  const contentOf = (html: string) => traitsOf([html]).content;
  const content = contentOf(`<header><a href="/">Home</a></header>${main}<footer>Foot</footer>`);
  expect(content.split('\n')).toEqual(['One', '/a', 'Two', '/b.png', 'Three']);
  expect(contentOf(main.replace('class="a"', 'class="b"'))).toBe(content);
  expect(contentOf(main.replace('/a', '/c'))).not.toBe(content);
});
