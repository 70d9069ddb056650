import { errorAt } from '../../read/error-at.ts';
import { keySpan } from '../../read/locate.ts';
import { profileAddress } from '../../read/yaml/profile-address.ts';
import { suggest } from '../../report/suggest.ts';
import type { PageCandidate } from '../page.ts';
import { redirectMessages } from '../routes/redirect-messages.ts';
import { parentMessages } from '../routes/route-messages.ts';
import type { Leaf } from '../texts/fill-context.ts';
import { faultMessage, nameMessage } from './contact-address.ts';
import { correctedLink } from './corrected-link.ts';
import { linkMessages } from './link-messages.ts';
import { isContactAddress, readAddress } from './link-target.ts';
import { type LinkedSite, ownRoute } from './linked-site.ts';
import { isRedirect, type LinkProblem, pageProblem, problem } from './page-link-problem.ts';

type Check = (leaf: Leaf, page: PageCandidate | null, site: LinkedSite) => LinkProblem | null;

/** Returns the problem with a link, or null. */
export const linkProblem: Check = (leaf, page, site) => {
  const { text, path, part } = leaf;
  if (part && text === '') return problem(leaf, linkMessages.noTarget(part.words));
  if (page !== null && path.length === 1 && path[0] === 'parent') return parentProblem(leaf, page, site);
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
      ? unknownName(leaf, withoutOwn(better(), leaf, page, site), site)
      : problem(leaf, linkMessages.noAddress(text, profile));
  }
  if (target.kind === 'page') return pageProblem(leaf, target, page, site);
  const own = ownRoute(text, site) === null ? null : better();
  return own === null ? null : problem(leaf, linkMessages.ownAddress(text, own));
};

/** Checks a parent, which is a link, but only to a page of the site. */
const parentProblem: Check = (leaf, page, site) => {
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

function unknownName(leaf: Leaf, better: string | null, site: LinkedSite): LinkProblem {
  const { text } = leaf;
  const names = Object.keys(site.named);
  const message = linkMessages.unknownLink(text, names, better);
  const blamed = (places: number) => {
    const near = suggest(text, Object.keys(site.facts.links));
    if (near === null || site.used.has(near)) return null;
    return errorAt(site.source, keySpan(site.source, ['links', near]), linkMessages.misspelledName(near, text, places));
  };
  return { leaf, message, subject: `name ${text}`, blamed };
}
