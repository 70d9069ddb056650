import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keptTown, keptTownLine, keptTownsOf } from '../../generator/memory/kept-towns.ts';
import { parse } from '../../generator/read/source.ts';

const site = { url: 'https://sweep.example.com' };

const textOf = (road: string) =>
  `name: Barre\nwords: { road: ${road} }\nspecialties: { stoves: { opening: By ${road}. } }\n`;

/** Two towns that were checked, as another build reads them from their lines, and a way to edit the first since then. */
async function keptTowns() {
  const root = await mkdtemp(join(tmpdir(), 'towns-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const write = (file: string, road: string) => writeFile(join(root, file), textOf(road));
  const files = ['barre.yaml', 'calais.yaml'];
  for (const file of files) await write(file, 'Old Road');
  const lines = files.map((file) => keptTownLine(keptTown(parse(file, textOf('Old Road')), root, {}, site)));
  const [barre, calais] = keptTownsOf(lines, root);
  return { barre, calais, edit: () => write('barre.yaml', 'New Road') };
}

test('a line begins with the file of its town, because a build after an edit finds it by that', () => {
  const line = keptTownLine(keptTown(parse('barre.yaml', textOf('Old Road')), tmpdir(), {}, site));
  expect(line).toMatch(/^\{"file":"barre\.yaml",/);
});

test('the file of a town is read once, even if other towns are read in between', async () => {
  const { barre, calais, edit } = await keptTowns();
  expect([barre?.facts.words, calais?.facts.words]).toEqual([{ road: 'Old Road' }, { road: 'Old Road' }]);
  await edit();
  expect(barre?.facts.specialties).toEqual({ stoves: { opening: 'By Old Road.' } });
});

test('words that were edited after they were checked are not shown', async () => {
  const { barre, edit } = await keptTowns();
  await edit();
  expect(() => barre?.facts.words).toThrow('barre.yaml changed while the command ran. Run it again.');
});
