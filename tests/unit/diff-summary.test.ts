import { expect, test } from 'vitest';
import { summarize } from '../../generator/workshop/diff/summary.ts';
import { markdown } from '../../generator/workshop/diff/summary-style.ts';

test('a list that is too long for a comment says how much is left out', () => {
  const changed = Array.from({ length: 900 }, (_, index) => ({
    route: `/page-${index}`,
    bytes: 1,
    changes: [{ what: `text ${index}`, item: `text ${index}`, before: null, after: 'A title '.repeat(10) }],
  }));
  const change = { added: [], removed: [], renamed: [], shared: [], changed, looks: [], files: [], redirects: [] };
  const text = summarize({ ...change, pagesChanged: 900, same: 0, bytes: 1 }, markdown);
  expect(text.length).toBeLessThan(65_536);
  expect(text).toMatch(/^Pages: 900 changed\. \+1 bytes in total\.\n\n/);
  expect(text).toMatch(/\n\n\d+ more do not fit here\. .*\n$/);
});

test('of changes that are like those of many other pages, a few are described', () => {
  const changed = Array.from({ length: 30 }, (_, index) => ({
    route: `/page-${index}`,
    bytes: 20,
    changes: [{ what: `<b> under “More in Town ${index}”`, item: '<b>', before: null, after: `Near ${index}` }],
  }));
  const other = { route: '/other', bytes: 1, changes: [{ what: 'title', item: 'title', before: 'A', after: 'B' }] };
  const change = { added: [], removed: [], renamed: [], shared: [], looks: [], files: [], redirects: [] };
  const all = { ...change, changed: [...changed, other], pagesChanged: 31, same: 0, bytes: 601 };
  const text = summarize(all);
  expect(text.match(/^\/\S+/gm)).toEqual(['/page-0', '/page-1', '/page-2', '/other']);
  expect(text).toMatch(
    /^Pages: .*\nOf similar changes, only a few are named\. To list all of them, run: [\s\S]*^\/page-2 .*\n.*\n {2}27 more pages like these: new <b>\.$/m,
  );
  expect(summarize(all, markdown)).toContain('27 more pages like these: `new <b>`.');
});
