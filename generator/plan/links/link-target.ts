import { contactLinks } from '../../../templates/facts/contact-links.ts';
import type { SiteFacts } from '../../../templates/facts/site.ts';
import { ownValue } from '../../../templates/own-value.ts';
import { addressFault } from './address-fault.ts';

/**
 * The target of a link, based only on its text: a page that may not exist, an address outside the site, an address with
 * a fault, or a name that site.yaml does not have.
 */
export type LinkTarget =
  /** A null route means the page that contains the link. */
  | { kind: 'page'; route: string | null; anchor: string | null }
  | { kind: 'address'; href: string; external: boolean }
  | { kind: 'fault'; address: string; fault: string; better: string | null }
  | { kind: 'unknown'; name: string };

/** Reads the `to` of a link: an address, or the name of one of the site's links. */
export function readLink(to: string, { links, contact }: Pick<SiteFacts, 'links' | 'contact'>): LinkTarget {
  return readAddress(ownValue(contactLinks, to)?.(contact) ?? ownValue(links, to) ?? to);
}

/** Returns addresses by name: the links of site.yaml, and those made from the contact facts. */
export function namedLinks({ links, contact }: Pick<SiteFacts, 'links' | 'contact'>): Record<string, string> {
  const made = Object.entries(contactLinks).map(([name, make]) => [name, make(contact)]);
  return { ...links, ...Object.fromEntries(made) };
}

/** Reads an address, without looking it up among the names of links. */
export function readAddress(address: string): LinkTarget {
  const fault = addressFault(address);
  if (fault) return { kind: 'fault', address, ...fault };
  if (/^https:/.test(address)) return { kind: 'address', href: address, external: true };
  if (isContactAddress(address)) return { kind: 'address', href: address, external: false };
  if (!/^[/#]/.test(address)) return { kind: 'unknown', name: address };
  const [route = '', anchor = null] = address.split(/#(.*)/s);
  return { kind: 'page', route: route || null, anchor };
}

/** Returns true if an address calls or messages somebody, so that it has no page. */
export function isContactAddress(address: string): boolean {
  return /^(tel|sms|mailto):/.test(address);
}

/** Returns true if an address looks like that of a file that is not a page, such as /menu.pdf. */
export function isFileAddress(route: string): boolean {
  return /[^/]\.(?!(html?|php|aspx?|jsp)$)[a-z0-9]{2,11}$/i.test(route);
}
