import { dialable } from './dialable.ts';
import type { SiteFacts } from './site.ts';

type Contact = SiteFacts['contact'];

/** The links that every site has, by name. They are made from the contact facts. */
export const contactLinks: Readonly<Record<string, (contact: Contact) => string>> = {
  call: (contact) => `tel:${dialable(contact)}`,
  text: (contact) => `sms:${dialable(contact)}`,
  email: ({ email }) => `mailto:${email}`,
};
