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

/** Of those that a block of redirects names again. */
const fewNamed = 4;

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
    const redirects = redirectsFor(areMost ? gone.filter(isAccepted) : gone, site);
    const several = redirects.filter(({ from }) => !isAccepted(from));
    const isBlock = several.length > 1;
    return [
      ...(areMost ? [mostAreGone(left, site)] : []),
      ...redirects.filter(({ from }) => !isBlock || isAccepted(from)).map((redirect) => oneIsGone(redirect, facts)),
      ...(isBlock ? [severalAreGone(several, facts)] : []),
    ];
  },
};

/** Where an old route may lead. */
interface Redirect {
  from: string;
  to: string;
}

function redirectsFor(gone: readonly string[], site: AuditedSite): Redirect[] {
  const routes = site.notes.map(({ route }) => route);
  const suggestions = Math.max(10, Math.round(maxComparisons / routes.length));
  const families = gone.length > 0 ? familiesOf(site) : [];
  const published = new Set(site.published);
  return gone.map((from, index) => {
    const near = index < suggestions ? suggest(from, routes) : null;
    const to = (near !== null && successor(from, near, published, site)) || pageAbove(from, near, families, site);
    return { from, to };
  });
}

/**
 * A page that is spelled almost the same, unless it may be about another town. The page of a town has moved only to an address that was
 * not published before: with /plumber-robins there already, /plumber-warner-robins was that of another town.
 */
function successor(gone: string, near: string, published: ReadonlySet<string>, { noteOf }: AuditedSite): string | null {
  const town = noteOf(near)?.town ?? null;
  if (town === null) return near;
  const isNamed = `${gone}-`.replaceAll('/', '-').includes(`-${town}-`);
  return isNamed && !published.has(near) ? near : null;
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
  return {
    at: placeOf(facts),
    message: `${gone.length} of the ${published.length} pages that were published before are gone, so old links to them lead nowhere: ${named(gone, maxNamed)}.`,
    hint: `If they were pages of another site, delete .published.json. If not, redirect each of them. ${redirectHint(gone[0] ?? '', '/', facts)}`,
  };
}

type Facts = Pick<AuditedSite['facts'], 'redirects'>;

function oneIsGone({ from, to }: Redirect, facts: Facts): Finding {
  return {
    at: placeOf(facts),
    message: `The page ${from} was published before and is gone, so old links to it lead nowhere.`,
    hint: redirectHint(from, to, facts),
    value: from,
  };
}

/** The redirects of all are one block to paste. */
function severalAreGone(redirects: readonly Redirect[], facts: Facts): Finding {
  const [first] = redirects;
  const lines = redirects.map(({ from, to }) => `${from}: ${to}`);
  const intro = facts.redirects
    ? ['Under "redirects:", write where they lead, such as:', ...lines.map((line) => `  ${line}`)]
    : ['Add redirects to site.yaml, such as:', '  redirects:', ...lines.map((line) => `    ${line}`)];
  return {
    at: placeOf(facts),
    message: `${redirects.length} pages were published before and are gone, so old links to them lead nowhere: ${named(
      redirects.map(({ from }) => from),
      fewNamed,
    )}.`,
    hint: [
      ...intro,
      `If one of them is gone on purpose, add \`accept: { gone-route: { ${JSON.stringify(first?.from)}: … } }\` with your reason (see docs/audits.md).`,
    ].join('\n'),
  };
}

const named = (routes: readonly string[], most: number) =>
  inWords(routes.length > most ? [...routes.slice(0, most - 1), `${routes.length - most + 1} more`] : routes);

const placeOf = ({ redirects }: Facts) => ({ route: null, path: redirects ? ['redirects'] : [] });

const redirectHint = (from: string, to: string, { redirects }: Facts) =>
  redirects
    ? `Under "redirects:", write where it leads, such as \`${from}: ${to}\`.`
    : `Add a redirect to site.yaml, such as \`redirects: { ${from}: ${to} }\`.`;
