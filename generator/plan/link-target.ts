import { dialable } from '../../templates/facts/dialable.ts';
import type { SiteFacts } from '../../templates/facts/site.ts';
import { addressFault } from './address-fault.ts';

/**
 * Where a link leads, as far as its text says: a page that may not exist, an address outside the site, an address with a
 * fault, or a name that site.yaml does not have.
 */
export type LinkTarget =
  /** A null route is the page that has the link. */
  | { kind: 'page'; route: string | null; anchor: string | null }
  | { kind: 'address'; href: string; external: boolean }
  | { kind: 'fault'; address: string; fault: string; better: string | null }
  | { kind: 'unknown'; name: string };

/** Reads the `to` of a link: an address, or the name of one of the site's links. */
export function readLink(to: string, facts: Pick<SiteFacts, 'links' | 'contact'>): LinkTarget {
  const links = namedLinks(facts);
  const address = Object.hasOwn(links, to) ? links[to] : undefined;
  return readAddress(address ?? to);
}

/** Addresses by name: the links of site.yaml, and `call`, `text`, and `email`, which come from the contact facts. */
export function namedLinks({ links, contact }: Pick<SiteFacts, 'links' | 'contact'>): Record<string, string> {
  const number = dialable(contact);
  return { ...links, call: `tel:${number}`, text: `sms:${number}`, email: `mailto:${contact.email}` };
}

/** Reads an address, without looking it up among the names of links. */
export function readAddress(address: string): LinkTarget {
  const fault = addressFault(address);
  if (fault) return { kind: 'fault', address, ...fault };
  if (/^https:/.test(address)) return { kind: 'address', href: address, external: true };
  if (/^(tel|sms|mailto):/.test(address)) return { kind: 'address', href: address, external: false };
  if (!/^[/#]/.test(address)) return { kind: 'unknown', name: address };
  const [route = '', anchor = null] = address.split(/#(.*)/s);
  return { kind: 'page', route: route || null, anchor };
}
