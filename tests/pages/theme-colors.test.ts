import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contrast } from '../../generator/assets/styles/contrast.ts';
import { hexOf } from '../../generator/assets/styles/css-color.ts';
import { styleCompiler, styleProblems } from '../../generator/assets/styles/styles.ts';
import { readTheme } from '../../generator/assets/styles/theme.ts';
import { colorPairs, requiredTokens } from '../../generator/assets/styles/theme-tokens.ts';
import { ContentError } from '../../generator/report/diagnostic.ts';
import { contrast as independentContrast, parseColor } from '../harness/browser/contrast.ts';
import { followHint } from '../harness/messages/follow-hint.ts';
import { repository } from '../harness/project/project.ts';
import { builtFiles, sharedProject } from '../harness/project/shared-project.ts';

import { type Change, changed, others, problemsOf, summaries, summary, theme } from '../harness/project/theme.ts';

test('the theme of the repository has no problem', async () => {
  expect(await problemsOf(`${theme}`)).toEqual([]);
});

const linen = '--color-linen: #fbf7f0;';

test.each([
  ['#fbf7f0', '#fbf7f0'],
  ['#FBF7F0', '#fbf7f0'],
  ['#243', '#224433'],
  ['#243f', '#224433'],
  ['#24433aff', '#24433a'],
  ['green', '#008000'],
  ['rebeccapurple', '#663399'],
  ['rgb(36, 67, 58)', '#24433a'],
  ['rgb(36 67 58)', '#24433a'],
  ['rgba(36, 67, 58, 1)', '#24433a'],
  ['hsl(163 30% 20%)', '#24423a'],
  ['hwb(120 20% 20%)', '#33cc33'],
  ['oklch(0.5 0.1 120)', '#5c6b21'],
  ['lab(50% 20 20)', '#9e6956'],
])('a theme may have the color %s', async (value, hex) => {
  expect(await hexOf(value)).toEqual({ hex });
});

test.each([
  '#12345',
  '#fbf7f',
  '#fbf7f0f',
  '#ggg',
  'fbf7f0',
  'linnen',
  'rgb(36 67)',
  'rgb(36 67 58',
  'color-mix(in srgb, red, blue)',
  'currentcolor',
  '"#fbf7f0"',
])('%s is explained at its location', async (value) => {
  const css = changed([linen, `--color-linen: ${value};`]);
  expect(await summaries(css)).toEqual([
    `templates/theme.css:18:18 [${value}] "${value}" is not a color that can be used here.`,
  ]);
});

test.each(['#24433a80', '#2438', 'rgb(36 67 58 / 50%)', 'transparent'])('%s is translucent', async (value) => {
  const css = changed([linen, `--color-linen: ${value};`]);
  expect(await summaries(css)).toEqual([
    `templates/theme.css:18:18 [${value}] "${value}" is partly transparent, so its contrast depends on what is behind it.`,
  ]);
});

test.each<[mistake: string, changes: Change[], problem: string, hint?: 'dictates']>([
  [
    'a missing semicolon',
    [[linen, '--color-linen: #fbf7f0']],
    '18:18 [#fbf7f0] The semicolon after this value is missing.',
  ],
  ['a missing colon', [[linen, '--color-linen #fbf7f0;']], '18:3 [--color-linen #fbf7f0] This is not a value'],
  ['missing dashes', [[linen, 'color-linen: #fbf7f0;']], '18:3 [color-linen: #fbf7f0] This is not a value'],
  ['an empty value', [[linen, '--color-linen: ;']], 'is not a color'],
  ['a comment without an end', [['only. */', 'only.']], '33:3 [/* For the drawings only.] This comment has no end.'],
  ['a quotation mark without a partner', [['"Figtree",', '"Figtree,']], 'This quotation mark is not closed'],
  ['a missing closing brace', [['0.2s;\n}', '0.2s;\n']], '7:1 [@theme] This block has no closing brace.'],
  ['a closing brace too many', [['0.2s;\n}', '0.2s;\n}}']], '85:2 [}] This closing brace has no opening brace.'],
  ['a missing opening brace', [['@theme {', '@theme']], 'This closing brace has no opening brace.'],
  [
    'a misspelled color',
    [[linen, '--color-linnen: #fbf7f0;']],
    '18:3 [--color-linnen] No template uses "--color-linnen", and "--color-linen" is missing.',
    'dictates',
  ],
  [
    'a renamed color',
    [
      [linen, '--color-ivory: #fbf7f0;'],
      ['var(--color-linen)', 'var(--color-ivory)'],
    ],
    '7:1 [@theme] The templates use "--color-linen", but the theme does not have it.',
  ],
  ['a color that is gone', [[linen, '']], '7:1 [@theme] The templates use "--color-linen"'],
  [
    'two tokens that are gone',
    [
      [linen, ''],
      ['--breakpoint-md: 48rem;', ''],
    ],
    '"--color-linen", "--breakpoint-md"',
  ],
  ['a misspelled size', [['--text-hero: ', '--text-heros: ']], '[--text-heros] No template uses', 'dictates'],
  [
    'a reference to a color that is not there',
    [['--color-head: var(--color-juniper)', '--color-head: var(--color-junipr)']],
    '41:17 [var(--color-junipr)] The theme has no color "--color-junipr".',
    'dictates',
  ],
  [
    'a color that refers to itself',
    [['--color-head: var(--color-juniper)', '--color-head: var(--color-head)']],
    '41:17 [var(--color-head)] "var(--color-head)" is not a color',
  ],
  [
    'a stylesheet that does not exist',
    [['utilities.css"', 'utilitys.css"']],
    'There is no stylesheet "tailwindcss/utilitys.css".',
  ],
  ['a rule that no theme may have', [[linen, `${linen} .a { color: red }`]], 'cannot be compiled'],
])('%s is one problem with its line', async (_, changes, problem, hint) => {
  const css = changed(...changes);
  const found = await problemsOf(css);
  expect(found).toHaveLength(1);
  for (const one of found) {
    expect(summary(css, one)).toContain(problem);
    const fixes = followHint(css, one);
    expect(fixes).toHaveLength(hint ? 1 : 0);
    for (const fixed of fixes) expect(await problemsOf(fixed)).toEqual([]);
  }
});

