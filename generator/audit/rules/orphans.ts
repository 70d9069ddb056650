import type { Definition } from '../../check/definition.ts';
import { formatNumber } from '../../report/wording.ts';
import type { AuditedSite, Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'orphans',
  severity: 'warning',
  reason: 'Search engines find a page that nothing links to only through the sitemap, and rank it as unimportant.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  site: (site) => {
    const { notes, towns, links } = site;
    const orphans = notes.filter(({ route, hidden }) => !hidden && route !== '/' && links.linking(route).length === 0);
    if (orphans.length === 0) return [];
    const hints = new Map(site.definitions.map((definition) => [definition.source.file, hintFor(definition, site)]));
    return orphans.map(({ route, file, town }) => ({
      at: { route, path: ['route'] },
      message: `No other page links to ${route}, so ${town === null ? 'people' : `people in ${towns.get(town)?.town.name}`} can reach it only through the sitemap.`,
      hint: hints.get(file) ?? usual,
    }));
  },
};

const usual = 'Link to it from the footer, or from a page that visitors reach, such as the page above it.';

/** A list of more towns needs groups on the page with all of them, and a limit elsewhere. */
const manyTowns = 100;

const inGroups =
  'give that section "group: letter", or list each county on a page of its own with "in:". In the footer or on the pages themselves, add  near: town  and  limit: 8.';

/** Returns the hint. The pages of all towns do not need separate links: one item of a list links to all of them. */
function hintFor({ data: { each, specialty, town, route } }: Definition, site: AuditedSite): string {
  if (town !== undefined || (each === undefined && specialty === undefined)) return usual;
  const chosen = specialty === undefined ? '' : ` specialty: ${specialty},`;
  const { towns, ownRegions } = site;
  const areAlike = [...ownRegions.values()].some((regions) => regions.length > 1);
  const label = areAlike ? '{town.name}, {town.region}' : '{town.name}';
  return [
    'One list item leads to all of these pages. Write it into a list of links on a page that visitors reach:',
    `- { each: towns,${chosen} label: "${label}", to: "${route}" }`,
    ...(towns.size > manyTowns ? [`With ${formatNumber(towns.size)} towns, ${inGroups}`] : []),
  ].join('\n');
}
