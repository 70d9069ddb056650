import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contrast, parseColor } from '../harness/contrast.ts';
import { repository } from '../harness/project.ts';

const theme = await readFile(join(repository, 'templates/theme.css'), 'utf8');
const tokens = (css: string) =>
  Object.fromEntries(
    [...css.matchAll(/--color-([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
const dusk = theme.match(/\.ground-dusk \{(.*?)\}/s)?.[1] ?? '';
const onLight = tokens(theme.replace(dusk, ''));
const onDusk = { ...onLight, ...tokens(dusk) };

/** The least contrast of text, and of what shows a boundary or focus: https://www.w3.org/TR/WCAG22/#contrast-minimum and #non-text-contrast. */
const text = 4.5;
const shape = 3;

type Pair = [role: string, ground: string, least: number, why: string];

/** What can be on any ground of a section, and on the cards there. */
const roles = (ground: string): Pair[] => [
  ['head', ground, text, 'headings, names, the menu'],
  ['body', ground, text, 'text'],
  ['soft', ground, text, 'secondary text, placeholders'],
  ['accent', ground, text, 'prices, links, what went wrong'],
  ['accent', ground, shape, 'the ring around what has focus, the marks on questions'],
  ['soft', ground, shape, 'the border of a field'],
  ['fill', ground, shape, 'the shape of a button'],
];

/** What has its own ground on any section. */
const filled: Pair[] = [
  ['on-fill', 'fill', text, 'the words on a button, and the ring inside the link that skips the navigation'],
  ['on-fill', 'accent', text, 'the words on a button under the pointer, and on the highlighted price'],
  ['ink', 'paper', text, 'what is typed into a field'],
  ['ink-soft', 'paper', text, 'the placeholder of a field'],
];

const pairs: Record<string, { values: Record<string, string>; pairs: Pair[] }> = {
  'on light ground': {
    values: onLight,
    pairs: [
      ...['linen', 'sand', 'paper', 'card'].flatMap(roles),
      ...filled,
      ['linen', 'clay', text, 'the announcement, and the focus ring around its link and its close button'],
      ['ink-soft', 'haze', text, 'the roads on the sketch of the map'],
    ],
  },
  'on dark ground': {
    values: onDusk,
    pairs: [
      ...['juniper', 'juniper-deep', 'card'].flatMap(roles),
      ...filled,
      ['paper', 'juniper', shape, 'a field'],
      ['paper', 'juniper-deep', shape, 'a field in the footer'],
    ],
  },
};

/** Lines between what spacing already separates, and colors of the drawings. */
const decoration = ['rule', 'glow', 'sun', 'straw', 'meadow', 'sage'];

describe.each(Object.entries(pairs))('%s', (_, { values, pairs }) => {
  const hexOf = (name: string): string => {
    const value = values[name] ?? '';
    const [, other] = value.match(/^var\(--color-([\w-]+)\)$/) ?? [];
    return other ? hexOf(other) : value;
  };

  test.each(pairs)('%s on %s has a contrast of at least %f: %s', (role, ground, least) => {
    expect(contrast(parseColor(hexOf(role)), parseColor(hexOf(ground)))).toBeGreaterThanOrEqual(least);
  });
});

test('every color of the theme has a role above', () => {
  const direct = Object.values(pairs).flatMap(({ pairs }) => pairs.flatMap((pair) => pair.slice(0, 2)));
  const behind = [...Object.values(onLight), ...Object.values(onDusk)].flatMap(
    (value) => value.match(/^var\(--color-([\w-]+)\)$/)?.[1] ?? [],
  );
  const known = [...direct, ...behind, ...decoration];
  expect(Object.keys(onDusk).filter((name) => !known.includes(name))).toEqual([]);
});

test('the contrast ratio is computed as the guidelines say', () => {
  expect(contrast(parseColor('#ffffff'), parseColor('#000000'))).toBe(21);
  expect(contrast(parseColor('rgb(119, 119, 119)'), parseColor('#ffffff'))).toBeCloseTo(4.48, 2);
});
