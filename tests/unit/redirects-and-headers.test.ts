import { expect, test } from 'vitest';
import { parseHeaders, parseRedirects, redirectFinder, withRules } from '../../generator/publish/hosts/rules.ts';

/** Where a line of `_redirects` sends a path. */
function target(line: string, path: string, { exactSlash = true } = {}): string | null {
  return redirectFinder(parseRedirects(line), { exactSlash })(path)?.to ?? null;
}

test.each([
  ['a fixed path', '/old /new', '/old', '/new'],
  ['nothing but the whole path', '/old /new', '/older', null],
  ['a name', '/blog/:post /:post', '/blog/spring', '/spring'],
  ['a name within one segment only', '/blog/:post /:post', '/blog/spring/2', null],
  ['several names', '/:year/:month /news?y=:year&m=:month', '/2024/05', '/news?y=2024&m=05'],
  ['a name that the rule does not define', '/a /b/:c', '/a', '/b/:c'],
  ['a splat across segments', '/news/* /blog/:splat', '/news/a/b', '/blog/a/b'],
  ['a splat without its slash', '/news/* /blog/:splat', '/news', '/blog/'],
  ['a splat after its slash only', '/news/* /blog/:splat', '/newspaper', null],
  ['a splat in the middle', '/a/*/z /:splat', '/a/b/c/z', '/b/c'],
  ['a dot as itself', '/a.html /a', '/a.html', '/a'],
  ['a dot as no other character', '/a.html /a', '/a-html', null],
  ['the characters of regular expressions as themselves', '/a(b)+[c]$ /a', '/a(b)+[c]$', '/a'],
])('a redirect matches %s', (_, line, path, to) => {
  expect(target(line, path)).toBe(to);
});

test('a slash at the end matters only to hosts that are exact', () => {
  expect(target('/old /new', '/old/')).toBeNull();
  expect(target('/old /new', '/old/', { exactSlash: false })).toBe('/new');
  expect(target('/ /new', '/', { exactSlash: false })).toBe('/new');
});

test('the first redirect that matches is used', () => {
  const redirectAt = redirectFinder(parseRedirects('/a/b /first 302\n/a/* /second 301!\n/a/c /third'), {
    exactSlash: true,
  });
  expect(redirectAt('/a/b')).toMatchObject({
    from: '/a/b',
    to: '/first',
    status: 302,
    forced: false,
  });
  expect(redirectAt('/a/c')).toMatchObject({ to: '/second', forced: true });
});

test('headers apply to the paths that match their rule', () => {
  const rules = parseHeaders('/*\n  X-A: 1\n/assets/*.js\n  X-A: 2\n/news/:post\n  ! X-B');
  const headers = (path: string) => withRules({ 'x-b': 'yes' }, path, rules, { removesHeaders: true });
  expect(headers('/')).toEqual({ 'x-a': '1', 'x-b': 'yes' });
  expect(headers('/assets/main.js')).toEqual({ 'x-a': '1, 2', 'x-b': 'yes' });
  expect(headers('/assets/main.css')).toEqual({ 'x-a': '1', 'x-b': 'yes' });
  expect(headers('/news/spring')).toEqual({ 'x-a': '1' });
});
