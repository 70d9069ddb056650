import { hasOwnFile } from '../../check/definition.ts';
import { keptTown } from '../../memory/kept-towns.ts';
import { hashOfSite, keptDefinitions } from '../../memory/known-definitions.ts';
import type { KnownTowns } from '../../memory/known-towns.ts';
import type { KeptTown, Memory } from '../../memory/memory.ts';
import { keptPictures } from '../../memory/remember.ts';
import { stampsBelow } from '../../memory/stamps.ts';
import type { PlannedSite } from '../../pipeline/plan-site.ts';
import type { SharedWork } from '../../pipeline/shared-work.ts';
import { idsOf, referencesOf } from '../../plan/page.ts';
import type { SitePage } from '../../plan/placed-page.ts';
import type { Site } from '../../plan/resolve.ts';
import { addressPattern } from '../../plan/routes/address.ts';
import { once } from '../../report/memoized.ts';

/** A site that was planned without errors, in short. */
export interface KnownSite extends Pick<Memory, 'siteHash' | 'definitions' | 'pictures' | 'taken'> {
  towns: readonly KeptTown[];
  pages: readonly KnownPage[];
}

export interface KnownPage {
  route: string;
  file: string;
  /** What it was made of. */
  key: string;
  /** The ids that links can lead to. */
  ids: readonly string[];
  /** What such a link should be depends on all pages. */
  hasLinkWithDomain: boolean;
}

/** Of a page that was not looked at. */
const nothingFound = { ids: [], hasLinkWithDomain: false };

/** What the last build of a project left. */
export function siteOfBuild({ siteHash, definitions, towns, pages, pictures, taken }: Memory): KnownSite {
  const known = pages.map(({ key, ids, notes: { route, file, hasLinkWithDomain } }) => ({
    route,
    file,
    key,
    ids,
    hasLinkWithDomain,
  }));
  return { siteHash, definitions, towns, pages: known, pictures, taken };
}

/**
 * What is known of a site after it was planned.
 *
 * @param towns what was known of towns whose files were not read
 * @param same what was known of pages that were not looked at, by their routes
 * @param taken when the planning began, in milliseconds since 1970
 */
export function siteOfPlan(
  { site, definitions, pictures }: PlannedSite,
  { keys, hashOf }: SharedWork,
  towns: KnownTowns | null,
  same: ReadonlyMap<string, KnownPage>,
  root: string,
  taken: number,
): KnownSite {
  const filed = definitions.towns.filter(hasOwnFile);
  const stampNow = stampsBelow(root);
  const domain = addressPattern(site.facts);
  const hasLink = (page: SitePage) => referencesOf(page).some(({ role, text }) => role === 'link' && domain.test(text));
  return {
    siteHash: hashOfSite(definitions, hashOf),
    definitions: keptDefinitions(definitions, stampNow, hashOf),
    towns: filed.map(
      ({ source }) => towns?.town(source) ?? keptTown(source, stampNow(source.file) ?? '', {}, definitions.site.data),
    ),
    pages: site.pages.map((page) => {
      const { route, source, isSettled } = page;
      const found = isSettled ? nothingFound : { ids: idsOf(page), hasLinkWithDomain: hasLink(page) };
      return same.get(route) ?? { route, file: source.file, key: keys.ofPage(page), ...found };
    }),
    pictures: keptPictures(new Map([...pictures.keys()].map((name) => [name, undefined])), pictures),
    taken,
  };
}

/** What was known of a site, with the pages that it has after an edit. Their keys are made when somebody asks for them. */
export function withPages(
  { siteHash, definitions, towns, pictures, taken }: KnownSite,
  { pages }: Site,
  work: SharedWork,
): KnownSite {
  const known = once(() =>
    pages.map((page) => ({
      route: page.route,
      file: page.source.file,
      key: work.keys.ofPage(page),
      ...nothingFound,
    })),
  );
  return {
    siteHash,
    definitions,
    towns,
    pictures,
    taken,
    get pages() {
      return known();
    },
  };
}
