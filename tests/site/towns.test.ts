import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse, stringify } from 'yaml';
import type { Town } from '../../templates/facts/site.ts';
import { builtTexts } from '../harness/shared-project.ts';

/** A copy of this site, with other towns. */
async function siteWith(changed: (towns: Town[]) => Town[]): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'towns-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  await cp('pages', join(root, 'pages'), { recursive: true });
  const site = parse(await readFile('site.yaml', 'utf8'));
  const yaml = stringify({ ...site, towns: changed(site.towns) }, { aliasDuplicateObjects: false });
  await writeFile(join(root, 'site.yaml'), yaml);
  return root;
}

test('a new town, and a new specialty of another town, are everywhere that they should be', async () => {
  const root = await siteWith((towns) => {
    const [{ specialties: { swedish, prenatal } = {} } = {}] = towns;
    if (!swedish || !prenatal) throw new Error('The first town should have both specialties');
    const page = '/swedish-massage-larkspur-bend-tx';
    const center = { latitude: 33.1972, longitude: -96.6398 };
    const larkspurBend = {
      ...towns[0],
      name: 'Larkspur Bend',
      slug: 'larkspur-bend',
      page,
      center,
      specialties: { swedish },
    };
    const changed = towns.map((town) => (town.slug === 'celina' ? { ...town, specialties: { prenatal } } : town));
    return [...changed, larkspurBend as Town];
  });
  const texts = await builtTexts(root);
  const routes = ['swedish-massage-larkspur-bend-tx', 'prenatal-massage-celina-tx'];
  const added = [...texts.keys()].filter((path) => /larkspur-bend|celina-tx/.test(path));
  expect(added.sort()).toEqual(routes.map((route) => `${route}.html`).sort());

  const page = texts.get('swedish-massage-larkspur-bend-tx.html');
  expect(page).toContain('Swedish Massage in Larkspur Bend');
  expect(page).toContain('16 miles');
  expect(page).not.toContain('/prenatal-massage-larkspur-bend-tx');
  for (const route of routes) {
    expect(texts.get('areas-we-serve.html')).toContain(`href="/${route}"`);
    expect(texts.get('sitemap.xml')).toContain(`/${route}</loc>`);
  }
  expect(texts.get('index.html')).toContain('href="/swedish-massage-larkspur-bend-tx"');
});
