import type { Message } from '../../report/diagnostic.ts';
import { formatNumber } from '../../report/wording.ts';
import type { Found } from './find.ts';
import type { Limit } from './limits.ts';

/** Something that exceeds a limit of the host. */
export interface Excess extends Limit {
  /** Completes "the site has 120 …". */
  what: string;
  found: number;
  /** The file or redirect that is too long or too large. */
  culprit?: string;
  /** Its path in site.yaml, if it is there. */
  place: readonly string[];
}

/** Messages about what a host would not serve as written. */
export const hostMessages = {
  noBase: (host: string, base: string): Message => ({
    id: 'host-without-base',
    message: `${host} serves a site at the root of its address, so no address under "${base}" would be found.`,
    hint: 'Delete this line. If another server passes on requests for this path, write "host: generic".',
  }),
  notServed: (host: string, address: string, found: Found): Message => ({
    id: 'host-not-served',
    message: `${host} answers ${address} ${answerOf(found)}, but pages, the sitemap, or canonical addresses lead there.`,
    hint: 'Choose another host, or rename the page or file that is in the way.',
  }),
  notRedirected: (host: string, route: string): Message => ({
    id: 'host-not-redirected',
    message: `${host} does not redirect ${route}, because another file is at that address.`,
    hint: 'Delete this redirect, or what makes the file: a page, another redirect, or a file in static/.',
  }),
  hiddenFile: (host: string, route: string): Message => ({
    id: 'host-not-redirected',
    message: `${host} would redirect ${route}, so nobody could open the file of this site at that address.`,
    hint: 'Delete this redirect, or the file if it is in static/.',
  }),
  needlessRedirect: (host: string, route: string, page: string): Message => ({
    id: 'host-not-redirected',
    message: `${route} cannot be redirected, because ${host} already shows the page ${page} there.`,
    hint: 'Delete this redirect.',
  }),
  /** @param first where the host redirects it first */
  cleaned: (host: string, route: string, first: string, found: Found): Message => ({
    id: 'host-not-redirected',
    message: `${host} removes the ending of ${route} before it applies redirects, and answers ${first} ${answerOf(found)}.`,
    hint: `Delete this redirect, or let it lead to ${found !== null && 'to' in found ? found.to : first}.`,
  }),
  oneFile: (host: string, route: string, other: string): Message => ({
    id: 'host-not-redirected',
    message: `${host} needs a file for each page and each redirect, and Windows and macOS treat those of ${route} and ${other} as one file.`,
    hint: 'Delete one of the two.',
  }),
  ignoresCase: (host: string, route: string, page: string): Message => ({
    id: 'host-not-redirected',
    message: `${host} ignores capitals, so a redirect from ${route} would redirect ${page}, where a page is.`,
    hint: 'Delete this redirect.',
  }),
  sameRedirect: (host: string, route: string, first: string): Message => ({
    id: 'host-not-redirected',
    message: `${host} ignores capitals, so it redirects ${route} like ${first}, which comes first and leads elsewhere.`,
    hint: 'Delete one of the two redirects, or let both lead to the same page.',
  }),
  twoSteps: (host: string, to: string, found: Found): Message => ({
    id: 'host-redirect-target',
    message: `${host} answers ${to} ${answerOf(found)}, so this redirect does not lead to a page in one step.`,
    hint: 'Write the route of a page.',
  }),
  tooMuch: (host: string, { what, found, most, source, culprit }: Excess): Message => ({
    id: 'host-limit',
    message: `The site has ${formatNumber(found)} ${what}${culprit ? ` (${culprit})` : ''}; ${host} allows ${formatNumber(most)}.`,
    hint: `See ${source}, or choose another host.`,
  }),
};

function answerOf(found: Found): string {
  if (found === null) return 'with "not found"';
  return 'to' in found ? `with a redirect to ${found.to}` : `with status ${found.status}`;
}
