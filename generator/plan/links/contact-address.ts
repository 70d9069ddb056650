import { contactLinks } from '../../../templates/facts/contact-links.ts';
import { ownValue } from '../../../templates/own-value.ts';
import { email } from '../../../templates/schema/forms/email.ts';
import type { Form } from '../../../templates/schema/forms/form.ts';
import { phone } from '../../../templates/schema/forms/phone.ts';
import { asGroup } from '../../../templates/schema/is-group.ts';
import { inYaml } from '../../check/mistakes/dictation.ts';
import type { Message } from '../../report/diagnostic.ts';
import { linkMessages } from './link-messages.ts';
import type { LinkTarget } from './link-target.ts';
import type { LinkedSite } from './linked-site.ts';

/** A contact fact that links are made of. */
interface ContactFact {
  property: 'phone' | 'email';
  /** What it is, for use in a sentence. */
  what: string;
}

const facts: Readonly<Record<string, ContactFact>> = {
  call: { property: 'phone', what: 'the phone number' },
  text: { property: 'phone', what: 'the phone number' },
  email: { property: 'email', what: 'the email address' },
};
const forms: Readonly<Record<ContactFact['property'], Form>> = { phone, email };

/** Returns the fact that a link such as `call` is made of; null for any other link. */
const contactFact = (name: string): ContactFact | null => ownValue(facts, name) ?? null;

/**
 * Returns the address of a link such as `call`; null if its fact has a mistake, because the value may be an example.
 */
function contactAddress(name: string, { facts: site, source }: LinkedSite): string | null {
  const fact = contactFact(name);
  if (!fact) return null;
  const value = site.contact[fact.property];
  const isWritten = writtenContacts(source.data).includes(value);
  return isWritten && forms[fact.property](value, site) === null ? (contactLinks[name]?.(site.contact) ?? null) : null;
}

/** Returns the message for a link in site.yaml that has the name of another link instead of an address. */
export function nameMessage(name: string, address: string, site: LinkedSite): Message {
  if (address === name) return linkMessages.noAddress(name, null);
  const fact = contactFact(name);
  if (!fact) return linkMessages.nameForName(name, address);
  const own = contactAddress(name, site);
  return own === null
    ? linkMessages.nameOfContact(name, fact.property, fact.what)
    : linkMessages.nameForName(name, own);
}

/** The links that are made from the contact facts, by scheme. */
const contactNames: Readonly<Record<string, string>> = { 'tel:': 'call', 'sms:': 'text', 'mailto:': 'email' };

/** Returns the message for a faulty address. One without a number is taken to mean the business's own. */
export function faultMessage(
  { address, fault }: Extract<LinkTarget, { kind: 'fault' }>,
  better: string | null,
  isDefinition: boolean,
  site: LinkedSite,
): Message {
  const name = contactNames[address.match(/^[a-z]+:/)?.[0] ?? ''] ?? '';
  const contact = contactFact(name);
  if (better !== null || !contact) return linkMessages.badAddress(address, fault, better);
  const own = isDefinition ? contactAddress(name, site) : name;
  if (own === null) return linkMessages.badAddress(address, fault, null);
  return linkMessages.emptyAddress(address, fault, contact.what, inYaml(own, true));
}

/** Returns what the owner wrote under "contact:", even if its name is misspelled. */
function writtenContacts(data: unknown): unknown[] {
  return Object.values(asGroup(asGroup(data).contact));
}
