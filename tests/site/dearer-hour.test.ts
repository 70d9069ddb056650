import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from 'cheerio';
import { expect, onTestFinished, test } from 'vitest';
import { textsOf } from '../harness/pages/texts.ts';
import { repository } from '../harness/project/project.ts';
import { builtTexts } from '../harness/project/shared-project.ts';

test('when an hour costs more, no page says the old price, or the old savings', async () => {
  const root = await mkdtemp(join(tmpdir(), 'dearer-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  await cp(join(repository, 'pages'), join(root, 'pages'), { recursive: true });
  const site = await readFile(join(repository, 'site.yaml'), 'utf8');
  expect(site).toContain('60 min: $95,');
  await writeFile(join(root, 'site.yaml'), site.replaceAll('60 min: $95,', '60 min: $99,'));
  const texts = [...(await builtTexts(root))].filter(([path]) => path.endsWith('.html'));
  const old = texts.filter(([, html]) => /\$95(?! each)|Save \$15\b/.test(html.replace(/<[^>]*>/g, '')));
  expect(old.map(([path]) => path)).toEqual([]);
  const services = load(texts.find(([path]) => path === 'services.html')?.[1] ?? '');
  expect(textsOf(services, 'article:contains("Monthly 60") p').slice(0, 3)).toEqual([
    '$80 per month',
    'Regular $99 Save $19',
    'One 60-minute massage every month. Choose any service whose regular price is $99.',
  ]);
  const bundles = load(texts.find(([path]) => path === 'bundles.html')?.[1] ?? '');
  expect(textsOf(bundles, 'article:contains("3 Custom Therapeutic Sessions") p')).toContain('Save $37');
});
