import type { Message } from '../../report/diagnostic.ts';
import { inArrows } from '../../report/wording.ts';
import { didYouMean } from '../texts/dictate.ts';
import type { RouteFault } from './route-messages.ts';

/** Messages about redirects. */
export const redirectMessages = {
  badSource: (route: string, { fault, better }: RouteFault): Message => ({
    id: 'bad-route',
    message: `A redirect begins at an address of this site, but "${route}" ${fault}.`,
    hint: better === null ? sourceHint(route) : didYouMean(better),
  }),
  /** The corrected route is already a page or another redirect. */
  needlessSource: (route: string, { fault, better }: RouteFault, other: string): Message => ({
    id: 'bad-route',
    message: `A redirect begins at an address of this site, but "${route}" ${fault}. Without that, it is ${better}, which is ${other}.`,
    hint: 'Delete this redirect, or write another route.',
  }),
  redirectedPage: (route: string, file: string): Message => ({
    id: 'redirected-page',
    message: `${route} cannot be redirected, because it is the route of ${file}.`,
    hint: 'Delete the redirect, or give the page another route.',
  }),
  /** @param first the address of the first town */
  noFreeTown: (route: string, first: string): Message => ({
    id: 'redirected-page',
    message: `No town is redirected from ${route}, because each of its addresses, such as ${first}, already has a page or another redirect.`,
    hint: 'Delete this redirect, or write the address that the pages had before.',
  }),
  /** @param target where the first town would be redirected to */
  noTownPage: (to: string, target: string, better: string | null): Message => ({
    id: 'unknown-page',
    message: `No town has a page "${to}": there is no ${target}, for example.`,
    hint: better === null ? 'Write the route of a page that is made for each town.' : didYouMean(better),
  }),
  loop: (trail: readonly string[]): Message => ({
    id: 'redirect-loop',
    message:
      trail.length === 2
        ? `${trail[0]} is redirected to itself.`
        : `These redirects lead in a circle: ${inArrows(trail)}.`,
    hint: 'Write the route of a page, or delete the redirect.',
  }),
  /** @param better what to write instead; null if the link is for every town, and the page is not */
  chain: (route: string, end: string, better: string | null): Message => ({
    id: 'redirect-chain',
    message: `"${route}" is not a page; it redirects to "${end}".`,
    hint: better === null ? 'Write the route of a page that is made for each town.' : didYouMean(better),
  }),
  /** Search engines would take it for a page (https://developers.google.com/search/docs/crawling-indexing/http-network-errors#soft-404-errors). */
  toMissingPage: (): Message => ({
    id: 'redirect-without-page',
    message:
      'Hosts already show the page /404 at every address that does not exist. After a redirect, search engines would take it for the page that was there.',
    hint: 'Delete this redirect, or write the page that has taken the place of the old one.',
  }),
  /** @param address the target of a link name, or the same text */
  noPage: (to: string, address: string): Message => ({
    id: 'redirect-without-page',
    message: `Hosts redirect only to pages, files, and web addresses, and "${to}"${to === address ? '' : ` (${address})`} is none of these.`,
    hint: 'Write the route of a page with a link to it, such as /contact.',
  }),
  anchorAlone: (anchor: string): Message => ({
    id: 'bad-address',
    message: `"${anchor}" is an id without a page; a redirect needs both.`,
    hint: 'For example:  /services#prices',
  }),
};

/** Returns the hint about the start of a redirect. Each host has its own syntax for wildcards. */
function sourceHint(route: string): string {
  if (/[*:$]/.test(route)) {
    return 'Write each address by itself. The only placeholder that an address can have is {town.slug}: /old-page-{town.slug} is the old page of each town.';
  }
  if (/[^!-$&-~]/.test(route)) {
    return 'Delete this redirect. Only the settings of your host can redirect such an address.';
  }
  return `For example:  /old-page${/\.\w+$/.test(route) ? '.html' : ''}`;
}