test.each(others.map(({ file }) => file))('a mistake in %s is reported there', async (file) => {
  const broken = others.map((one) => (one.file === file ? { file, text: `${one.text}}` } : one));
  const read = await readTheme(theme, broken);
  const [problem] = await styleProblems(
    read,
    styleCompiler(read.css, (_, make) => make()),
  );
  expect(problem).toMatchObject({
    source: { file },
    message: expect.stringContaining('opening {'),
  });
});

test('a theme with a problem stops the build with a report', async () => {
  const broken = await readTheme(changed([linen, '--color-linen: #12345;']), others);
  const { root, remove } = await sharedProject('small');
  const failure = await builtFiles(root, { theme: broken, themeProblems: async () => broken.problems }).catch(
    (error: unknown) => error,
  );
  await remove();
  expect(failure).toBeInstanceOf(ContentError);
  expect((failure as ContentError).diagnostics.map(({ id, source }) => `${source.file} ${id}`)).toEqual([
    'templates/theme.css bad-color',
  ]);
});

describe('colors that nobody can read', () => {
  test.each<[what: string, change: Change, problem: string]>([
    [
      'a pale accent',
      ['--color-clay: #994725', '--color-clay: #d9a58c'],
      '24:17 [#d9a58c] --color-clay (#d9a58c) on --color-sand (#f0e7da) has a contrast of 1.76:1. At least 4.5:1 is needed for prices, links, error messages, the focus ring. The same color has too little contrast in 5 more of its uses.',
    ],
    ['a ground as dark as its text', ['--color-linen: #fbf7f0', '--color-linen: #24433a'], '18:18 [#24433a]'],
    ['pale text in dark sections', ['--color-soft: var(--color-mist)', '--color-soft: #5f7a70'], 'in dark sections'],
    ['a pale button', ['--color-fill: var(--color-juniper)', '--color-fill: #d0d8d0'], 'the words on a button'],
  ])('%s', async (_, change, problem) => {
    const css = changed(change);
    const found = await summaries(css);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(problem);
  });

  test.each(colorPairs)('$front on $ground has $least:1 here', async ({ dark, front, ground, least }) => {
    const dusk = theme?.match(/\.ground-dusk \{(.*?)\}/s)?.[1] ?? '';
    const values = [theme?.replace(dusk, ''), dark ? dusk : ''].flatMap((css) => [
      ...(css ?? '').matchAll(/--color-([\w-]+): ([^;]+);/g),
    ]);
    const byName = new Map(values.map(([, name, value]) => [name, value]));
    const resolved = (name?: string): string => {
      const value = byName.get(name) ?? '';
      return value.startsWith('var(') ? resolved(value.slice(12, -1)) : value;
    };
    const [a, b] = [resolved(front), resolved(ground)];
    const ratio = independentContrast(parseColor(a), parseColor(b));
    expect(ratio).toBeGreaterThanOrEqual(least);
    expect(contrast(a, b)).toBeCloseTo(ratio, 10);
  });
});

test('the contrast ratio is computed as the guidelines say', () => {
  expect(contrast('#ffffff', '#000000')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('the templates use every color that is required, and no other', async () => {
  const entries = await readdir(join(repository, 'templates'), { recursive: true });
  const code = entries.filter((name) => /\.tsx?$/.test(name)).map((name) => join(repository, 'templates', name));
  const files = [...(await Promise.all(code.map((path) => readFile(path, 'utf8')))), ...others.map(({ text }) => text)];
  const classes =
    /\b(?:fill|stroke|bg|text|border|outline|divide|decoration|ring)-([a-z-]+)|--color-([a-z-]+)|color: '([a-z-]+)'/g;
  const matches = [...files.join('\n').matchAll(classes)];
  const used = new Set(matches.flatMap(([, ...names]) => names.filter(Boolean)));
  const known = [...theme.matchAll(/--color-([\w-]+):/g)].map(([, name = '']) => `--color-${name}`);
  const required = requiredTokens.filter((name) => name.startsWith('--color-'));
  const usedTokens = [...new Set(known)].filter((name) => used.has(name.slice(8)));
  expect(usedTokens.sort()).toEqual([...required].sort());
});
