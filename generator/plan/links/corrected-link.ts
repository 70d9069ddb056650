import { editDistance } from '../../../templates/schema/edit-distance.ts';
import { suggest } from '../../basics/suggest.ts';
import type { PageCandidate } from '../page.ts';
import { routeFault } from '../routes/route.ts';
import { rawText } from '../texts/raw-text.ts';
import { addressesLike } from './addresses-like.ts';
import { readAddress } from './link-target.ts';
import { hasId, type LinkedSite, ownRoute } from './linked-site.ts';
import { namesLike, pageCalled } from './names-like.ts';
import { routesLike } from './routes-like.ts';

/** Returns true if a link leads somewhere. */
function works(to: string, page: PageCandidate | null, site: LinkedSite): boolean {
  if (Object.hasOwn(site.named, to)) return true;
  const target = readAddress(to);
  if (target.kind !== 'page') return target.kind === 'address' && ownRoute(to, site) === null;
  if (target.route !== null && site.files.has(target.route)) return true;
  const other = target.route === null ? page : site.routes.get(target.route);
  return other != null && (target.anchor === null || hasId(other, target.anchor, site));
}

/**
 * Returns a working link that the author most likely meant; null if there is none.
 *
 * @param page the page with the link; null for a link in site.yaml
 * @param isAllowed returns false for a link that cannot be there
 */
export function correctedLink(
  to: string,
  page: PageCandidate | null,
  site: LinkedSite,
  isAllowed: (link: string) => boolean = () => true,
): string | null {
  const fits = (link: string) => isAllowed(link) && works(link, page, site);
  // Redirects of other tools end with a status.
  const [, inMarkdown, beforeStatus] = to.match(/^\[[^\]]*\]\(([^()\s]+)\)$|^(\S+)\s+30[1278]!?$/) ?? [];
  const inner = inMarkdown ?? beforeStatus;
  if (inner !== undefined) return fits(inner) ? inner : correctedLink(inner, page, site, isAllowed);
  const words = [...routesLike(to, page, site), ...namesLike(to, site)];
  // A single word may be the name of a link or a route without its slash. The nearer one wins.
  const edits = (candidate: string) => editDistance(to.toLowerCase(), candidate.replace(/^[/#]/, ''));
  if (/^[\w-]+$/.test(to)) words.sort((a, b) => edits(a) - edits(b));
  const candidates = [...addressesLike(to, site), ...pageCalled(to, page, site), ...words];
  return candidates.find((one) => one !== to && fits(one)) ?? null;
}

/** Returns the raw route of the definition that a link with a placeholder most likely means; null if there is none. */
export function correctedTemplate(raw: string, site: LinkedSite): string | null {
  const [route = '', anchor] = raw.split('#');
  const templates = [...site.sources()].flatMap((source) => {
    const template = rawText(source, ['route']);
    return template?.includes('{') ? [template] : [];
  });
  const plain = routeFault(route, site.facts.language)?.better ?? route;
  const near = templates.includes(plain) ? plain : suggest(plain, templates);
  if (near === null || near === route) return null;
  return anchor === undefined ? near : `${near}#${anchor}`;
}
