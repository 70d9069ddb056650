import { expect, test } from 'vitest';
import { parse } from '../../generator/read/source.ts';
import { knownKeysIn } from '../../generator/read/yaml/known-keys.ts';
import { yamlProblems } from '../../generator/read/yaml/yaml-problems.ts';

/** The hint about a misaligned line, with its number. */
function hintFor(...lines: string[]): string | undefined {
  const text = `${lines.join('\n')}\n`;
  const [problem, ...others] = yamlProblems(parse('a.yaml', text), knownKeysIn([text]));
  expect(others).toEqual([]);
  return problem?.id === 'bad-indentation' ? `${problem.span.start.line}: ${problem.hint}` : problem?.id;
}

test.each([
  ['one space too few', ['seo:', '  title: A', ' description: B'], '3: Add 1 space before it'],
  ['one space too few, between siblings', ['a:', '  b: 1', ' c: 2', '  d: 3'], '3: Add 1 space before it'],
  ['one space too few, first of its siblings', ['a:', ' b: 1', '  c: 2', '  d: 3'], '2: Add 1 space before it'],
  ['one space too many', ['title: A', ' description: B'], '2: Remove 1 space so'],
  ['one space too many, first of its siblings', ['a:', '   b: 1', '  c: 2', '  d: 3'], '2: Remove 1 space so'],
  ['one space too many, between siblings', ['a:', '  b: 1', '   c: 2', '  d: 3'], '3: Remove 1 space so'],
  ['three spaces too many', ['title: A', '   description: B'], '2: Remove 3 spaces so'],
  ['a fact outside its group', ['a:', '  b: 1', 'c: 2', '  d: 3'], '3: Add 2 spaces before it'],
  ['a line after the first line of a list item', ['- type: intro', ' heading: A'], '2: Add 1 space before it'],
  ['a line after blank lines and comments', ['title: A', '', '# b', ' description: B'], '4: Remove 1 space so'],
  ['a list item too far to the left', ['a:', '  - b', ' - c', '  - d'], '3: Add 1 space before it'],
  ['a list item too far to the right, which YAML accepts', ['a:', '  - b', '   - c'], '3: Remove 1 space so'],
  ['several lines', ['- type: a', '    b: 1', '    c: 2'], '2: Remove 2 spaces from each of these 2 lines.'],
  ['a group', ['a:', '  b:', '    c: 1', ' d:', '    e: 1'], '4: Add 1 space before it'],
  // site.yaml has groups of these properties, and none that the other line would make.
  [
    'the first of two properties',
    ['a:', '  full:', '  heading: A', '    text: B', '  compact: C'],
    '3: Add 2 spaces before it so that it belongs',
  ],
  ['the second of three', ['a:', '  phone: 1', 'countryCode: 2', '  email: 3', 'b: 4'], '3: Add 2 spaces before it so'],
  ['a line of a block scalar', ['a: |', '    b', '  c'], '3: Add 2 spaces before it'],
] as const)('%s', (_, lines, expected) => {
  expect(hintFor(...lines)).toContain(expected);
});

test.each([
  ['lines that are aligned', ['title: A', 'description: B']],
  ['a line in an outer group', ['seo:', '  title: A', 'name: B']],
  ['text in several lines', ['text: |', '  title: A', '   b: c', '  - d', 'name: A']],
  ['text that goes on in the next line', ['title: A', '  and more']],
  ['a list in the column of its property', ['a:', '- b', '- c', 'd: e']],
])('%s: nothing is wrong', (_, lines) => {
  expect(hintFor(...lines)).toBeUndefined();
});
