import type { Definitions } from '../check/definition.ts';
import type { Trusted } from '../plan/trusted.ts';
import type { Source } from '../read/source.ts';
import type { MakeOptions } from './made-site.ts';
import { type PlannedSite, plannedOnly, planSite } from './plan-site.ts';
import { type SharedWork, shareWork, siteFonts } from './shared-work.ts';

/**
 * Plans a site, does the work that all pages share, and finds the pages of the last build that are still valid.
 *
 * @param isTrusted returns true for a page that does not need to be planned here
 * @param begin called before any page is planned, as soon as the pages that do not need to be made are known
 * @returns also the shared work, which may take longer: pages can be rendered before it is done
 */
export async function planWork(
  { input, tools, output, recall, knownTowns }: MakeOptions,
  isTrusted: Trusted['page'],
  begin: (definitions: Definitions) => void = () => undefined,
): Promise<{ planned: PlannedSite; sharing: Promise<SharedWork> | null }> {
  // Another process bundles the scripts while this one reads and checks.
  if (output) tools.scripts();
  let sharing: Promise<SharedWork> | null = null;
  const share = (definitions: Definitions): Promise<SharedWork> => {
    const fonts = siteFonts(definitions, tools.cache, knownTowns);
    // A thread makes the fonts while this one makes pages. The code that writes them awaits them and gets any error.
    if (output) for (const { content } of fonts.fonts) content().catch(() => undefined);
    const hashOf = (source: Source) => recall?.definitions.hashOf(source) ?? knownTowns?.hashOf(source);
    sharing = shareWork(definitions, fonts, input.mapsKey, tools, hashOf);
    // The caller awaits this. If planning fails earlier, nothing would handle its rejection.
    sharing.catch(() => undefined);
    return sharing;
  };
  const prepare = async (definitions: Definitions) => {
    // Which pages to make is known only after this.
    if (recall) recall.compare((await share(definitions)).keys, definitions, input.today);
    begin(definitions);
    if (output && !recall) void share(definitions);
  };
  const planned = await planSite(input, tools, {
    towns: knownTowns,
    isTrusted,
    prepare,
    definitions: recall?.definitions,
    ...(recall && { routeOf: recall.routeOf, isUntrusted: recall.hasLostTargets, pictures: recall.pictures }),
  });
  return { planned: plannedOnly(planned), sharing };
}
