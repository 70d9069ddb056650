import { hasTownSlug, routeOfTown, routesOfTowns, slugMark } from '../../plan/routes/town-slug.ts';
import { groupBy } from '../../report/group-by.ts';
import { suggest } from '../../report/suggest.ts';
import { formatNumber, inWords } from '../../report/wording.ts';
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
    const left = published.filter((route) => !noteOf(route) && !Object.hasOwn(facts.redirects ?? {}, route));
    const accepted = facts.accept?.['gone-route'];
    const isAccepted = (route: string) => typeof accepted === 'object' && Object.hasOwn(accepted, route);
    const isDraft = (route: string) => !isAccepted(route) && site.unpublishedAt(route)?.absence.kind === 'draft';
    const [drafts, gone] = [left.filter(isDraft), left.filter((route) => !isDraft(route))];
    return [...(drafts.length > 0 ? [areDrafts(drafts, facts)] : []), ...goneFor(gone, isAccepted, site)];
  },
};

function goneFor(gone: readonly string[], isAccepted: (route: string) => boolean, site: AuditedSite): Finding[] {
  const { facts, published } = site;
  const left = gone.filter((route) => !isAccepted(route));
  const areMost = left.length > maxMoved && left.length > published.length / 2 && !haveMoved(left, site);
  const redirects = redirectsFor(areMost ? gone.filter(isAccepted) : gone, site);
  const several = redirects.filter(({ from }) => !isAccepted(from));
  const isBlock = several.length > 1;
  return [
    ...(areMost ? [mostAreGone(left, site)] : []),
    ...redirects.filter(({ from }) => !isBlock || isAccepted(from)).map((redirect) => oneIsGone(redirect, facts)),
    ...(isBlock ? [severalAreGone(several, facts)] : []),
  ];
}

/** Where an old route may lead. */
interface Redirect {
  from: string;
  to: string;
  /** The same for all towns, if the page of a town has moved. */
  forTowns?: Redirect;
}

function redirectsFor(gone: readonly string[], site: AuditedSite): Redirect[] {
  const routes = site.notes.map(({ route }) => route);
  const suggestions = Math.max(10, Math.round(maxComparisons / routes.length));
  const families = gone.length > 0 ? familiesOf(site) : [];
  const published = new Set(site.published);
  return gone.map((from, index) => {
    const moved = movedTo(from, families, published, site);
    if (moved) return moved;
    const near = index < suggestions ? suggest(from, routes) : null;
    const to = (near !== null && successor(from, near, published, site)) || pageAbove(from, near, families, site);
    return { from, to };
  });
}

/** True if most are pages of towns that have other addresses now. */
function haveMoved(gone: readonly string[], site: AuditedSite): boolean {
  const [families, published] = [familiesOf(site), new Set(site.published)];
  return gone.filter((from) => movedTo(from, families, published, site)).length > gone.length / 2;
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

/** The page of a town may have moved to the only address of that town that was not published before. */
function movedTo(
  from: string,
  families: readonly Family[],
  published: ReadonlySet<string>,
  { noteOf, towns }: AuditedSite,
): Redirect | null {
  const slug = partsOf(from).find((part) => towns.has(part));
  if (slug === undefined) return null;
  const routes = families.map(({ route }) => ({ route, to: routeOfTown(route, slug) }));
  const [found, ...others] = routes.filter(({ to }) => noteOf(to) && !published.has(to));
  if (!found || others.length > 0) return null;
  const old = `${from}-`.replace(new RegExp(`(?<=[/-])${slug}(?=[/-])`), slugMark).slice(0, -1);
  return { from, to: found.to, forTowns: { from: old, to: found.route } };
}

/** What may be a slug in a route, the longest first. */
function partsOf(route: string): string[] {
  const parts = route.split('/').flatMap((segment) => {
    const words = segment.split('-');
    return words.flatMap((_, start) => words.slice(start).map((__, more) => words.slice(start, start + more + 1)));
  });
  return parts.sort((a, b) => b.length - a.length).map((words) => words.join('-'));
}

/** The pages of a definition that is for all towns. */
interface Family {
  route: string;
  /** Matches their routes, and finds the slug of the town in them. */
  pattern: RegExp;
  parent?: string | undefined;
}

function familiesOf({ definitions }: AuditedSite): Family[] {
  return definitions
    .filter(({ data: { route } }) => hasTownSlug(route) && /^[a-z0-9/-]*[a-z][a-z0-9/-]*$/.test(routeOfTown(route, '')))
    .map(({ data: { route, parent } }) => ({ route, pattern: routesOfTowns(route), parent }));
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
    message: `${formatNumber(gone.length)} of the ${formatNumber(published.length)} pages that were published before are gone, so old links to them lead nowhere: ${named(gone, maxNamed)}.`,
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

/** They will be back, so nobody is asked for redirects. */
function areDrafts(drafts: readonly string[], facts: Facts): Finding {
  const [first = ''] = drafts;
  const hint = 'To publish again what is ready, delete "draft: true" there.';
  return drafts.length === 1
    ? {
        at: placeOf(facts),
        message: `The page ${first} was published before and is a draft now, so old links to it lead nowhere.`,
        hint,
        value: first,
      }
    : {
        at: placeOf(facts),
        message: `${formatNumber(drafts.length)} pages were published before and are drafts now, so old links to them lead nowhere: ${named(drafts, fewNamed)}.`,
        hint,
      };
}

/** The redirects of all are one block to paste. */
function severalAreGone(redirects: readonly Redirect[], facts: Facts): Finding {
  const [first] = redirects;
  const lines = linesOf(redirects);
  const intro = facts.redirects
    ? ['Under "redirects:", write where they lead, such as:', ...lines.map((line) => `  ${line}`)]
    : ['Add redirects to site.yaml, such as:', '  redirects:', ...lines.map((line) => `    ${line}`)];
  return {
    at: placeOf(facts),
    message: `${formatNumber(redirects.length)} pages were published before and are gone, so old links to them lead nowhere: ${named(
      redirects.map(({ from }) => from),
      fewNamed,
    )}.`,
    hint: [
      ...intro,
      `If one of them is gone on purpose, add \`accept: { gone-route: { ${JSON.stringify(first?.from)}: … } }\` with your reason (see docs/audits.md).`,
    ].join('\n'),
  };
}

/** The lines that redirect them. Pages of towns that have moved alike share one. */
function linesOf(redirects: readonly Redirect[]): string[] {
  // Between braces, a placeholder needs quotes.
  const line = (redirect: Redirect) =>
    [redirect.from, redirect.to].map((route) => (hasTownSlug(route) ? JSON.stringify(route) : route)).join(': ');
  const alike = groupBy(redirects, (one) => line(one.forTowns ?? one));
  return [...alike].flatMap(([key, [first, ...others]]) => (first && others.length === 0 ? line(first) : key));
}

const named = (routes: readonly string[], most: number) =>
  inWords(
    routes.length > most ? [...routes.slice(0, most - 1), `${formatNumber(routes.length - most + 1)} more`] : routes,
  );

const placeOf = ({ redirects }: Facts) => ({ route: null, path: redirects ? ['redirects'] : [] });

const redirectHint = (from: string, to: string, { redirects }: Facts) =>
  redirects
    ? `Under "redirects:", write where it leads, such as \`${from}: ${to}\`.`
    : `Add a redirect to site.yaml, such as \`redirects: { ${from}: ${to} }\`.`;
