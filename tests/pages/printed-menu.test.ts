import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { linksOf, rowsOf, textsOf } from '../harness/pages/texts.ts';
import { fixtures, page } from '../harness/project/project.ts';
import { builtTexts, sharedProject } from '../harness/project/shared-project.ts';

/** A page with a menu of these lines, after its heading. */
async function menuWith(lines: string, more: Record<string, string> = {}) {
  const sections = `  - type: menu\n    heading: Menu\n    text: All.\n${lines}    foot: Thanks.\n`;
  const { root, remove } = await sharedProject('chimney-sweep', { 'pages/a.yaml': page({ sections }), ...more });
  return load((await builtTexts(root).finally(remove)).get('a.html') ?? '');
}

test('a menu has the groups that it names, in the order that it names them', async () => {
  const $ = await menuWith('    bundles: { heading: Together }\n    services: { heading: Alone, only: [stove] }\n');
  expect(textsOf($, 'main h2')).toEqual(['Together', 'Alone']);
  expect(rowsOf($, 'main section:nth-of-type(2)')).toEqual([['Stove Repair', '60 min $9590 min $135']]);
});

test('a menu has packages and specials too', async () => {
  const $ = await menuWith('    specials: { heading: Now }\n    packages: { heading: Several }\n');
  expect(textsOf($, 'main dl > div')).toEqual([
    'First Sweep75 min $145For flues we have not met.',
    'Five Visits5 × 60 min $425For long winters.',
  ]);
});

test('an offer with a discount has it in place of a price', async () => {
  const site = await readFile(join(fixtures, 'chimney-sweep/site.yaml'), 'utf8');
  const $ = await menuWith('    specials: { heading: Now }\n', {
    'site.yaml': site.replace(/price: \$145\n {4}regular: \$185/, 'discount: $20'),
  });
  expect(textsOf($, 'main dl > div')).toEqual(['First Sweep75 min $20 lessFor flues we have not met.']);
});

test('the address of a page is on paper as a code and in words, with the folder of the site', async () => {
  const $ = await menuWith('    services: { heading: Alone }\n    scan: { label: Ask for a date, to: / }\n');
  expect(linksOf($, 'main')).toEqual([['sweep.example.com/maple-notch', '/maple-notch/']]);
  expect($('main svg').attr('viewBox')).toBe('-4 -4 37 37');
  expect($('main svg path').attr('d')).toMatch(/^M0 0h7v1h-7z/);
});
