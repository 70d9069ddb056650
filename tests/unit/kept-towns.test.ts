import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keptTown, keptTownLine, keptTownsOf } from '../../generator/memory/kept-towns.ts';
import { parse } from '../../generator/read/source.ts';

const file = 'barre.yaml';
const text = 'name: Barre\nwords: { road: the old road }\nspecialties: { stoves: { opening: Old stoves. } }\n';

/** A town that was checked, as another build reads it from its line, and a way to edit its file since then. */
async function keptBarre() {
  const root = await mkdtemp(join(tmpdir(), 'town-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const edit = (now: string) => writeFile(join(root, file), now);
  await edit(text);
  const [town] = keptTownsOf([keptTownLine(keptTown(parse(file, text), root, {}))], root);
  return { town, edit };
}

test('the words of a town are read when they are asked for, and once', async () => {
  const { town, edit } = await keptBarre();
  expect(town?.data.words).toEqual({ road: 'the old road' });
  await edit(text.replace('Old stoves', 'New stoves'));
  expect(town?.data.specialties).toEqual({ stoves: { opening: 'Old stoves.' } });
});

test('words that were edited after they were checked are not shown', async () => {
  const { town, edit } = await keptBarre();
  await edit(text.replace('old road', 'new road'));
  expect(() => town?.data.words).toThrow('barre.yaml changed while the site was built. Run the command again.');
});
