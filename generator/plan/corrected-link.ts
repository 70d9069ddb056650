import { editDistance } from '../../templates/schema/edit-distance.ts';
import { slugOf } from '../report/slug.ts';
import { suggest } from '../report/suggest.ts';
import { isFileAddress, readAddress } from './link-target.ts';
import { hasId, type LinkedSite, ownRoute } from './linked-site.ts';
import type { PageCandidate } from './page.ts';
import { rawText } from './raw-text.ts';
import { routeFault } from './route.ts';

/** True if a link leads somewhere. */
function works(to: string, page: PageCandidate | null, site: LinkedSite): boolean {
  if (Object.hasOwn(site.named, to)) return true;
  const target = readAddress(to);
  if (target.kind !== 'page') return target.kind === 'address' && ownRoute(to, site) === null;
  if (target.route !== null && site.files.has(target.route)) return true;
  const other = target.route === null ? page : site.routes.get(target.route);
  return other != null && (target.anchor === null || hasId(other, target.anchor, site));
}

/**
 * A link that works, and that somebody most likely meant who wrote this one; null if there is none.
 *
 * @param page the page that has the link; null for a link of site.yaml
 */
export function correctedLink(to: string, page: PageCandidate | null, site: LinkedSite): string | null {
  const [, inMarkdown] = to.match(/^\[[^\]]*\]\(([^()\s]+)\)$/) ?? [];
  if (inMarkdown !== undefined) {
    return works(inMarkdown, page, site) ? inMarkdown : correctedLink(inMarkdown, page, site);
  }
  const words = [...routesLike(to, page, site), ...namesLike(to, site)];
  // A lone word may be the name of a link or a route without its slash: whichever is nearer.
  const edits = (candidate: string) => editDistance(to.toLowerCase(), candidate.replace(/^[/#]/, ''));
  if (/^[\w-]+$/.test(to)) words.sort((a, b) => edits(a) - edits(b));
  const candidates = [...addressesLike(to, site), ...words];
  return candidates.find((one) => one !== to && works(one, page, site)) ?? null;
}

const fileName = /\.(html?|php|aspx?|jsp|pdf|jpe?g|png|webp|avif|svg|docx?|ya?ml|zip)$/i;

function addressesLike(to: string, site: LinkedSite): string[] {
  const target = readAddress(to);
  const own = (address: string) => {
    const route = ownRoute(address, site);
    return route === null ? [] : [...routesLike(route, null, site)];
  };
  if (target.kind === 'fault') {
    const { better } = target;
    if (better === null) return [];
    const next = readAddress(better);
    const settled = next.kind === 'fault' && next.better !== null ? [next.better] : [];
    return [...own(better), better, ...own(settled[0] ?? ''), ...settled];
  }
  if (target.kind !== 'unknown') return own(to);
  const trimmed = to.trim();
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(trimmed)) return [`mailto:${trimmed}`];
  const [, number] = trimmed.match(/^(?:(?:tel|phone|call)\s+)?(\+?[\d\s().-]{7,})$/i) ?? [];
  if (number !== undefined) return [phoneLink(number, site)];
  const isDomain = /^[a-z0-9-]+(\.[a-z0-9-]+)+([/?#]\S*)?$/i.test(trimmed);
  return isDomain && !fileName.test(trimmed) && !/^links\./.test(trimmed)
    ? [...own(`https://${trimmed}`), `https://${trimmed}`]
    : [];
}

/** `802-555-0100` becomes `tel:+18025550100`, or the name of the link to the number of the business. */
function phoneLink(number: string, { facts: { contact }, named }: LinkedSite): string {
  const digits = number.replace(/\D/g, '');
  const country = contact.countryCode.replace(/\D/g, '');
  const isWhole = number.startsWith('+') || (country === '1' && digits.length === 11 && digits.startsWith('1'));
  const address = `tel:+${isWhole ? '' : country}${digits}`;
  return address === named.call ? 'call' : address;
}

/** The route of a text, with a slash and without mistakes of form, and routes that are like it, each with the anchor. */
function routesLike(to: string, page: PageCandidate | null, site: LinkedSite): string[] {
  const [, text = '', anchorText = ''] = to.trim().match(/^([^#]*)#*(.*)$/s) ?? [];
  const written = text.trim();
  const anchor = anchorText.trim().replace(/^\/+/, '');
  const { base = '' } = site.facts;
  if (base !== '' && written.startsWith(`${base}/`)) return routesLike(to.trim().slice(base.length), page, site);
  const file = fileLike(written, site.files);
  if (file !== null) return [anchor === '' ? file : `${file}#${anchor}`];
  if (written === '') return page ? withAnchor('', page, anchor, site) : [];
  const corrected = routeFault(written.startsWith('/') ? written : `/${written}`)?.better ?? null;
  const plain = corrected ?? (written.startsWith('/') ? written : `/${written}`);
  // Nobody means a link from a page to itself.
  const others = [...site.routes.keys()].filter((route) => anchor !== '' || route !== page?.route);
  const near = site.routes.has(plain) ? plain : suggest(plain, others);
  // The page of another service is not what was meant.
  if (near !== null && hasOtherWord(plain, near)) return [];
  const other = near === null ? undefined : site.routes.get(near);
  if (near === null || !other) return [];
  return withAnchor(near, other, anchor, site);
}

/** True if two routes have the same number of words, and one of them is another word: /roof-repair and /drain-repair. */
function hasOtherWord(route: string, other: string): boolean {
  const [words, others] = [route, other].map((one) => one.toLowerCase().split(/[/-]+/)) as [string[], string[]];
  const isOther = (word: string, than = '') =>
    editDistance(word, than) > Math.max(2, Math.max(word.length, than.length) / 2);
  return words.length === others.length && words.some((word, index) => isOther(word, others[index]));
}

/** The file of static/ that a text most likely means. */
function fileLike(written: string, files: ReadonlySet<string>): string | null {
  const plain = `/${written.replace(/^\/*(static\/)?/, '')}`;
  if (files.has(plain) || !isFileAddress(plain)) return files.has(plain) ? plain : null;
  const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  const stemOf = (path: string) => nameOf(path).replace(/\.[^.]*$/, '');
  const same = [...files].find((file) => nameOf(file) === nameOf(plain));
  const near = same ? null : suggest(stemOf(plain), [...files].map(stemOf));
  return same ?? [...files].find((file) => stemOf(file) === near) ?? null;
}

function withAnchor(route: string, page: PageCandidate, anchor: string, site: LinkedSite): string[] {
  if (anchor === '') return route === '' ? (page.route === null ? [] : [page.route]) : [route];
  if (hasId(page, anchor, site)) return [`${route}#${anchor}`];
  const ids = [...site.idsOn(page).keys()];
  const near = ids.find((id) => id === slugOf(anchor)) ?? suggest(anchor, ids);
  return near === null ? [] : [`${route}#${near}`];
}

/** Names of links that are like a text, and the text as an id. */
function namesLike(to: string, { named }: LinkedSite): string[] {
  if (/[/#@:]/.test(to)) return [];
  const name = to.replace(/^links\./, '');
  const near = suggest(slugOf(name) || name, Object.keys(named));
  return near === null ? [`#${slugOf(name)}`] : [near, `#${slugOf(name)}`];
}

/** The raw route of a definition that a link with a placeholder most likely means; null if there is none. */
export function correctedTemplate(raw: string, candidates: Iterable<PageCandidate>): string | null {
  const [route = '', anchor] = raw.split('#');
  const sources = new Set([...candidates].map(({ source }) => source));
  const templates = [...sources].flatMap((source) => {
    const template = rawText(source, ['route']);
    return template?.includes('{') ? [template] : [];
  });
  const plain = routeFault(route)?.better ?? route;
  const near = templates.includes(plain) ? plain : suggest(plain, templates);
  if (near === null || near === route) return null;
  return anchor === undefined ? near : `${near}#${anchor}`;
}
