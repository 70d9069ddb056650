import { expect, test } from 'vitest';
import { photo } from '../project/photo.ts';
import { page } from '../project/project.ts';
import { builderOf, expectFresh } from './dev-builder.ts';
import { builtSite, changedBy, type KeptProject, replaced } from './kept-builds.ts';

export const peacham = 'pages/towns/peacham.yaml';
export const barnet = 'pages/towns/barnet.yaml';

/** A text in a file, and what replaces it. */
export type Replacement = readonly [file: string, from: string | RegExp, to: string];

/** An edit of a site of two towns that some page shows. */
interface ShownEdit {
  /** Pages that join the site. */
  pages?: Record<string, string>;
  before?: readonly Replacement[];
  edit: Replacement;
  /** A file that it changes. */
  changes: string;
}

/** A page /list that has a link for each town. */
export const listOf = (link: string) => ({
  'pages/list.yaml': page({ route: '/list', sections: `  - { type: links, heading: Towns, links: [${link}] }\n` }),
});

/** Gives both towns a landmark. */
export const landmarks: Replacement[] = [peacham, barnet].map((file) => [file, /^page: /m, 'landmark: barn\npage: ']);

/** A site whose footer lists no towns, with what a case adds. */
export async function siteOf({ pages, before = [] }: Pick<ShownEdit, 'pages' | 'before'>): Promise<KeptProject> {
  const site = await builtSite();
  await site.write({ ...pages, 'roof.jpg': await photo(900, 900) });
  await replaced(site, 'site.yaml', /\{ each: towns, label.*?\}" \}/, '{ label: Prices, to: /prices }');
  for (const replacement of before) await replaced(site, ...replacement);
  return site;
}

/** Declares tests that builds and dev show each edit. */
export function testShown(edits: Readonly<Record<string, ShownEdit>>): void {
  test.each(Object.entries(edits))('%s is made again by a build after an edit of what it shows', async (_, one) => {
    const site = await siteOf(one);
    expect(await site.build()).toMatchObject({ exit: 0, err: '' });
    expect(await changedBy(site, () => replaced(site, ...one.edit))).toContain(one.changes);
  });

  test.each(Object.entries(edits))('%s shows at once in dev', async (_, one) => {
    const site = await siteOf(one);
    const builder = await builderOf(site);
    expect(await builder.build()).toMatchObject({ state: { kind: 'ok' } });
    await replaced(site, ...one.edit);
    const [{ changed }] = await expectFresh(site, builder, one.edit[0]);
    expect(changed).toContain(`/${one.changes.replace('.html', '')}`);
  });
}
