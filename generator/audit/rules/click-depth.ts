import type { Finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import type { TownEntry } from '../town-entries.ts';

export const rule: Rule = {
  id: 'click-depth',
  severity: 'warning',
  reason: 'The farther a page is from the home page, the less often visitors and search engines reach it.',
  source: 'https://developers.google.com/search/docs/fundamentals/seo-starter-guide',
  site: ({ limits, notes, towns, links: { clicksTo, linking, cutOff } }) => {
    const limit = limits.clicks;
    const far = notes.filter(({ route, hidden }) => !hidden && (clicksTo(route) ?? 0) > limit);
    const areInCounties = [...towns.values()].some(({ town }) => town.county !== undefined);
    return [
      ...far.map(({ route, town }) =>
        tooFar(
          route,
          `${route} is ${clicksTo(route)} clicks from the home page (limit: ${limit}).`,
          areInCounties && town !== null ? towns.get(town) : undefined,
        ),
      ),
      ...cutOff.map((route) =>
        tooFar(
          route,
          `Visitors cannot reach ${route} from the home page, because they cannot reach the pages that link to it (${linking(route).join(', ')}).`,
        ),
      ),
    ];
  },
};

/** @param town the town of the page, on a site whose towns may be listed by county */
function tooFar(route: string, message: string, town?: TownEntry): Finding {
  const { name, county } = town?.town ?? {};
  const inCounty = county === undefined ? 'has no "county:"' : `is in "${county}"`;
  return {
    at: { route, path: ['route'] },
    message,
    hint: `Link to it from a page that is closer to the home page.${town ? ` If towns are listed by county, look for a list that has it: ${name} ${inCounty}.` : ''}`,
    ...(town && { also: { file: town.file, path: [...town.path, 'name'] } }),
  };
}
