import { isDeepStrictEqual } from 'node:util';
import { asGroup } from '../../../templates/schema/is-group.ts';
import { memoized, once } from '../../memory/memoized.ts';
import { sameFiles } from '../../memory/recall.ts';
import { type BuildInput, planSite, type Reused } from '../../pipeline/plan-site.ts';
import { type SharedWork, shareWork, siteFonts } from '../../pipeline/shared-work.ts';
import type { Copy } from '../../plan/page.ts';
import type { Site } from '../../plan/resolve.ts';
import type { Source } from '../../read/source.ts';
import { groupBy } from '../../report/group-by.ts';
import type { Tools } from '../../tools.ts';
import { type KnownSite, siteOfPlan } from './known-site.ts';
import type { Planned } from './plan-again.ts';

/** What a site was before an edit. */
interface Before {
  site: Site;
  /** What the last plan without errors left. */
  known: KnownSite;
  /** The files that have changed since that plan. */
  edited: ReadonlySet<string>;
}

/**
 * Plans a site after an edit that changes many pages. Of those, only the ones that somebody has opened are checked. Nothing can be taken
 * over from such a plan.
 *
 * @param isOpen asked for the pages of definitions that make several
 * @throws ContentError with some of the problems
 */
export async function planOpen(
  input: BuildInput,
  tools: Tools,
  { site, known, edited }: Before,
  reused: Reused,
  isOpen: (source: Source, copy: Copy) => boolean,
): Promise<Planned> {
  const { root, mapsKey } = input;
  const taken = Date.now();
  const { towns, definitions: same } = sameFiles(known, root, (file) => !edited.has(file));
  const routeOf = knownRoutes(site, edited);
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
    isSettled: (source, copy) => source.isChecked === true || (copy !== undefined && !isOpen(source, copy)),
    routeOf,
  });
  const { work } = found;
  if (!work) throw new Error('The site was planned without its fonts.');
  const knownNow = once(() => siteOfPlan(planned, work, towns, new Map(), root, taken));
  return {
    ...planned,
    work,
    get known() {
      return knownNow();
    },
  };
}

/** The routes that an edit cannot have changed. They are made of what the definition, the towns, and site.yaml say. */
function knownRoutes(
  { pages }: Site,
  edited: ReadonlySet<string>,
): (source: Source, copy?: Copy) => string | undefined {
  if (edited.has('site.yaml')) return () => undefined;
  const before = groupBy(pages, ({ source }) => source.file);
  const known = memoized((source: Source) => {
    const own = before.get(source.file) ?? [];
    const isSame = own[0] !== undefined && isDeepStrictEqual(routeFacts(own[0].source), routeFacts(source));
    return new Map(isSame ? own.map(({ copy, route }) => [copy?.slug, route]) : []);
  });
  return (source, copy) => known(source).get(copy?.slug);
}

const routeFacts = ({ data }: Source) => {
  const { route, specialty } = asGroup(data);
  return [route, specialty];
};
