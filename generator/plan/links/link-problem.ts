import { ownValue } from '../../../templates/own-value.ts';
import { suggest } from '../../basics/suggest.ts';
import { errorAt } from '../../read/error-at.ts';
import { keySpan } from '../../read/locate.ts';
import { profileAddress } from '../../read/yaml/profile-address.ts';
import type { Message } from '../../report/diagnostic.ts';
import type { PageCandidate } from '../page.ts';
import { redirectMessages } from '../routes/redirect-messages.ts';
import { parentMessages } from '../routes/route-messages.ts';
import type { Leaf } from '../texts/fill-context.ts';
import { faultMessage, nameMessage } from './contact-address.ts';
import { correctedLink } from './corrected-link.ts';
import { linkMessages } from './link-messages.ts';
import { isContactAddress, type LinkTarget, readAddress } from './link-target.ts';
import { type LinkedSite, ownRoute } from './linked-site.ts';
import { isRedirect, type LinkProblem, pageProblem, problem } from './page-link-problem.ts';

type LinkCheck = (leaf: Leaf, page: PageCandidate | null, site: LinkedSite) => LinkProblem | null;

/** Returns the problem with a link, or null. */
export const linkProblem: LinkCheck = (leaf, page, site) => {
  const { text, path, part } = leaf;
  if (part && text === '') return problem(leaf, linkMessages.noTarget(part.words));
  if (page !== null && path.length === 1 && path[0] === 'parent') return parentProblem(leaf, page, site);
  const address = addressOf(text, site);
  if (isRedirect(leaf, page) && isContactAddress(address)) return problem(leaf, redirectMessages.noPage(text, address));
  const isDefinition = page === null && path[0] === 'links';
  if (Object.hasOwn(site.named, text)) return isDefinition ? problem(leaf, nameMessage(text, address, site)) : null;
  const target = readAddress(text);
  if (isRedirect(leaf, page) && target.kind !== 'page' && target.kind !== 'address')
    return redirectProblem(leaf, target, site);
  const better = () => correctedLink(text, page, site);
  if (target.kind === 'fault') return problem(leaf, faultMessage(target, better(), isDefinition, site));
  if (target.kind === 'unknown') {
    const profile = isDefinition ? profileAddress(String(path[1]), text) : null;
    if (profile !== null) return problem(leaf, linkMessages.noAddress(text, profile));
    const near = withoutOwn(better(), leaf, page, site);
    return unknownName(leaf, linkMessages.unknownLink(text, Object.keys(site.named), near), site);
  }
  if (target.kind === 'page') return pageProblem(leaf, target, page, site);
  const own = ownRoute(text, site) === null ? null : better();
  return own === null ? null : problem(leaf, linkMessages.ownAddress(text, own));
};

/** Returns the address of a link that has a name; any other text is an address itself. */
const addressOf = (text: string, { named }: LinkedSite) => ownValue(named, text) ?? text;

/** Returns the problem with a redirect to what is not an address. It cannot be meant to call or message somebody. */
function redirectProblem(
  leaf: Leaf,
  target: Extract<LinkTarget, { kind: 'fault' | 'unknown' }>,
  site: LinkedSite,
): LinkProblem {
  const { text } = leaf;
  const isAllowed = (link: string) => !isContactAddress(addressOf(link, site));
  const better = correctedLink(text, null, site, isAllowed);
  const contact = better === null ? correctedLink(text, null, site) : null;
  if (contact !== null) return problem(leaf, redirectMessages.noPage(text, addressOf(contact, site)));
  if (target.kind === 'fault') return problem(leaf, linkMessages.badAddress(text, target.fault, better, 'redirect'));
  const names = Object.keys(site.named).filter(isAllowed);
  return unknownName(leaf, linkMessages.unknownLink(text, names, better, 'redirect'), site);
}

/** Checks a parent, which is a link, but only to a page of the site. */
const parentProblem: LinkCheck = (leaf, page, site) => {
  const { text } = leaf;
  const target = Object.hasOwn(site.named, text) ? null : readAddress(text);
  if (target?.kind === 'page' && target.route !== null && target.anchor === null && !site.files.has(target.route))
    return pageProblem(leaf, target, page, site);
  const [withoutAnchor = ''] = text.split('#');
  const isPage = site.routes.has(withoutAnchor);
  const better = isPage ? withoutAnchor : target && correctedLink(text, page, site)?.split('#')[0];
  return problem(leaf, parentMessages.badParent(text, better?.startsWith('/') ? better : null));
};

/** Rejects a suggested target that is the section with the link itself. */
function withoutOwn(to: string | null, leaf: Leaf, page: PageCandidate | null, site: LinkedSite): string | null {
  const id = page && to?.startsWith('#') ? site.idsOn(page).get(to.slice(1)) : undefined;
  const isOwn = id?.path.length === 3 && id.path.slice(0, 2).join() === leaf.path.slice(0, 2).join();
  return isOwn ? null : to;
}

function unknownName(leaf: Leaf, message: Message, site: LinkedSite): LinkProblem {
  const { text } = leaf;
  const blamed = (places: number) => {
    const near = suggest(text, Object.keys(site.facts.links));
    if (near === null || site.used.has(near)) return null;
    return errorAt(site.source, keySpan(site.source, ['links', near]), linkMessages.misspelledName(near, text, places));
  };
  return { leaf, message, subject: `name ${text}`, blamed };
}
