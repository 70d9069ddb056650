import { sameFiles } from '../../memory/same-files.ts';
import { type BuildInput, planSite, type Reused } from '../../pipeline/plan-site.ts';
import { type SharedWork, shareWork, siteFonts } from '../../pipeline/shared-work.ts';
import type { Tools } from '../../tools.ts';
import { type KnownSite, withPages } from './known-site.ts';
import type { IsOpen } from './open-pages.ts';
import type { Planned } from './plan-again.ts';

/**
 * Plans a site after an edit that changes many pages, and checks only open pages. Nothing can be reused from such a
 * plan.
 *
 * @param known the results of the last plan without errors
 * @param edited the files that have changed since that plan
 * @throws ContentError with some of the problems
 */
export async function planOpen(
  input: BuildInput,
  tools: Tools,
  known: KnownSite,
  edited: ReadonlySet<string>,
  reused: Reused,
  isOpen: IsOpen,
): Promise<Planned> {
  const { root, mapsKey } = input;
  const { towns, definitions: same } = sameFiles(known, root, (file) => !edited.has(file));
  const found: { work?: SharedWork } = {};
  const planned = await planSite(input, tools, {
    ...reused,
    isPublished: () => true,
    towns,
    definitions: same,
    pictures: [...known.pictures.keys()],
    prepare: async (definitions) => {
      const fonts = siteFonts(definitions, tools.cache, towns);
      found.work = await shareWork(definitions, fonts, mapsKey, tools, (one) => same.hashOf(one) ?? towns.hashOf(one));
    },
    isTrusted: (source, copy) => source.isChecked === true || !isOpen(source, copy),
  });
  const { work } = found;
  if (!work) throw new Error('The site was planned without its keys.');
  return { ...planned, work, known: withPages(known, planned.site, work) };
}
