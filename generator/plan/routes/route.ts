import type { Message } from '../../report/diagnostic.ts';
import { slugOf } from '../../report/slug.ts';
import { fitsWindows } from '../../report/windows-name.ts';
import { type RouteFault, routeMessages } from './route-messages.ts';

/**
 * Returns the fault in a route, or null. A route is `/`, or names of lowercase letters, digits, and single hyphens,
 * each after a slash. Placeholders count as names.
 */
export function routeFault(route: string): RouteFault | null {
  const { plain, restored } = withoutPlaceholders(route);
  const fault = faultOf(plain);
  if (fault === null) return null;
  const better = correctedRoute(plain);
  const isBetter = better !== null && faultOf(better) === null;
  return { fault, better: isBetter ? restored(better) : null };
}

/** Returns the message about an invalid route; null if it is valid. */
export function routeProblem(route: string): Message | null {
  const fault = routeFault(route);
  return fault && routeMessages.badRoute(route, fault);
}

/** A file name has at most 255 bytes, and temporary files and endings need some of them. */
const maxName = 200;
/** The shortest limit of the operating systems in use is 1024 bytes, for the whole path of a file. */
const maxRoute = 600;
const rule = 'A route has only lowercase letters, digits, and hyphens between its slashes';

/** Each completes "The route …". The first that fits is reported. */
const faults: readonly [RegExp, string][] = [
  [/^$/, 'is empty'],
  [/^[a-z]+:|^\/\/[^/]+\.|^[\w-]+(\.[\w-]+)+\//i, 'is a whole address; only the part after the domain belongs here'],
  [/(^|\/)\.\.?(\/|$)/, 'has dots that would lead out of the site'],
  [/\?/, 'has a query, which begins with the "?"'],
  [/#/, 'has an anchor, which begins with the "#"'],
  [/%[0-9a-f]{2}/i, `has a code such as %20 in it. ${rule}`],
  [/\.(html?|php|aspx?|jsp)\/?$/i, 'ends like a file name; routes have no ending'],
  [/\\/, 'has a backslash; the parts of a route are separated by slashes'],
  [/^[^/]/, 'does not begin with a slash'],
  [/\/\//, 'has two slashes in a row'],
  [/.\/$/, 'ends with a slash'],
  [/\/index$/i, 'ends in "/index", which would be the same file as the page above it'],
  [/\s/, `has a space in it. ${rule}`],
  [/_/, `has an underscore in it. ${rule}`],
  [/[A-Z]/, `has capital letters in it. ${rule}`],
  [/^\/assets(\/|$)/, 'is in the folder /assets, which the generator uses for its own files'],
];

/** Returns text that completes "The route …"; null if there is no fault. */
function faultOf(route: string): string | null {
  const known = faults.find(([pattern]) => pattern.test(route))?.[1];
  if (known) return known;
  const [other] = route.match(/[^a-z0-9/-]/u) ?? [];
  if (other) return `has the character "${other}" in it. ${rule}`;
  if (/(^|\/)-|-(\/|$)|--/.test(route)) return 'has a hyphen that is not between two words';
  const unfit = route.split('/').find((name) => !fitsWindows(name));
  if (unfit !== undefined) return `has the part "${unfit}", which cannot be the name of a file on Windows`;
  const isTooLong = route.length > maxRoute || route.split('/').some((name) => name.length > maxName);
  return isTooLong
    ? `is too long for a file name: up to ${maxName} characters between two slashes, and ${maxRoute} in total`
    : null;
}

/** File name extensions of pages made by other systems. */
const pageEnding = /\.(s?html?|php|aspx?|jsp|cfm)(?=\/|$)/gi;

/**
 * Returns true for an address such as `/About_us.php`, which no page here can have, but a page of an earlier site may
 * have had.
 */
export function isOldAddress(route: string): boolean {
  const plain = route.replace(pageEnding, 'x');
  return plain !== route && faultOf(plain.replace(/[-_]+/g, 'x').toLowerCase()) === null && namesFit(route);
}

/**
 * Returns the fault in an address of an earlier site, such as `example.com/about.html`, that is not written like
 * `/about.html`; null for any other.
 */
export function oldAddressFault(route: string): RouteFault | null {
  const better = `/${pathIn(route).replace(/^\/+/, '')}`;
  const fault = faultOf(route.replace(pageEnding, ''));
  return fault !== null && better !== route && isOldAddress(better) ? { fault, better } : null;
}

/**
 * Returns what keeps an address of an earlier site, such as `/our team.html`, from being redirected, apart from its
 * ending; null for an address without such an ending. Nothing else would be that address.
 */
export function fileAddressFault(route: string): RouteFault | null {
  const bare = route.replace(pageEnding, '');
  const fault = bare === route ? null : faultOf(bare.toLowerCase());
  return fault === null ? null : { fault, better: null };
}

const namesFit = (route: string) => route.split('/').every(fitsWindows);

/** Returns the path of an address, without its query or fragment. */
const pathIn = (address: string) =>
  address
    .replace(/^[a-z]+:\/*[^/?#]*|^\/\/[^/]+\.[^/]*|^[\w-]+(\.[\w-]+)+(?=\/)/i, '')
    .replace(/[?#].*$/s, '')
    .replaceAll('\\', '/');

function correctedRoute(route: string): string | null {
  const names = decoded(pathIn(route))
    .replace(/\.(html?|php|aspx?|jsp)\/?$/i, '')
    .replace(/\/index\/?$/i, '')
    .split('/')
    .filter((name) => name !== '' && name !== '.' && name !== '..');
  const slugs = names.map(slugOf);
  return route === '' || slugs.includes('') ? null : `/${slugs.join('/')}`;
}

/** Decodes sequences such as %20. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path.replace(/%[0-9a-f]{2}/gi, '-');
  }
}

/** Replaces placeholders with names that pass every check. */
function withoutPlaceholders(route: string): { plain: string; restored: (plain: string) => string } {
  const placeholders = route.match(/\{[^{}]*\}/g) ?? [];
  const standIn = (index: number) => `zq${index}qz`;
  return {
    plain: placeholders.reduce<string>((text, placeholder, index) => text.replace(placeholder, standIn(index)), route),
    restored: (plain) =>
      placeholders.reduce<string>((text, placeholder, index) => text.replace(standIn(index), placeholder), plain),
  };
}
