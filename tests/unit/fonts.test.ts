import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { openFont } from '../../generator/assets/cards/card-font.ts';
import { faces } from '../../generator/assets/font-faces.ts';
import { makeFonts } from '../../generator/assets/fonts.ts';

test('a font name with spaces and digits is quoted, and has hyphens in its path', () => {
  const named = faces.slice(0, 1).map((face) => ({ ...face, family: 'Source Serif 4' }));
  const [font] = makeFonts([], (_, make) => make(), named);
  expect(font?.path).toMatch(/^assets\/source-serif-4-[\w-]+\.woff2$/);
  expect(font?.css('/font.woff2')).toContain('@font-face{font-family:"Source Serif 4";src:url(/font.woff2)');
});

const makeAgain = (_: string, make: () => Promise<Uint8Array>) => make();

test('only characters beyond Latin make more fonts, for these characters alone', () => {
  expect(makeFonts(['é', '’', '→'], makeAgain).map(({ isMain }) => isMain)).toEqual([true, true]);
  const fonts = makeFonts(['é', 'ł', 'ū', 'ệ'], makeAgain);
  const rules = fonts.filter(({ isMain }) => !isMain).map(({ css }) => css('/font.woff2'));
  expect(rules).toEqual([
    expect.stringMatching(/^@font-face\{font-family:Fraunces;.*;unicode-range:U\+142,U\+16b\}$/),
    expect.stringMatching(/^@font-face\{font-family:Fraunces;.*;unicode-range:U\+1ec7\}$/),
    expect.stringMatching(/^@font-face\{font-family:Figtree;.*;unicode-range:U\+142,U\+16b\}$/),
  ]);
  expect(new Set(fonts.map(({ path }) => path)).size).toBe(5);
});

test('a character that no file of a face has makes no font without glyphs', () => {
  expect(makeFonts(['₪', 'Ж', 'ǆ'], makeAgain).filter(({ isMain }) => !isMain)).toHaveLength(1);
});

/** The characters beyond Latin-1 that have a single code in UTF-16. */
const beyond = Array.from({ length: 0xd7ff - 0xff }, (_, index) => String.fromCodePoint(0x100 + index));
const files = faces
  .flatMap(({ main, more }) => [main, ...more])
  .map((one) => [one.file.split('/').at(-1), one] as const);

test.each(files)('the characters of %s are those that the file has', async (_, { file, characters }) => {
  const whole = await readFile(createRequire(import.meta.url).resolve(file));
  const font = await openFont(await subsetFont(whole, beyond.join(''), { targetFormat: 'truetype' }));
  expect(beyond.filter(font.has).join('')).toBe(beyond.filter((one) => characters.test(one)).join(''));
});
