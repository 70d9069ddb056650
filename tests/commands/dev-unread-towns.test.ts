import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { outputFile } from '../../generator/plan/routes/address.ts';
import { begun, expectFresh } from '../harness/commands/dev-builder.ts';
import { replaced } from '../harness/commands/kept-builds.ts';

test('a mistake in a town leaves nothing once it is undone, even if its page was read meanwhile', async () => {
  const { site, builder } = await begun();
  const text = await site.text('pages/towns/peacham.yaml');
  await site.write({ 'pages/towns/peacham.yaml': text.replace('Old farmhouses', '{unknown} farmhouses') });
  expect((await builder.build()).state.kind).toBe('problems');
  await builder.file(outputFile('/stoves/peacham'));
  await site.write({ 'pages/towns/peacham.yaml': text });
  await expectFresh(site, builder);
});

test('a mistake that a town gets while its page is tried out causes no crash', async () => {
  const { site, builder } = await begun();
  await replaced(site, 'pages/towns/peacham.yaml', 'Old farmhouses', '{unknown} farmhouses');
  await builder.settled();
  expect((await builder.build('pages/towns/peacham.yaml')).state.kind).toBe('problems');
  await builder.settled();
});

test('the first edit of a town whose pages nobody has opened since the last build is shown', async () => {
  const { site, builder } = await begun();
  await replaced(site, 'pages/towns/peacham.yaml', 'Old farmhouses', 'Tall farmhouses');
  expect(await builder.build('pages/towns/peacham.yaml')).toMatchObject({
    state: { kind: 'ok' },
    changed: ['/stoves/peacham'],
  });
  expect(String(await builder.file(outputFile('/stoves/peacham')))).toContain('Tall farmhouses');
});

test('a page that is asked for just after its town was saved causes no crash', async () => {
  const { site, builder } = await begun();
  await replaced(site, 'pages/towns/peacham.yaml', 'Old farmhouses', 'Tall farmhouses');
  const path = outputFile('/stoves/peacham');
  expect(await builder.file(path)).toBe(null);
  await builder.build('pages/towns/peacham.yaml');
  expect(String(await builder.file(path))).toContain('Tall farmhouses');
});

test('until a mistake is corrected, a page of a town whose file is gone is neither shown nor explained', async () => {
  const { site, builder } = await begun();
  await site.write({ 'site.yaml': `nmae: A\n${await site.text('site.yaml')}` });
  await rm(join(site.root, 'pages/towns/peacham.yaml'));
  expect((await builder.build()).state.kind).toBe('problems');
  expect(await builder.file(outputFile('/stoves/peacham'))).toBeNull();
  expect(builder.provenance('/stoves/peacham')).toBeNull();
});
