import { slugFor } from '../../basics/slug.ts';
import { fitsWindows } from '../../files/windows-name.ts';
import type { Message } from '../../report/diagnostic.ts';
import { type RouteFault, routeMessages } from './route-messages.ts';
import { addressIn, decodedExactly, writtenAddress } from './written-address.ts';

/**
 * Returns the fault in a route, or null. A route is `/`, or names of lowercase letters, digits, and single hyphens,
 * each after a slash. Placeholders count as names.
 *
 * @param language that of the site, in which a correction is spelled
 */
export function routeFault(route: string, language: unknown): RouteFault | null {
  const { plain, restored } = withoutPlaceholders(route);
  const fault = faultOf(plain);
  if (fault === null) return null;
  const better = correctedRoute(plain, language);
  const isBetter = better !== null && faultOf(better) === null;
  return { fault, better: isBetter ? restored(better) : null };
}

/** Returns the message about an invalid route; null if it is valid. */
export function routeProblem(route: string, language: unknown): Message | null {
  const fault = routeFault(route, language);
  return fault && routeMessages.badRoute(route, fault);
}

/** A file name has at most 255 bytes, and temporary files and endings need some of them. */
const maxName = 200;
/** The shortest limit of the operating systems in use is 1024 bytes, for the whole path of a file. */
const maxRoute = 600;
const rule = 'A route has only lowercase letters, digits, and hyphens between its slashes';
const oldRule = 'Only letters, digits, hyphens, underscores, and an ending such as .html can be between its slashes';

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

/** The ending of a file, such as a page made by another system, but not that of a domain. */
const fileEnding = /(?<=\/[^/]+)\.[a-z][a-z0-9]{1,4}(?=\/|$)|\.(?:s?html?|php|aspx?|jsp|cfm)$/gi;

/**
 * Returns the fault in an address that is to be redirected, or null. A page of an earlier site may have had an address
 * that no page here can have, such as `/About_us.php`, `/Our--Team`, `/café`, or `/cafe%CC%81`. A corrected address is
 * still the same address.
 */
export function oldAddressFault(route: string): RouteFault | null {
  const { plain, restored } = withoutPlaceholders(route);
  const fault = oldFaultOf(plain);
  if (fault === null) return null;
  const path = pathIn(plain);
  const names = addressIn(path)
    .replace(/^(\/+\.{1,2}(?=\/|$))+|\/index\/?$/gi, '')
    .split('/')
    .filter(Boolean);
  const better = writtenAddress(`/${names.join('/')}`);
  return { fault, better: oldFaultOf(better) === null ? restored(better) : null };
}

/** @param written as in site.yaml */
function oldFaultOf(written: string): string | null {
  const address = addressIn(written);
  const isAsWritten = written === writtenAddress(address);
  if (!isAsWritten && written === address) {
    return 'has an accent that is a character of its own, as in file names of a Mac; write it as a code';
  }
  const route = isAsWritten ? address : written;
  const inPlain = (text: string) => text.replace(otherLetter, plainLetters).replace(/[-_]+/g, 'x').toLowerCase();
  const lenient = (text: string) => faultOf(inPlain(text))?.replace(rule, oldRule) ?? null;
  const fault = lenient(route.replace(fileEnding, 'x'));
  return fault || route.split('/').every(fitsWindows) ? fault : lenient(route.replace(fileEnding, ''));
}

/** A letter or digit of an old address that no address here can have. */
const otherLetter = /(?!\w)[\p{L}\p{M}\p{N}]/gu;

/** Returns as many plain letters as a letter has bytes in the name of a file. */
const plainLetters = (letter: string) => 'x'.repeat(Buffer.byteLength(letter));

/** Returns the path of an address, without its query or fragment. */
const pathIn = (address: string) =>
  address
    .replace(/^[a-z]+:\/*[^/?#]*|^\/\/[^/]+\.[^/]*|^[\w-]+(\.[\w-]+)+(?=\/)/i, '')
    .replace(/[?#].*$/s, '')
    .replaceAll('\\', '/');

function correctedRoute(route: string, language: unknown): string | null {
  const names = decoded(pathIn(route))
    .replace(/\.(html?|php|aspx?|jsp)\/?$/i, '')
    .replace(/\/index\/?$/i, '')
    .split('/')
    .filter((name) => name !== '' && name !== '.' && name !== '..');
  const slugs = names.map((name) => slugFor(name, language));
  return route === '' || slugs.includes('') ? null : `/${slugs.join('/')}`;
}

/** Decodes codes such as %20. Replaces all of them if they are in another encoding than UTF-8. */
const decoded = (path: string) => decodedExactly(path) ?? path.replace(/%[0-9a-f]{2}/gi, '-');

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
