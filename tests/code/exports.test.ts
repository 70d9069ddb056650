import { beforeAll, expect, test } from 'vitest';
import { sharedTypeNames, unusedExports } from './exports.ts';
import { type SourceText, sourcesIn } from './syntax.ts';

/** What the program exports only for tests, and why. */
const forTests: Readonly<Record<string, string>> = {
  'templates/define.ts: grounds': 'each section type is looked at on every background',
  'templates/illustrations/map-labels.ts: bestStart': 'layouts are counted, because time is not measured',
  'templates/schema/forms.ts: forms': 'each form is tried with texts of its own',
  'generator/assets/styles/theme.ts: readTheme':
    'themes with mistakes are read without changing the one of the program',
  'generator/pipeline/crew/claims.ts: claim': 'a test cannot choose when two threads claim the same page',
  'generator/plan/texts/characters.ts: templateCharacters': 'it is compared with what the templates have',
  'generator/workshop/dev/open-editor.ts: editorOf': 'a test cannot choose which editors are running',
  'generator/workshop/preview/read-site.ts: readSite': 'a site that no build replaces is read once',
};

let program: SourceText[];

beforeAll(async () => {
  program = await sourcesIn('client', 'templates', 'generator');
});

test('a file exports nothing that only it uses', async () => {
  const tests = await sourcesIn('tests');
  // Another business deletes the tests of this site, for which some of the harness is.
  const hasSite = tests.some(({ file }) => file.startsWith('tests/site/'));
  const harness = tests.filter(({ file }) => hasSite && /^tests\/(site\/)?harness\//.test(file));
  expect(unusedExports([...program, ...harness], tests)).toEqual([]);
});

test('whatever the program exports only for tests is listed with a reason', () => {
  const unused = unusedExports(program, []);
  expect(unused.map((fault) => fault.replace(/:\d+ exports (\w+),.*/, ': $1'))).toEqual(Object.keys(forTests));
});

test('no type has the name of one that another file exports', () => {
  expect(sharedTypeNames(program)).toEqual([]);
});

test.each([
  ['export interface A {}', 'export type A = string;', ['A is a type in templates/a.ts:1 and generator/b.ts:1']],
  ['export class A {}', 'export interface A {}', ['A is a type in templates/a.ts:1 and generator/b.ts:1']],
  ['export interface A {}', 'interface A {}', ['A is a type in templates/a.ts:1 and generator/b.ts:1']],
  ['type A = string;', 'export class A {}', ['A is a type in templates/a.ts:1 and generator/b.ts:1']],
  ['interface A {}', 'interface A {}', []],
  ['export interface A {}', 'export function A() {}', []],
  ['export function A() {}', 'interface A {}', []],
])('the names of types: %s %s', (one, other, faults) => {
  const sources = [
    { file: 'templates/a.ts', text: one },
    { file: 'generator/b.ts', text: other },
  ];
  expect(sharedTypeNames(sources)).toEqual(faults);
});

const unused = (text: string, other: string) =>
  unusedExports([{ file: 'generator/a.ts', text }], [{ file: 'tests/b.ts', text: other }]);

test.each([
  ['export function a() {}', ''],
  ['export const a = 1;', "import { b } from '../generator/a.ts';"],
  ['export type a = string;', "import { a } from '../generator/c.ts';"],
  ['export interface a {}', "import { b as a } from '../generator/a.ts';"],
  ['export class a {}', "const { b } = await import('../generator/a.ts');"],
])('only its own file uses: %s (%s)', (text, other) => {
  expect(unused(text, other)).toEqual(['generator/a.ts:1 exports a, which no other file imports']);
});

test.each([
  "import { a } from '../generator/a.ts';",
  "import { type a } from '../generator/a.ts';",
  "import { a as b } from '../generator/a.ts';",
  "import * as all from '../generator/a.ts'; all.a();",
  "export { a } from '../generator/a.ts';",
  "const { a } = await import('../generator/a.ts');",
  "type B = import('../generator/a.ts').a;",
  `const { a } = await import(\`../generator/\${name}.ts\`);`,
])('another file uses it: %s', (other) => {
  expect(unused('export function a() {}', other)).toEqual([]);
});
