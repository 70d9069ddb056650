import { escapeRegExp } from '../../report/escape-reg-exp.ts';
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

function eachIsGone(gone: readonly string[], site: AuditedSite): Finding[] {
  const { facts, notes } = site;
  const routes = notes.map(({ route }) => route);
  const suggestions = Math.max(10, Math.round(maxComparisons / routes.length));
  const families = gone.length > 0 ? familiesOf(site) : [];
  return gone.map((route, index) => {
    const near = index < suggestions ? suggest(route, routes) : null;
    const better = (near !== null && successor(route, near, site)) || pageAbove(route, near, families, site);
    return {
      at: placeOf(facts),
      message: `The page ${route} was published before and is gone, so old links to it lead nowhere.`,
      hint: redirectHint(route, better, facts),
      value: route,
    };
  });
}

/** A page that is spelled almost the same, unless it is about another town. */
function successor(gone: string, near: string, { noteOf }: AuditedSite): string | null {
  const town = noteOf(near)?.town ?? null;
  return town === null || `${gone}-`.replaceAll('/', '-').includes(`-${town}-`) ? near : null;
}

/** The pages of a definition that is for all towns. */
interface Family {
  /** Matches their routes, and finds the slug of the town in them. */
  pattern: RegExp;
  parent?: string | undefined;
}

function familiesOf({ definitions }: AuditedSite): Family[] {
  const slug = '{town.slug}';
  return definitions
    .filter(({ data: { route } }) => route.includes(slug) && /[a-z]/.test(route.replace(slug, '')))
    .map(({ data: { route, parent } }) => {
      const [before = '', after = ''] = route.split(slug).map(escapeRegExp);
      return { pattern: new RegExp(`^${before}([a-z0-9-]+)${after}$`), parent };
    });
}

/** The main page of the same town, or else the page above those that are like the one that is gone. */
function pageAbove(
  gone: string,
  near: string | null,
  families: readonly Family[],
  { definitions, noteOf, towns }: AuditedSite,
): string {
  const family = families.find(({ pattern }) => pattern.test(gone));
  const [, slug = ''] = family?.pattern.exec(gone) ?? [];
  const file = near === null ? undefined : noteOf(near)?.file;
  const like = family ?? definitions.find(({ source }) => source.file === file)?.data;
  const routes = [towns.get(slug)?.town.page, like?.parent];
  return routes.find((route) => route !== undefined && noteOf(route)) ?? '/';
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
