import { suggest } from '../../report/suggest.ts';
import { inWords } from '../../report/wording.ts';
import type { Finding } from '../finding.ts';
import type { AuditedSite, Rule } from '../rule.ts';

/** Comparing every route that is gone with every page would take too long on a large site. */
const maxComparisons = 300_000;

/** If more are gone, and most of what was published, it may be the record of another site. */
const maxMoved = 5;

/** Of very many, only the first are named. */
const maxNamed = 40;

export const rule: Rule = {
  id: 'gone-route',
  severity: 'warning',
  needs: 'published',
  reason: 'People who follow an old link to a page that is gone leave the site.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects',
  site: (site) => {
    const { facts, noteOf, published } = site;
    const gone = published.filter((route) => !noteOf(route) && !Object.hasOwn(facts.redirects ?? {}, route));
    const accepted = facts.accept?.['gone-route'];
    const isAccepted = (route: string) => typeof accepted === 'object' && Object.hasOwn(accepted, route);
    const left = gone.filter((route) => !isAccepted(route));
    const areMost = left.length > maxMoved && left.length > published.length / 2;
    const single = eachIsGone(areMost ? gone.filter(isAccepted) : gone, site);
    return areMost ? [mostAreGone(left, site), ...single] : single;
  },
};

function eachIsGone(gone: readonly string[], { facts, notes }: AuditedSite): Finding[] {
  const routes = notes.map(({ route }) => route);
  const suggestions = Math.max(10, Math.round(maxComparisons / routes.length));
  return gone.map((route, index) => {
    const better = (index < suggestions && suggest(route, routes)) || '/';
    return {
      at: placeOf(facts),
      message: `The page ${route} was published before and is gone, so old links to it lead nowhere.`,
      hint: redirectHint(route, better, facts),
      value: route,
    };
  });
}

function mostAreGone(gone: readonly string[], { facts, published }: AuditedSite): Finding {
  const named = gone.length > maxNamed ? [...gone.slice(0, maxNamed), `${gone.length - maxNamed} more`] : gone;
  return {
    at: placeOf(facts),
    message: `${gone.length} of the ${published.length} pages that were published before are gone, so old links to them lead nowhere: ${inWords(named)}.`,
    hint: `If they were pages of another site, delete .published.json. If not, redirect each of them. ${redirectHint(gone[0] ?? '', '/', facts)}`,
  };
}

type Facts = Pick<AuditedSite['facts'], 'redirects'>;

const placeOf = ({ redirects }: Facts) => ({ route: null, path: redirects ? ['redirects'] : [] });

const redirectHint = (from: string, to: string, { redirects }: Facts) =>
  redirects
    ? `Under "redirects:", write where it leads, such as \`${from}: ${to}\`.`
    : `Add a redirect to site.yaml, such as \`redirects: { ${from}: ${to} }\`.`;
