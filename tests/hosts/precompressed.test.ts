import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { hosts } from '../../generator/publish/hosts/hosts.ts';
import { withCompressed } from '../../generator/publish/hosts/precompress.ts';
import { filesIn } from '../../generator/publish/output-folder.ts';
import { differing, keptProject } from '../harness/commands/kept-builds.ts';
import { builtFor, hostedProject } from '../harness/project/hosted-project.ts';
import { project, textIn } from '../harness/project/project.ts';
import { writeSparse } from '../harness/project/sparse-file.ts';

test('only what becomes smaller is compressed, to the same content', async () => {
  const { folder } = await builtFor('nginx');
  const files = await filesIn(folder);
  const copies = files.filter((file) => /\.(br|gz)$/.test(file));
  const originals = new Set(copies.map((file) => file.replace(/\.(br|gz)$/, '')));
  expect([...originals].filter((file) => /\.(woff2|png|jpg|webp|avif)$|^\./.test(file))).toEqual([]);
  expect(originals).toContain('services.html');
  expect(originals).toContain('sitemap.xml');
  for (const copy of copies) {
    const [bytes, original] = await Promise.all([copy, copy.slice(0, -3)].map((file) => readFile(join(folder, file))));
    const decode = copy.endsWith('.br') ? brotliDecompressSync : gunzipSync;
    expect(decode(bytes ?? '').toString(), copy).toBe(original?.toString());
    expect(bytes?.length, copy).toBeLessThan(original?.length ?? 0);
  }
});

test('a large file of static/ is not compressed', async () => {
  const { root } = await project('small', { 'static/small.csv': 'a,b\n'.repeat(100) });
  const compressed = async (path: string) => {
    const file = { path, content: { copyOf: join(root, 'static', path) } };
    return (await withCompressed(file, hosts.nginx, (_, make) => make())).map((one) => one.path);
  };
  expect(await compressed('small.csv')).toEqual(['small.csv', 'small.csv.br', 'small.csv.gz']);
  await writeSparse(join(root, 'static/huge.csv'));
  expect(await compressed('huge.csv')).toEqual(['huge.csv']);
});

test('after one edit, a build writes that page with its copies, and what it makes is what a first build makes', async () => {
  const { root } = await hostedProject('nginx');
  const site = await textIn(root, 'site.yaml');
  const areas = await textIn(root, 'pages/areas.yaml');
  const pages = { 'pages/areas.yaml': areas, 'pages/services.yaml': areas.replace('/areas', '/services') };
  const barre = { 'pages/barre.yaml': areas.replace('/areas', '/areas/barre') };
  const kept = await keptProject('small', { 'site.yaml': site, ...pages, ...barre });
  await kept.build();
  const before = await stat(join(kept.root, 'dist/areas.html.br'));
  await kept.write({ 'pages/services.yaml': pages['pages/services.yaml'].replace('heading: A', 'heading: Services') });
  expect((await kept.build()).exit).toBe(0);
  await kept.fresh();
  expect(differing(await kept.files('fresh'), await kept.files())).toEqual([]);
  expect((await stat(join(kept.root, 'dist/areas.html.br'))).mtimeMs).toBe(before.mtimeMs);
});
