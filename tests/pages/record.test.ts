import { readdir, readFile } from 'node:fs/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { page, project } from '../harness/project.ts';

/** Sets the day of the next builds. */
function on(day: string) {
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse(day) / 1000));
}

afterEach(() => {
  vi.unstubAllEnvs();
});

test('the sitemap has the day when the content of a page last changed, not the day of the build', async () => {
  const { generate, write, dist, root } = await project('small', { 'pages/a.yaml': page({}) });
  on('2026-03-01');
  await generate('build');
  on('2026-04-01');
  await write({ 'pages/a.yaml': page({}).replace('text: A', 'text: Something new') });
  await generate('build');
  on('2026-05-01');
  await write({ 'site.yaml': (await readText(`${root}/site.yaml`)).replace('Skip', 'Jump') });
  await generate('build');
  const days = [...(await dist('sitemap.xml')).matchAll(/<loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod>/g)];
  expect(days.map(([, loc, day]) => `${loc} ${day}`)).toEqual([
    'https://small.example.com/ 2026-03-01',
    'https://small.example.com/a 2026-04-01',
  ]);
});

test('a deleted page stays in the record, but not in the sitemap', async () => {
  const { generate, write, dist, root } = await project('small', { 'pages/a.yaml': page({}) });
  await generate('build');
  await write({ 'pages/a.yaml': page({ route: '/b' }) });
  await generate('build');
  expect(Object.keys(JSON.parse(await readText(`${root}/.published.json`)))).toEqual(['/', '/a', '/b']);
  expect(await dist('sitemap.xml')).not.toContain('/a<');
});

test('a record that cannot be read is reported, and nothing is built', async () => {
  const { root, generate } = await project('small', { '.published.json': '<<<<<<< ours' });
  const { exit, err } = await generate('build');
  expect(exit).toBe(2);
  expect(err).toMatch(/^\.published\.json cannot be read\./);
  expect(await readdir(root)).not.toContain('dist');
});

function readText(path: string): Promise<string> {
  return readFile(path, 'utf8');
}
