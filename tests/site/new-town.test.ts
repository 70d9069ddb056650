import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newTown } from '../harness/project/new-town.ts';
import { generate, repository, textIn } from '../harness/project/project.ts';

/** Fills every gap of a file, and publishes it, as an owner would. */
async function fill(path: string): Promise<void> {
  const text = await readFile(path, 'utf8');
  const filled = text
    .replace(/^draft: true.*\n/m, '')
    .replace(/latitude: ("|')TODO: .*?\1/, 'latitude: 33.1972')
    .replace(/longitude: ("|')TODO: .*?\1/, 'longitude: -96.6398')
    .replace(/("|')TODO: .*\1/g, () => 'Words of Larkspur Bend');
  await writeFile(path, filled);
}

test('a new town gets its pages and links as soon as its gaps are filled', async () => {
  const root = await mkdtemp(join(tmpdir(), 'new-town-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  await cp(join(repository, 'pages'), join(root, 'pages'), { recursive: true });
  await cp(join(repository, 'site.yaml'), join(root, 'site.yaml'));
  const read = (file: string) => textIn(root, file);

  const { exit, out } = await newTown(root, 'Larkspur Bend', '--specialties', 'swedish,prenatal,hot-stone');
  expect(exit).toBe(0);
  expect(await read('site.yaml')).toBe(await readFile(join(repository, 'site.yaml'), 'utf8'));
  expect(await read('pages/towns/larkspur-bend.yaml')).toMatch(
    /^# yaml-language-server: .*\nname: Larkspur Bend\norder: 7\n/,
  );
  const listed = [...out.matchAll(/^ {2}(\S+:\d+:\d+) {2}/gm)].map(([, place]) => place);
  const checked = await generate('check', '--root', root, '--drafts', '--format', 'json');
  const found: { id: string; file: string; line: number; column: number }[] = JSON.parse(checked.out);
  expect(new Set(found.map(({ id }) => id))).toEqual(new Set(['gap']));
  expect(found.map(({ file, line, column }) => `${file}:${line}:${column}`).sort()).toEqual(listed.sort());

  await fill(join(root, 'pages/towns/larkspur-bend.yaml'));
  await fill(join(root, 'pages/massage-larkspur-bend.yaml'));
  // All its texts are alike, so there are warnings. What counts is that there are no errors.
  expect(await generate('check', '--root', root)).toMatchObject({ exit: 0, err: '' });
  await generate('build', '--root', root, '--quiet');
  const areas = await read('dist/areas-we-serve.html');
  const specialties = ['swedish', 'prenatal', 'hot-stone'];
  for (const route of ['massage-larkspur-bend', ...specialties.map((one) => `${one}-massage-larkspur-bend-tx`)]) {
    expect(await readdir(join(root, 'dist'))).toContain(`${route}.html`);
    expect(areas).toContain(`href="/${route}"`);
  }
});
