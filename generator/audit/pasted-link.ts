import type { SiteFacts } from '../../templates/facts/site.ts';
import { addressFault } from '../plan/links/address-fault.ts';
import { isFileAddress } from '../plan/links/link-target.ts';
import { ownRoute } from '../plan/links/linked-site.ts';
import type { SiteUrl } from '../plan/routes/address.ts';
import { routeFault } from '../plan/routes/route.ts';

/** The facts of a site that its links depend on. */
export type LinkFacts = SiteUrl & Pick<SiteFacts, 'language'>;

/** Returns true for `www.example.com/a`, but not for the name of a page, such as `about.html`. */
const isDomain = (address: string) =>
  /^[\w-]+(?:\.[\w-]+)+(?:\/|$)/.test(address) && !/^[^/]*\.(?:html?|php|aspx?|jsp)$/i.test(address);

/**
 * Returns the link that the `href` of a pasted tag means, in the form that links have here: a route instead of an
 * address of this site, and no capitals in it. Returns null if no link can be written for it.
 */
export function pastedLink(href: string, facts: LinkFacts): string | null {
  const written = href.replaceAll('&amp;', '&');
  const wrong = addressFault(written);
  const address = wrong ? wrong.better : written;
  if (address === null || address === '#') return null;
  const whole = address.startsWith('/') ? `${facts.url}${address}` : address;
  const own = ownRoute(whole, { facts }) ?? address;
  if (/^([a-z]+:|#)/.test(own)) return own;
  // An address without https: or mailto:, or one that has to be encoded, may mean something else.
  if (/[@\s]/.test(own) || isDomain(own)) return null;
  const [, path = '', anchor = ''] = own.match(/^([^#]*)(.*)$/s) ?? [];
  const route = path.startsWith('/') ? path : `/${path}`;
  const fault = isFileAddress(route) ? null : routeFault(route, facts.language);
  const better = fault ? fault.better : route;
  return better == null ? null : `${better}${anchor}`;
}
