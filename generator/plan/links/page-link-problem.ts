import { basename } from 'node:path';
import { suggest } from '../../basics/suggest.ts';
import type { Unpublished } from '../../check/definition.ts';
import { errorAtValue } from '../../read/error-at.ts';
import type { Diagnostic, Message } from '../../report/diagnostic.ts';
import type { PageCandidate } from '../page.ts';
import { redirectEnds } from '../routes/redirect-ends.ts';
import { redirectMessages } from '../routes/redirect-messages.ts';
import { routeFault } from '../routes/route.ts';
import { requiredPages } from '../routes/route-messages.ts';
import type { Leaf } from '../texts/fill-context.ts';
import { rawText } from '../texts/raw-text.ts';
import { correctedLink, correctedTemplate } from './corrected-link.ts';
import { linkMessages } from './link-messages.ts';
import { isMainPage, linkKey, writtenLink } from './link-place.ts';
import { isFileAddress, type LinkTarget } from './link-target.ts';
import { hasId, type LinkedSite } from './linked-site.ts';
import { isOfOtherTown } from './other-town.ts';
import { type LinkHolder, linkHolder, unpublishedMessages } from './unpublished-messages.ts';

/** The problem with a link, and its subject: links with the same subject are one mistake. */
export interface LinkProblem {
  leaf: Leaf;
  message: Message;
  subject: string;
  /** The unpublished page that the link leads to, if there is one. */
  unpublished?: Unpublished;
  /** The route that the link leads to, if no page has it. */
  missing?: string;
  /** Returns the location of the mistake if several links are right. */
  blamed?: (wanted: number) => Diagnostic | null;
}

/**
 * Returns true for the target of a redirect.
 *
 * @param page null for a link in site.yaml
 */
export const isRedirect = ({ path }: Leaf, page: PageCandidate | null) => page === null && path[0] === 'redirects';

/** A link in a fact is one mistake, no matter how many texts use the fact. */
const subjectOf = (leaf: Leaf) => (leaf.part === undefined ? linkKey(leaf) : `link ${leaf.text}`);

/** Returns the problem with a link. Each place where a link is written is a mistake of its own. */
export const problem = (leaf: Leaf, message: Message): LinkProblem => ({ leaf, message, subject: subjectOf(leaf) });

/** Returns the problem with a link to a page of the site, or null. */
export function pageProblem(
  leaf: Leaf,
  { route, anchor }: Extract<LinkTarget, { kind: 'page' }>,
  page: PageCandidate | null,
  site: LinkedSite,
): LinkProblem | null {
  const { text } = leaf;
  if (route === '/404' && isRedirect(leaf, page)) return problem(leaf, redirectMessages.toMissingPage());
  const other = route === null ? page : site.routes.get(route);
  if (route !== null && site.files.has(route)) return null;
  if (route !== null && !other) return missingPage(leaf, route, page, site);
  if (anchor === null || !other) {
    return route === null && isRedirect(leaf, page) ? problem(leaf, redirectMessages.anchorAlone(text)) : null;
  }
  if (anchor === '') return problem(leaf, linkMessages.emptyAnchor(text, route ?? other.route));
  if (hasId(other, anchor, site) || site.ambiguous.has(other.route ?? '')) return null;
  const shown = other.route ?? '';
  const absence = site.unpublishedIdIn(other.source.file, anchor);
  if (absence) {
    const subject = `id ${shown}#${anchor}`;
    const { source } = other;
    return unpublished(leaf, subject, site, (holder) => unpublishedMessages.id(anchor, shown, absence, source, holder));
  }
  return missingId(leaf, anchor, other, page, site);
}

function missingId(
  leaf: Leaf,
  anchor: string,
  other: PageCandidate,
  page: PageCandidate | null,
  site: LinkedSite,
): LinkProblem {
  const ids = [...site.idsOn(other)];
  const shown = other.route ?? '';
  const better = isFilled(leaf) ? null : correctedLink(leaf.text, page, site);
  const message = linkMessages.unknownAnchor(
    anchor,
    shown,
    ids.map(([id]) => id),
    better,
  );
  const blamed = (places: number) => {
    const unused = ids.map(([id]) => id).filter((id) => !site.used.has(`${shown}#${id}`));
    const near = suggest(anchor, unused) ?? sameWords(anchor, unused);
    const definition = ids.find(([id]) => id === near)?.[1];
    if (!definition || near === null) return null;
    return errorAtValue(definition.source, definition.path, linkMessages.misspelledId(near, anchor, places));
  };
  return { leaf, message, subject: `id ${shown}#${anchor}`, blamed };
}

