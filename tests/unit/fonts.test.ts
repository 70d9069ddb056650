import { expect, test } from 'vitest';
import { faces } from '../../generator/assets/font-faces.ts';
import { makeFonts } from '../../generator/assets/fonts.ts';

test('a font name with spaces and digits is quoted, and has hyphens in its path', () => {
  const named = faces.slice(0, 1).map((face) => ({ ...face, family: 'Source Serif 4' }));
  const [font] = makeFonts([], (_, make) => make(), named);
  expect(font?.path).toMatch(/^assets\/source-serif-4-[\w-]+\.woff2$/);
  expect(font?.css('/font.woff2')).toContain('@font-face{font-family:"Source Serif 4";src:url(/font.woff2)');
});
