import { expect, test } from 'vitest';
import { laterStyles } from '../../generator/assets/styles/later-styles.ts';

/** Returns the later styles of a popup with some classes, each rule on its line. */
async function stylesOf(css: string, ...classes: string[]): Promise<string[]> {
  const styles = await laterStyles('popup', new Set(classes), async () => css);
  return styles.replaceAll(':where([data-popup],[data-popup] *)', '‹in›').split(/(?<=\})(?!\})/);
}

test('the styles of a part apply only inside it, and to the part itself', async () => {
  expect(await laterStyles('popup', new Set(['flex']), async () => '.flex{display:flex}')).toBe(
    ':where([data-popup],[data-popup] *).flex{display:flex;}',
  );
});

test('the styles of a part are the rules of its classes in their order, and no others', async () => {
  const css = '.flex{a:b}.grid{a:b}@media (width>=48rem){.md\\:flex{a:b}.md\\:grid{a:b}}@media print{.grid{a:b}}';
  expect(await stylesOf(css, 'flex md:flex', 'flex')).toEqual([
    '‹in›.flex{a:b;}',
    '@media (width>=48rem){‹in›.md\\:flex{a:b;}}',
  ]);
});

test.each([
  ['.dash:before,.dash:after', '‹in›.dash:before,‹in›.dash:after'],
  ['.offer::backdrop', '‹in›.offer::backdrop'],
  ['.offer>:last-child', '‹in›.offer>:last-child'],
  ['dialog.offer[open]', 'dialog‹in›.offer[open]'],
  ['*.offer', '*‹in›.offer'],
  [':where([open]>summary)>.dash', ':where([open]>summary)>‹in›.dash'],
  [':is(.dash>*,.other)', '‹in›:is(.dash>*,.other)'],
  ['[lang|=en] .offer', '[lang|=en] ‹in›.offer'],
  ['.other~.dash+p', '.other~‹in›.dash+p'],
  [':root:has(.offer)>body', ':root:has(.offer)>body'],
  ['[data-popup]', '‹in›[data-popup]'],
  [':where(.dash>:not(:last-child,.other))', '‹in›:where(.dash>:not(:last-child,.other))'],
  ['[title="a,b"].dash', '‹in›[title="a,b"].dash'],
  ['.gap-\\[min\\(1rem\\,4vw\\)\\]', '‹in›.gap-\\[min\\(1rem\\,4vw\\)\\]'],
])('the selector %s', async (selector, limited) => {
  const styles = await stylesOf(`${selector}{a:b}`, 'dash offer gap-[min(1rem,4vw)]');
  expect(styles).toEqual([`${limited}{a:b;}`]);
});

test('a selector without its classes is left out of a list', async () => {
  expect(await stylesOf('dialog,.dash,.field{a:b}', 'dash')).toEqual(['‹in›.dash{a:b;}']);
});

test('a quotation mark in quotation marks ends no rule', async () => {
  const quoted = `.dash{content:'"'}`;
  expect(await stylesOf(`${quoted}.offer{a:b}`, 'dash offer')).toEqual([`‹in›.dash{content:'"';}`, '‹in›.offer{a:b;}']);
});

test('variables give way to those of the page, and grounds to what is around the part', async () => {
  const css =
    ':root{--x:1px}@media print{:root,.field{--x:2px}}@layer base{.ground-dusk{--x:3px}*{margin:0}}.ground-dusk{a:b}';
  expect(await stylesOf(css, 'ground-dusk')).toEqual([
    ':where(:root){--x:1px;}',
    '@media print{:where(:root){--x:2px;}}',
    '@layer base{‹in›.ground-dusk{--x:3px;}}',
    '‹in›.ground-dusk{a:b;}',
  ]);
});

test('the styles of a part define what they use themselves, and leave out what every page has', async () => {
  const css = '@layer base,theme;@layer base{*{margin:0}}@property --y{syntax:"*"}@keyframes spin{to{a:b}}p{a:b}';
  expect(await stylesOf(css, 'dash')).toEqual(['@property --y{syntax:"*";}', '@keyframes spin{to{a:b;}}']);
});
