import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { main } from '../../generator/commands/command-line.ts';
import { builtSite, type KeptProject, replaced } from '../harness/commands/kept-builds.ts';
import { page } from '../harness/project/project.ts';
import { sharedTools } from '../harness/project/shared-tools.ts';

async function withoutPage(site: KeptProject): Promise<void> {
  await site.write({ 'pages/new.yaml': page({ route: '/new' }) });
  await site.build();
  await site.remove('pages/new.yaml');
}

test.each<[what: string, edit: (site: KeptProject) => Promise<unknown>, said: string]>([
  ['nothing', async () => {}, 'Visitors will see no change'],
  ['the name of a town', (site) => replaced(site, 'pages/towns/barnet.yaml', 'Barnet', 'Groton'), 'Groton'],
  ['a fact of every page', (site) => replaced(site, 'site.yaml', /555-\d{4}/, '555-0199'), 'On '],
  ['a new page', (site) => site.write({ 'pages/new.yaml': page({ route: '/new' }) }), 'New page  /new'],
  ['a page that is gone', withoutPage, 'Removed page  /new'],
])('an edit of %s is described the same as without the last build', async (_, edit, said) => {
  const site = await builtSite();
  await edit(site);
  const diff = await site.command('diff');
  expect(diff).toEqual(await site.freshCommand('diff'));
  expect(diff.out).toContain(said);
});

test('pages that have not changed since the last build are not made again', async () => {
  const site = await builtSite();
  await replaced(site, 'pages/prices.yaml', 'What it costs.', 'What it costs now.');
  const tools = await sharedTools();
  const made: string[] = [];
  const designCard: typeof tools.designCard = (brief) => {
    made.push(brief.heading);
    return tools.designCard(brief);
  };
  let out = '';
  await main(['diff', '--root', site.root], {
    out: { write: (more) => (out += more) },
    err: { write: (more) => (out += more) },
    env: { LOCAL_PAGES_CACHE: site.cache },
    programHash: 'this program',
    tools: async () => ({ ...tools, designCard }),
  });
  expect(out).toContain('“What it costs.” → “What it costs now.”');
  expect(made).toEqual(['Prices']);
});

test('a page that somebody has edited in dist is compared as it is', async () => {
  const site = await builtSite();
  const file = 'dist/prices.html';
  await writeFile(join(site.root, file), (await site.text(file)).replaceAll('Prices', 'Wages'));
  const diff = await site.command('diff');
  expect(diff.out).toContain('“Wages” → “Prices”');
  expect(diff).toEqual(await site.freshCommand('diff'));
});

test('a page has a new look if only its card has changed', async () => {
  const site = await builtSite();
  await replaced(site, 'pages/prices.yaml', 'seo: {', 'seo: { card: { line: What it costs },');
  expect((await site.command('diff')).out).toContain('Same words, new look\n  /prices\n');
});
