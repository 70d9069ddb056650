import { expect } from 'vitest';
import { buildsAsFresh } from '../project/random-edit.ts';
import { builtSite, type KeptProject, replaced } from './kept-builds.ts';

/** A site whose pages do not list all towns: an edit of one would make every page again. */
export async function siteWithoutLists(files: Record<string, string | Buffer> = {}): Promise<KeptProject> {
  const site = await builtSite();
  await replaced(site, 'site.yaml', /\{ each: towns, .*?\}" \}/, '{ label: Prices, to: /prices }');
  await site.write(files);
  const first = await site.build();
  expect(first, first.out).toMatchObject({ exit: 0 });
  return site;
}

/** Expects an error of a check and of a build, as with nothing to take over. */
export async function expectError(site: KeptProject, id: string): Promise<void> {
  expect((await site.freshCheck()).out).toContain(`  ${id}\n`);
  expect(await site.check()).toEqual(await site.freshCheck());
  expect(await buildsAsFresh(site, id)).toBe(false);
}
