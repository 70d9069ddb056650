import { keySpan } from '../read/locate.ts';
import { profileAddress } from '../read/profile-address.ts';
import type { Diagnostic, Message } from '../report/diagnostic.ts';
import { suggest } from '../report/suggest.ts';
import { faultMessage, nameMessage } from './contact-address.ts';
import { correctedLink, correctedTemplate } from './corrected-link.ts';
import { errorAt, errorAtValue } from './error-at.ts';
import type { Leaf } from './fill-context.ts';
import { linkMessages } from './link-messages.ts';
import { placeOf, writtenLink } from './link-place.ts';
import { isContactAddress, isFileAddress, type LinkTarget, readAddress } from './link-target.ts';
import { hasId, type LinkedSite, ownRoute } from './linked-site.ts';
import type { PageCandidate } from './page.ts';
import { redirectTrail } from './redirect-problems.ts';
import { routeFault } from './route.ts';
import { parentMessages, redirectMessages, requiredPages } from './route-messages.ts';

/** What is wrong with a link, and what its problem is about: links with the same subject are one mistake. */
export interface LinkProblem {
  leaf: Leaf;
  message: Message;
  subject: string;
  /** Where the mistake is if several links are right. */
  blamed?: (wanted: number) => Diagnostic | null;
}

type Check = (
  leaf: Leaf,
  page: PageCandidate | null,
  site: LinkedSite,
  used: ReadonlySet<string>,
) => LinkProblem | null;

/** What is wrong with one link; null if nothing is. */
export const linkProblem: Check = (leaf, page, site, used) => {
  const { text, path, part } = leaf;
  if (part && text === '') return problem(leaf, linkMessages.noTarget(part.words));
  if (page !== null && path.length === 1 && path[0] === 'parent') return parentProblem(leaf, page, site, used);
  const address = Object.hasOwn(site.named, text) ? (site.named[text] ?? '') : text;
  if (isRedirect(leaf, page) && isContactAddress(address)) return problem(leaf, redirectMessages.noPage(text, address));
  const isDefinition = page === null && path[0] === 'links';
  if (Object.hasOwn(site.named, text)) return isDefinition ? problem(leaf, nameMessage(text, address, site)) : null;
  const target = readAddress(text);
  const better = () => correctedLink(text, page, site);
  if (target.kind === 'fault') return problem(leaf, faultMessage(target, better(), isDefinition, site));
  if (target.kind === 'unknown') {
    const profile = isDefinition ? profileAddress(String(path[1]), text) : null;
    return profile === null
      ? unknownName(leaf, withoutOwn(better(), leaf, page, site), site, used)
      : problem(leaf, linkMessages.noAddress(text, profile));
  }
  if (target.kind === 'page') return pageProblem(leaf, target, page, site, used);
  const own = ownRoute(text, site) === null ? null : better();
  return own === null ? null : problem(leaf, linkMessages.ownAddress(text, own));
};

/** A parent is a link, but only to a page of the site. */
const parentProblem: Check = (leaf, page, site, used) => {
  const { text } = leaf;
  const target = Object.hasOwn(site.named, text) ? null : readAddress(text);
  if (target?.kind === 'page' && target.route !== null && target.anchor === null && !site.files.has(target.route))
    return pageProblem(leaf, target, page, site, used);
  const [withoutAnchor = ''] = text.split('#');
  const isPage = site.routes.has(withoutAnchor);
  const better = isPage ? withoutAnchor : target && correctedLink(text, page, site)?.split('#')[0];
  return problem(leaf, parentMessages.badParent(text, better?.startsWith('/') ? better : null));
};

const isRedirect = ({ path }: Leaf, page: PageCandidate | null) => page === null && path[0] === 'redirects';

/** A link of a fact is one mistake, in however many texts the fact is. */
const subjectOf = (leaf: Leaf) => (leaf.part === undefined ? placeOf(leaf) : `link ${leaf.text}`);

const problem = (leaf: Leaf, message: Message, subject = subjectOf(leaf)): LinkProblem => ({
  leaf,
  message,
  subject,
});

