import { once } from '../../../templates/memoized.ts';
import { hasOwnFile } from '../../check/definition.ts';
import { keptTown } from '../../memory/kept-towns.ts';
import { hashOfSite, keptDefinitions } from '../../memory/known-definitions.ts';
import type { KnownTowns } from '../../memory/known-towns.ts';
import type { KeptTown, Memory } from '../../memory/memory.ts';
import { keptPictures } from '../../memory/remember.ts';
import { stampsBelow } from '../../memory/stamps.ts';
import type { PlannedSite } from '../../pipeline/plan-site.ts';
import type { SharedWork } from '../../pipeline/shared-work.ts';
import { idsOf, type Page, referencesOf } from '../../plan/page.ts';
import type { Site } from '../../plan/resolve.ts';
import { addressPattern } from '../../plan/routes/address.ts';

/** A summary of a site that was planned without errors. */
export interface KnownSite extends Pick<Memory, 'siteHash' | 'definitions' | 'pictures' | 'stampedAt'> {
  towns: readonly KeptTown[];
  pages: readonly KnownPage[];
}

export interface KnownPage {
  route: string;
  file: string;
  /** A hash of its inputs. */
  key: string;
  /** The ids that links can lead to. */
  ids: readonly string[];
  /** The correct form of such a link depends on all pages. */
  hasLinkWithDomain: boolean;
}

/** For a page that was not checked. */
const nothingFound = { ids: [], hasLinkWithDomain: false };

/** Returns the results of the last build of a project. */
export function siteOfBuild({ siteHash, definitions, towns, pages, pictures, stampedAt }: Memory): KnownSite {
  const known = pages.map(({ key, ids, notes: { route, file, hasLinkWithDomain } }) => {
    return { route, file, key, ids, hasLinkWithDomain };
  });
  return { siteHash, definitions, towns, pages: known, pictures, stampedAt };
}

/** What was known when a plan began. */
interface KnownBefore {
  root: string;
  /** The towns whose files were not read. */
  towns: KnownTowns | null;
  /** The pages that were not checked, by their routes. */
  unchanged: ReadonlyMap<string, KnownPage>;
  /** When the planning began, in milliseconds since 1970. */
  stampedAt: number;
}

/** Returns what is known about a site after planning it. */
export function siteOfPlan(
  { site, definitions, pictures }: PlannedSite,
  { keys, hashOf }: SharedWork,
  { root, towns, unchanged, stampedAt }: KnownBefore,
): KnownSite {
  const filed = definitions.towns.filter(hasOwnFile);
  const stampNow = stampsBelow(root);
  const domain = addressPattern(site.facts);
  const hasLink = (page: Page) => referencesOf(page).some(({ role, text }) => role === 'link' && domain.test(text));
  return {
    siteHash: hashOfSite(definitions, hashOf),
    definitions: keptDefinitions(definitions, stampNow, hashOf),
    towns: filed.map(
      ({ source }) => towns?.town(source) ?? keptTown(source, stampNow(source.file) ?? '', {}, definitions.site.data),
    ),
    pages: site.pages.map((page) => {
      const { route, source, isTrusted } = page;
      const found = isTrusted ? nothingFound : { ids: idsOf(page), hasLinkWithDomain: hasLink(page) };
      return unchanged.get(route) ?? { route, file: source.file, key: keys.of(page), ...found };
    }),
    pictures: keptPictures(new Map([...pictures.keys()].map((name) => [name, undefined])), pictures),
    stampedAt,
  };
}

/** Returns what was known about a site, with its pages after an edit. Their keys are made on demand. */
export function withPages(
  { siteHash, definitions, towns, pictures, stampedAt }: KnownSite,
  { pages }: Site,
  work: SharedWork,
): KnownSite {
  const known = once(() =>
    pages.map((page) => ({
      route: page.route,
      file: page.source.file,
      key: work.keys.of(page),
      ...nothingFound,
    })),
  );
  return {
    siteHash,
    definitions,
    towns,
    pictures,
    stampedAt,
    get pages() {
      return known();
    },
  };
}
