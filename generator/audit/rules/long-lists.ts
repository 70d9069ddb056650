import type { Town } from '../../../templates/facts/site.ts';
import { asGroup, isGroup } from '../../../templates/schema/is-group.ts';
import type { Definition } from '../../check/definition.ts';
import { isInCounty, placesOf } from '../../plan/towns/list-places.ts';
import type { Path } from '../../read/locate.ts';
import { formatNumber } from '../../report/wording.ts';
import type { Finding } from '../finding.ts';
import type { AuditedSite, Rule } from '../rule.ts';

/** A longer list below a page is not useful, and adds more than one element for each town. */
const maxTowns = 100;

/** Reports lists of all towns on the page of each town, or in the footer or navigation of every page. */
export const rule: Rule = {
  id: 'long-lists',
  severity: 'warning',
  reason: 'A list of all towns on the page of each town makes every page heavy, and hides the few that are near.',
  source: 'https://developer.chrome.com/docs/lighthouse/performance/dom-size',
  site: (site) => (site.towns.size > maxTowns ? [...inDefinitions(site), ...onEveryPage(site)] : []),
};

function inDefinitions(site: AuditedSite): Finding[] {
  const counts = new Map<string, number>();
  for (const { file } of site.notes) counts.set(file, (counts.get(file) ?? 0) + 1);
  return site.definitions.flatMap((definition) => {
    const pages = counts.get(definition.source.file) ?? 0;
    if (!isForTowns(definition) || pages < 2) return [];
    return longLists(definition.data.sections, ['sections'], site).map(({ path, towns }) => ({
      at: { file: definition.source.file, path },
      message: `This list has ${towns} towns, on each of the ${pages} pages that this file makes.`,
      hint: `${nearest} To lead visitors to all towns, list them on one page, such as the one about your areas.`,
    }));
  });
}

const isForTowns = ({ data: { each, specialty } }: Definition) => each !== undefined || specialty !== undefined;

/** Reports lists that are on every page. */
function onEveryPage(site: AuditedSite): Finding[] {
  const written = asGroup(site.written);
  return (['navigation', 'footer'] as const).flatMap((part) =>
    longLists(written[part], [part], site).map(({ path, towns }) => ({
      at: { file: 'site.yaml', path },
      message: `The ${part} of every page lists ${formatNumber(towns)} towns.`,
      hint: `${nearest} To lead visitors to all towns, link to one page that lists them.`,
    })),
  );
}

const nearest = 'Add  near: town  and  limit: 8  for the eight nearest.';

/** Returns the lists of towns without a limit, or with a high one, and the number of towns in each. */
function longLists(value: unknown, path: Path, site: AuditedSite): { path: Path; towns: number }[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => longLists(item, [...path, index], site));
  if (!isGroup(value)) return [];
  // It is only on the pages of the towns with the specialty.
  if (value.each === undefined && value.specialty !== undefined) return [];
  const towns = value.each === undefined ? 0 : townsIn(value, site);
  if (towns > maxTowns) return [{ path: [...path, 'each'], towns }];
  return Object.entries(value).flatMap(([key, child]) => longLists(child, [...path, key], site));
}

function townsIn(item: Readonly<Record<string, unknown>>, site: AuditedSite): number {
  const { specialty, in: place, limit } = item;
  const towns = [...site.towns.values()].map(({ town }) => town);
  const chosen = (place === undefined ? towns : inPlace(String(place).normalize(), towns)).filter(
    (town) => typeof specialty !== 'string' || specialty in (town.specialties ?? {}),
  );
  return typeof limit === 'number' ? Math.min(limit, chosen.length) : chosen.length;
}

function inPlace(place: string, towns: readonly Town[]): readonly Town[] {
  const ofCounty = towns.filter(isInCounty(place));
  return ofCounty.length > 0 ? ofCounty : towns.filter((town) => placesOf(town).includes(place));
}
