import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { builtTexts } from '../harness/project/shared-project.ts';

test('a new town, and a new specialty of another town, are everywhere that they should be', async () => {
  const root = await mkdtemp(join(tmpdir(), 'towns-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  for (const path of ['site.yaml', 'pages']) await cp(path, join(root, path), { recursive: true });
  const file = (slug: string) => join(root, `pages/towns/${slug}.yaml`);
  const townIn = async (slug: string) => parse(await readFile(file(slug), 'utf8'));
  const prosper = await townIn('prosper');
  const { swedish, prenatal } = prosper.specialties;
  const larkspurBend = {
    ...prosper,
    name: 'Larkspur Bend',
    order: 7,
    page: '/swedish-massage-larkspur-bend-tx',
    center: { latitude: 33.1972, longitude: -96.6398 },
    specialties: { swedish },
  };
  await writeFile(file('larkspur-bend'), stringify(larkspurBend));
  await writeFile(file('celina'), stringify({ ...(await townIn('celina')), specialties: { prenatal } }));
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
