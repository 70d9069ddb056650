import type { Finding } from '../finding.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'click-depth',
  severity: 'warning',
  reason: 'The farther a page is from the home page, the less often visitors and search engines reach it.',
  source: 'https://developers.google.com/search/docs/fundamentals/seo-starter-guide',
  site: ({ limits, notes, links: { clicks, linking, cutOff } }) => {
    const limit = limits.clicks;
    const far = notes.filter(({ route, hidden }) => !hidden && (clicks.get(route) ?? 0) > limit);
    return [
      ...far.map(({ route }) =>
        tooFar(route, `${route} is ${clicks.get(route)} clicks from the home page (limit: ${limit}).`),
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

function tooFar(route: string, message: string): Finding {
  return { at: { route, path: ['route'] }, message, hint: 'Link to it from a page that is closer to the home page.' };
}
