import { expect, test } from 'vitest';
import { misalignedNear } from '../../generator/read/indentation.ts';

/** Where a line is misaligned, near the line that the parser names: [index, spaces found, spaces expected]. */
function near(index: number, ...lines: string[]): number[] | null {
  const line = misalignedNear(lines, index);
  return line && [line.index, line.found, line.expected];
}

test.each([
  ['one space too few', near(2, 'seo:', '  title: A', ' description: B'), [2, 1, 2]],
  ['one space too many', near(1, 'title: A', ' description: B'), [1, 1, 0]],
  ['three spaces too many', near(1, 'title: A', '   description: B'), [1, 3, 0]],
  ['the line below the one that the parser names', near(0, 'title: A', '  description: B'), [1, 2, 0]],
  ['a line after the first line of a list item', near(1, '- type: intro', ' heading: A'), [1, 1, 2]],
  ['a line after blank lines and comments', near(3, 'title: A', '', '# b', ' description: B'), [3, 1, 0]],
])('%s', (_, found, expected) => {
  expect(found).toEqual(expected);
});

test.each([
  ['lines that are aligned', near(1, 'title: A', 'description: B')],
  ['a line in an outer group', near(2, 'seo:', '  title: A', 'name: B')],
  ['a line in an inner group', near(1, 'seo:', '  title: A')],
  ['a line of a text in several lines', near(1, 'text: |', '  title: A')],
  ['a new item of a list', near(1, 'type: intro', '  - heading: A')],
  ['a line that is far to the right', near(1, 'title: A', '    description: B')],
  ['a line that is not a property', near(1, 'title: A', ' and more')],
  ['the only line', near(0, 'title: A')],
])('%s: nothing is misaligned', (_, found) => {
  expect(found).toBeNull();
});