/** No link is meant to lead to the section that it is in. */
function withoutOwn(to: string | null, leaf: Leaf, page: PageCandidate | null, site: LinkedSite): string | null {
  const id = page && to?.startsWith('#') ? site.idsOn(page).get(to.slice(1)) : undefined;
  const isOwn = id?.path.length === 3 && id.path.slice(0, 2).join() === leaf.path.slice(0, 2).join();
  return isOwn ? null : to;
}

function unknownName(leaf: Leaf, better: string | null, site: LinkedSite, used: ReadonlySet<string>): LinkProblem {
  const { text } = leaf;
  const names = Object.keys(site.named);
  const message = linkMessages.unknownLink(text, names, better);
  const blamed = (places: number) => {
    const near = suggest(text, Object.keys(site.facts.links));
    if (near === null || used.has(near)) return null;
    return errorAt(site.source, keySpan(site.source, ['links', near]), linkMessages.misspelledName(near, text, places));
  };
  return { leaf, message, subject: `name ${text}`, blamed };
}

function pageProblem(
  leaf: Leaf,
  { route, anchor }: Extract<LinkTarget, { kind: 'page' }>,
  page: PageCandidate | null,
  site: LinkedSite,
  used: ReadonlySet<string>,
): LinkProblem | null {
  const { text } = leaf;
  const other = route === null ? page : site.routes.get(route);
  if (route !== null && site.files.has(route)) return null;
  if (route !== null && !other) return missingPage(leaf, route, page, site);
  if (anchor === null || !other) {
    return route === null && isRedirect(leaf, page) ? problem(leaf, redirectMessages.anchorAlone(text)) : null;
  }
  if (anchor === '') return problem(leaf, linkMessages.emptyAnchor(text, route ?? other.route));
  if (hasId(other, anchor, site) || site.ambiguous.has(other.route ?? '')) return null;
  const ids = [...site.idsOn(other)];
  const shown = other.route ?? '';
  const better = isFilled(leaf) ? null : correctedLink(text, page, site);
  const message = linkMessages.unknownAnchor(
    anchor,
    shown,
    ids.map(([id]) => id),
    better,
  );
  const blamed = (places: number) => {
    const unused = ids.map(([id]) => id).filter((id) => !used.has(`${shown}#${id}`));
    const near = suggest(anchor, unused) ?? sameWords(anchor, unused);
    const definition = ids.find(([id]) => id === near)?.[1];
    if (!definition || near === null) return null;
    return errorAtValue(definition.source, definition.path, linkMessages.misspelledId(near, anchor, places));
  };
  return { leaf, message, subject: `id ${shown}#${anchor}`, blamed };
}

/** The only id that has all words of another one, or only words of it: `spa-bundles` and `bundles`. */
function sameWords(wanted: string, ids: readonly string[]): string | null {
  const has = (long: string, short: string) => `-${long}-`.includes(`-${short}-`);
  const [found, ...others] = ids.filter((id) => has(id, wanted) || has(wanted, id));
  return found !== undefined && others.length === 0 ? found : null;
}

const isFilled = (leaf: Leaf) => writtenLink(leaf) !== leaf.text;

function missingPage(leaf: Leaf, route: string, page: PageCandidate | null, site: LinkedSite): LinkProblem | null {
  const { text } = leaf;
  const redirected = redirectTrail(route, site.facts.redirects);
  if (redirected) {
    const end = redirected.trail.at(-1) ?? '';
    return redirected.loops ? null : problem(leaf, redirectMessages.chain(route, end));
  }
  const draft = site.unpublishedAt(route);
  if (draft) return { leaf, message: linkMessages.unpublishedPage(route, draft), subject: `page ${route}` };
  if (isFileAddress(route)) {
    const better = isFilled(leaf) ? null : correctedLink(text, page, site);
    return { leaf, message: linkMessages.missingFile(route, better), subject: `file ${route}` };
  }
  const fault = routeFault(route);
  const raw = writtenLink(leaf) ?? text;
  const better = isFilled(leaf) ? correctedTemplate(raw, site.routes.values()) : correctedLink(text, page, site);
  if (fault && better !== null) return problem(leaf, linkMessages.badRoute(text, fault.fault, better));
  if (!site.allKnown || Object.hasOwn(requiredPages, route)) return null;
  const message = isFilled(leaf)
    ? linkMessages.unknownTownPage(route, raw, better)
    : linkMessages.unknownPage(route, better);
  return { leaf, message, subject: `page ${route}` };
}
