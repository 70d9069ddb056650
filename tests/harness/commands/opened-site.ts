import { expect } from 'vitest';
import { outputFile } from '../../../generator/plan/routes/address.ts';
import { townFiles } from '../project/town-files.ts';
import { builderOf, many } from './dev-builder.ts';
import { keptProject } from './kept-builds.ts';

/** The towns that it has besides two others. */
export const townNumbers = Array.from({ length: many }, (_, index) => index);

/** A site whose page about stoves is made for many towns, and a builder that has shown one of them. */
export async function openedSite(opened = 'peacham') {
  const files = await townFiles('chimney-sweep');
  const peacham = files['pages/towns/peacham.yaml'] ?? '';
  const towns = townNumbers.map((index): [string, string] => [
    `pages/towns/town-${index}.yaml`,
    peacham.replace(/^name: .*/m, `name: Town ${index}`).replace('44.3281', `${44.5 + index / 1000}`),
  ]);
  const site = await keptProject('chimney-sweep', { ...files, ...Object.fromEntries(towns) });
  const builder = await builderOf(site);
  expect(await builder.build()).toMatchObject({ state: { kind: 'ok' } });
  const page = async (town = 'peacham') => String(await builder.file(outputFile(`/stoves/${town}`)));
  expect(await page(opened)).toContain('Old farmhouses');
  return { site, builder, page };
}
