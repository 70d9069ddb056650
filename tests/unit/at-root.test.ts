import { expect, test } from 'vitest';
import { atRoot, rootIn } from '../../generator/report/at-root.ts';
import { shellWord } from '../../generator/report/shell-word.ts';
import { generate } from '../harness/project/project.ts';

test.each([
  ['To see them, run:  npm run validate', 'To see them, run:  npm run validate -- --root a/b'],
  ['Build with npm run generate, or wait.', 'Build with npm run generate -- --root a/b, or wait.'],
  ['npm run --silent validate -- --drafts', 'npm run --silent validate -- --root a/b --drafts'],
  ['npm run --silent validate', 'npm run --silent validate -- --root a/b'],
  ['npm run generate -- --force', 'npm run generate -- --root a/b --force'],
  ['npm run merge -- part-1 part-2', 'npm run merge -- --root a/b part-1 part-2'],
  ['Add it with "npm run new -- town".', 'Add it with "npm run new -- town --root a/b".'],
  ['npm run --silent new -- towns a.csv --format json', 'npm run --silent new -- towns --root a/b a.csv --format json'],
  ['npm run rename -- town x y --texts', 'npm run rename -- town --root a/b x y --texts'],
  [
    'npm run deploy -- --record && npm run generate',
    'npm run deploy -- --root a/b --record && npm run generate -- --root a/b',
  ],
  // They have no such option, or it is there already.
  ['`npm run rename` changes the key.', null],
  ['npm run new -- section-type quote', null],
  ['npm run check', null],
  ['npm run validate -- --root x', null],
  ['npm run new -- town --root x', null],
  // Lines of files.
  ['  3 │ # npm run validate', null],
  ['+        run: npm run generate', null],
  [' # Written by:  npm run deploy -- --workflow', null],
])('with --root, %s is printed as a command that works', (text, rooted) => {
  expect(atRoot(text, 'a/b')).toBe(rooted ?? text);
  expect(atRoot(text, '.')).toBe(text);
});

test('JSON stays JSON', () => {
  const text = JSON.stringify([{ hint: 'Run "npm run new -- town".' }], null, 2);
  expect(JSON.parse(atRoot(text, 'my site'))).toEqual([{ hint: 'Run "npm run new -- town --root "my site"".' }]);
});

test.each([
  ['sites/spa', 'sites/spa'],
  ['my site', '"my site"'],
  ['a$b', "'a$b'"],
  ["it's $5", "'it'\\''s $5'"],
  ['', '""'],
])('a shell reads %j as it is', (value, quoted) => {
  expect(shellWord(value)).toBe(quoted);
});

test.each([
  [['check', '--root', 'a'], 'a'],
  [['check', '--root=a b'], 'a b'],
  [['check', '--root', 'a', '--root', 'b'], 'b'],
  [['check'], '.'],
  [['check', '--root'], '.'],
])('the root of %j is %s', (args, root) => {
  expect(rootIn(args)).toBe(root);
});

test('every command that has --root is known', async () => {
  const helpOf = async (...args: string[]) => (await generate(...args, '--help')).out;
  const namesIn = (help: string) =>
    [...(help.split(/Commands:|Generate:/)[1] ?? '').matchAll(/^ {2}([a-z][a-z-]*)/gm)].map(([, name = '']) => name);
  const known: [string, boolean][] = [];
  const expected: [string, boolean][] = [];
  for (const name of namesIn(await helpOf())) {
    const below = namesIn(await helpOf(name));
    for (const path of below.length > 0 ? below.map((one) => [name, one]) : [[name]]) {
      const command = `npm run ${path.join(' -- ')}`;
      known.push([command, atRoot(command, 'x') !== command]);
      expected.push([command, (await helpOf(...path)).includes('--root <dir>')]);
    }
  }
  expect(expected.length).toBeGreaterThan(12);
  expect(known, 'Each command with --root has to be in the pattern in generator/report/at-root.ts').toEqual(expected);
});
