import { dialable } from '../../templates/facts/dialable.ts';
import type { SiteFacts } from '../../templates/facts/site.ts';

/**
 * Where a link leads, as far as its text says: a page that may not exist, an address outside the site, an address with a
 * fault, or a name that site.yaml does not have.
 */
export type LinkTarget =
  /** A null route is the page that has the link. */
  | { kind: 'page'; route: string | null; anchor: string | null }
  | { kind: 'address'; href: string; external: boolean }
  | { kind: 'fault'; address: string; fault: string }
  | { kind: 'unknown'; name: string };

/** Reads the `to` of a link: an address, or the name of one of the site's links. */
export function readLink(to: string, facts: Pick<SiteFacts, 'links' | 'contact'>): LinkTarget {
  const links = namedLinks(facts);
  const named = Object.hasOwn(links, to) ? links[to] : undefined;
  const address = isAddress(to) ? to : named;
  return address === undefined ? { kind: 'unknown', name: to } : readAddress(address);
}

/** Addresses by name: the links of site.yaml, and `call`, `text`, and `email`, which come from the contact facts. */
export function namedLinks({ links, contact }: Pick<SiteFacts, 'links' | 'contact'>): Record<string, string> {
  const number = dialable(contact);
  return { ...links, call: `tel:${number}`, text: `sms:${number}`, email: `mailto:${contact.email}` };
}

function isAddress(to: string): boolean {
  return /^[/#]/.test(to) || /^[^/]*:/.test(to);
}

function readAddress(address: string): LinkTarget {
  const fault = addressFault(address);
  if (fault) return { kind: 'fault', address, fault };
  if (/^https:/i.test(address)) return { kind: 'address', href: address, external: true };
  if (!/^[/#]/.test(address)) return { kind: 'address', href: address, external: false };
  const [route = '', anchor = null] = address.split('#');
  return { kind: 'page', route: route || null, anchor };
}

/** Completes "The address …"; null if there is no fault. */
function addressFault(address: string): string | null {
  if (/^[/#]/.test(address)) return address.startsWith('//') ? 'leaves out "https:"' : null;
  const [, scheme = ''] = address.match(/^([^:]*):/) ?? [];
  if (!scheme) return 'is neither a route nor a whole address';
  if (scheme === 'http') return 'begins with "http:", which is not encrypted; write "https:"';
  if (!['https', 'tel', 'sms', 'mailto'].includes(scheme)) return `begins with "${scheme}:", which is not allowed`;
  if (scheme === 'https' && !URL.canParse(address)) return 'is not a whole web address';
  return /\s/.test(address) ? 'has a space in it' : null;
}
