import { groupBy } from '../../basics/group-by.ts';
import { hasTownSlug } from '../../check/towns/town-slug.ts';
import { formatNumber, inWords } from '../../report/wording.ts';
import type { Finding } from '../finding.ts';
import { haveMoved, type OldRoute, redirectsFor } from '../redirects-for.ts';
import type { AuditedSite, Rule } from '../rule.ts';

/** If more pages are gone, and they are most of what was published, the record may belong to another site. */
const maxMoved = 5;

/** If there are very many, only the first are listed. */
const maxNamed = 40;

/** How many are listed if a block of redirects lists them again. */
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

function mostAreGone(gone: readonly string[], site: AuditedSite): Finding {
  const { facts, published } = site;
  const [{ to } = { to: null }] = redirectsFor(gone.slice(0, 1), site);
  return {
    at: redirectsSpot(facts),
    message: `${formatNumber(gone.length)} of the ${formatNumber(published.length)} pages that were published before are gone, so old links to them lead nowhere: ${named(gone, maxNamed)}.`,
    pages: gone,
    hint: `If they were pages of another site, delete .published.json. If not, redirect each of them. ${redirectHint(gone[0] ?? '', to ?? null, facts)}`,
  };
}

type RedirectFacts = Pick<AuditedSite['facts'], 'redirects'>;

function oneIsGone({ from, to }: OldRoute, facts: RedirectFacts): Finding {
  return {
    at: redirectsSpot(facts),
    message: `The page ${from} was published before and is gone, so old links to it lead nowhere.`,
    hint: redirectHint(from, to, facts),
    value: from,
  };
}

/** Reports drafts, which will be back, so the hint does not ask for redirects. */
function areDrafts(drafts: readonly string[], facts: RedirectFacts): Finding {
  const [first = ''] = drafts;
  const hint = 'To publish again what is ready, delete "draft: true" there.';
  return drafts.length === 1
    ? {
        at: redirectsSpot(facts),
        message: `The page ${first} was published before and is a draft now, so old links to it lead nowhere.`,
        hint,
        value: first,
      }
    : {
        at: redirectsSpot(facts),
        message: `${formatNumber(drafts.length)} pages were published before and are drafts now, so old links to them lead nowhere: ${named(drafts, fewNamed)}.`,
        pages: drafts,
        hint,
      };
}

/** Reports several gone pages with all redirects in one block to paste. */
function severalAreGone(redirects: readonly OldRoute[], facts: RedirectFacts): Finding {
  const [first] = redirects;
  const hint = redirects.every(({ to }) => to === null)
    ? [`${whereToWrite(facts)} the pages that they lead to now. No page has an address near theirs.`]
    : blockOf(redirects, facts);
  return {
    at: redirectsSpot(facts),
    message: `${formatNumber(redirects.length)} pages were published before and are gone, so old links to them lead nowhere: ${named(
      redirects.map(({ from }) => from),
      fewNamed,
    )}.`,
    pages: redirects.map(({ from }) => from),
    hint: [
      ...hint,
      `If one of them is gone on purpose, add \`accept: { gone-route: { ${JSON.stringify(first?.from)}: … } }\` with your reason (see docs/audits.md).`,
    ].join('\n'),
  };
}

function blockOf(redirects: readonly OldRoute[], facts: RedirectFacts): string[] {
  const lines = linesOf(redirects);
  return facts.redirects
    ? ['Under "redirects:", write where they lead, such as:', ...lines.map((line) => `  ${line}`)]
    : ['Add redirects to site.yaml, such as:', '  redirects:', ...lines.map((line) => `    ${line}`)];
}

/** Returns the lines that redirect them. Pages of towns that have moved in the same way share one. */
function linesOf(redirects: readonly OldRoute[]): string[] {
  // In braces, a placeholder needs quotes.
  const line = ({ from, to }: OldRoute) =>
    to === null
      ? `# ${from}: no page is near it`
      : [from, to].map((route) => (hasTownSlug(route) ? JSON.stringify(route) : route)).join(': ');
  const alike = groupBy(redirects, (one) => line(one.forTowns ?? one));
  const shared = [...alike].filter(([, { length }]) => length > 1).map(([key]) => key);
  const single = [...alike.values()].flatMap((group) => (group.length === 1 ? group.map(line) : []));
  const rest = single.length - maxNamed;
  return [...shared, ...single.slice(0, maxNamed), ...(rest > 0 ? [`# and ${formatNumber(rest)} more`] : [])];
}

const named = (routes: readonly string[], most: number) =>
  inWords(
    routes.length > most ? [...routes.slice(0, most - 1), `${formatNumber(routes.length - most + 1)} more`] : routes,
  );

const redirectsSpot = ({ redirects }: RedirectFacts) => ({ route: null, path: redirects ? ['redirects'] : [] });

const whereToWrite = ({ redirects }: RedirectFacts) =>
  redirects ? 'Under "redirects:", write' : 'Write "redirects:" in site.yaml, and under it';

function redirectHint(from: string, to: string | null, facts: RedirectFacts): string {
  if (to === null) {
    return `${whereToWrite(facts)} the page that ${from} leads to now. No page has an address near it.`;
  }
  return facts.redirects
    ? `Under "redirects:", write where it leads, such as \`${from}: ${to}\`.`
    : `Add a redirect to site.yaml, such as \`redirects: { ${from}: ${to} }\`.`;
}