/**
 * Returns the problem with a link to something unpublished. Links that need different changes get separate messages.
 */
function unpublished(
  leaf: Leaf,
  subject: string,
  site: LinkedSite,
  message: (holder: LinkHolder) => Message,
): LinkProblem {
  const holder = linkHolder(leaf.path, leaf.source.file === site.source.file);
  return { leaf, message: message(holder), subject: `${subject} ${holder.change} ${holder.dated}` };
}

/** Returns the only id that has all words of another one, or only words of it, as in `spring-bundles` and `bundles`. */
function sameWords(wanted: string, ids: readonly string[]): string | null {
  const has = (long: string, short: string) => `-${long}-`.includes(`-${short}-`);
  const [found, ...others] = ids.filter((id) => has(id, wanted) || has(wanted, id));
  return found !== undefined && others.length === 0 ? found : null;
}

const isFilled = (leaf: Leaf) => writtenLink(leaf) !== leaf.text;

/**
 * Returns true if a page cannot be meant as the page of a town: another town has it, or the missing route names the
 * town and this page does not. With many towns, there is always one with a similar name.
 */
function isOfNoSuchTown(leaf: Leaf, near: string, { routes, facts }: LinkedSite): boolean {
  if (!isMainPage(leaf)) return false;
  if (routes.get(near)?.town?.page === near) return true;
  const [, index] = leaf.path;
  const slug = index === undefined ? basename(leaf.source.file, '.yaml') : (facts.towns?.[Number(index)]?.slug ?? '');
  const other = routes.get(near)?.town?.slug ?? slug;
  return other !== slug || (!isOfOtherTown(leaf.text, { town: { slug } }) && isOfOtherTown(near, { town: { slug } }));
}

const noRedirects = {};

/** Returns the route of the definition that makes a page, as a link for every town has it; null for any other page. */
function templateAt(route: string, { routes }: LinkedSite): string | null {
  const page = routes.get(route);
  const written = page ? rawText(page.source, ['route']) : null;
  return written?.includes('{') ? written : null;
}

function missingPage(leaf: Leaf, route: string, page: PageCandidate | null, site: LinkedSite): LinkProblem | null {
  const { text } = leaf;
  const end = redirectEnds(site.facts.redirects ?? noRedirects).ends.get(route);
  if (end === null) return null;
  if (end !== undefined) {
    const better = isFilled(leaf) ? templateAt(end, site) : end;
    return problem(leaf, redirectMessages.chain(route, end, better));
  }
  const draft = site.unpublishedAt(route);
  if (draft) {
    const found = unpublished(leaf, `page ${route}`, site, (holder) => unpublishedMessages.page(route, draft, holder));
    return { ...found, unpublished: draft };
  }
  if (isFileAddress(route)) {
    const better = isFilled(leaf) ? null : correctedLink(text, page, site);
    return { leaf, message: linkMessages.missingFile(route, better), subject: `file ${route}` };
  }
  const fault = routeFault(route, site.facts.language);
  const raw = writtenLink(leaf) ?? text;
  const near = isFilled(leaf) ? correctedTemplate(raw, site) : correctedLink(text, page, site);
  const better = near !== null && isOfNoSuchTown(leaf, near, site) ? null : near;
  if (fault && better !== null) return problem(leaf, linkMessages.badRoute(text, fault.fault, better));
  if (!site.allKnown || Object.hasOwn(requiredPages, route)) return null;
  const what = isRedirect(leaf, page) ? 'redirect' : 'link';
  const unknown = isMainPage(leaf)
    ? linkMessages.unknownMainPage(route, better)
    : linkMessages.unknownPage(route, better, what);
  const message = isFilled(leaf) ? linkMessages.unknownTownPage(route, raw, better) : unknown;
  return { leaf, message, subject: `page ${route}`, missing: route };
}
