import type { Definitions } from '../check/definition.ts';
import type { Settled } from '../plan/settled.ts';
import type { Source } from '../read/source.ts';
import type { MakeOptions } from './made-site.ts';
import { type PlannedSite, plannedOnly, planSite } from './plan-site.ts';
import { type SharedWork, shareWork, siteFonts } from './shared-work.ts';

/**
 * Plans a site, does what is done once for all pages, and finds out which pages of the last build are still right.
 *
 * @param isSettled true for a page that need not be planned here
 * @param begin called before any page is planned, as soon as it is known which need not be made
 * @returns the work too, which may take longer: pages can be rendered before it is done
 */
export async function planWork(
  { input, tools, output, recall, knownTowns }: MakeOptions,
  isSettled: Settled['page'],
  begin: (definitions: Definitions) => void = () => undefined,
): Promise<{ planned: PlannedSite; sharing: Promise<SharedWork> | null }> {
  // Another process bundles the scripts while this one reads and checks.
  if (output) tools.scripts();
  let sharing: Promise<SharedWork> | null = null;
  const prepare = async (definitions: Definitions) => {
    if (!recall) begin(definitions);
    if (output || recall) {
      const fonts = siteFonts(definitions, tools.cache, knownTowns);
      // A thread makes them while this one makes pages. Whoever writes them awaits them, and gets the error.
      if (output) for (const { content } of fonts.fonts) content().catch(() => undefined);
      const hashOf = (source: Source) => recall?.definitions.hashOf(source) ?? knownTowns?.hashOf(source);
      sharing = shareWork(definitions, fonts, input.mapsKey, tools, hashOf);
      // Who plans awaits it. If planning fails before that, nobody handles its failure.
      sharing.catch(() => undefined);
      if (recall) recall.compare((await sharing).keys, definitions, input.today);
    }
    if (recall) begin(definitions);
  };
  const planned = await planSite(input, tools, {
    towns: knownTowns,
    isSettled,
    prepare,
    definitions: recall?.definitions,
    ...(recall && { routeOf: recall.routeOf, isUnsettled: recall.hasLostTargets, pictures: recall.pictures }),
  });
  return { planned: plannedOnly(planned), sharing };
}
