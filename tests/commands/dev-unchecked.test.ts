import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { outputFile } from '../../generator/plan/routes/address.ts';
import { expectFresh } from '../harness/commands/dev-builder.ts';
import { replaced } from '../harness/commands/kept-builds.ts';
import { openedSite } from '../harness/commands/opened-site.ts';

const stoves = 'pages/stoves.yaml';
const peacham = 'pages/towns/peacham.yaml';

test('an edit that was not checked is still shown after an edit of another file that takes a plan of the site', async () => {
  const { site, builder, page } = await openedSite();
  const definition = await readFile(join(site.root, stoves), 'utf8');
  const pipes = definition
    .replace('/stoves/', '/pipes/')
    .replaceAll('Stove', 'Pipe')
    .replaceAll('stove repair', 'pipes');
  await site.write({ 'pages/pipes.yaml': pipes });
  expect(await builder.build()).toMatchObject({ state: { kind: 'ok' } });
  await replaced(site, stoves, 'heading: ', 'heading: Warm ');
  await builder.show(stoves);
  await replaced(site, 'pages/pipes.yaml', 'name: Pipes', 'name: Flues');
  expect((await builder.show('pages/pipes.yaml'))?.state.kind).toBe('ok');
  expect(String(await builder.file(outputFile('/pipes/peacham')))).toContain('Flues in Peacham');
  expect(await page()).toContain('Warm ');
  await expectFresh(site, builder);
});

test('the mistake in a draft is still reported after an edit of another file', async () => {
  const { site, builder } = await openedSite();
  await site.write({ 'pages/soon.yaml': 'draft: true\nroute: /soon\nnmae: Soon\n' });
  const { state } = await builder.build();
  expect(state).toMatchObject({ report: expect.stringContaining('pages/soon.yaml') });
  await replaced(site, stoves, 'heading: ', 'heading: Warm ');
  expect(await builder.show(stoves)).toBeNull();
  await expectFresh(site, builder);
  await replaced(site, peacham, 'Old farmhouses', 'Older farmhouses');
  const [event] = await expectFresh(site, builder, peacham);
  expect(event.state).toEqual(state);
});

test('on another day, all pages are checked, even if only the words of a town are edited', async () => {
  const { site, builder, page } = await openedSite();
  const news = '  - { type: prose, heading: News, text: Open again., from: 2026-01-02 }\n';
  await replaced(site, stoves, /$/, news);
  expect(await builder.build()).toMatchObject({ state: { kind: 'ok' } });
  expect(await page('town-7')).not.toContain('Open again.');
  builder.today = '2026-01-02';
  await replaced(site, peacham, 'Old farmhouses', 'Older farmhouses');
  expect(await builder.show('site.yaml')).toBeNull();
  expect(await builder.build(peacham)).toMatchObject({ state: { kind: 'ok' } });
  expect(await page()).toMatch(/Older farmhouses[\s\S]*Open again\./);
  expect(await page('town-7')).toContain('Open again.');
});
