import { asGroup, isGroup } from '../../../templates/schema/is-group.ts';
import type { Rule } from '../rule.ts';

/** Reports a contact form without a field for an address or phone number to answer to. */
export const rule: Rule = {
  id: 'unanswerable',
  severity: 'warning',
  reason: 'Nobody can answer a message without an email address or a phone number.',
  source: 'https://html.spec.whatwg.org/#autofill-field',
  file: ({ file, data }) => {
    const { sections } = asGroup(data);
    if (!Array.isArray(sections)) return [];
    return sections.flatMap((section, index) => {
      const { type, fields } = asGroup(section);
      if (type !== 'contact-form' || !Array.isArray(fields) || fields.some(mayReachVisitor)) return [];
      return [
        {
          at: { file, path: ['sections', index, 'fields'] },
          message: 'This form asks for neither an email address nor a phone number, so nobody can reply.',
          hint: 'Add a field with "kind: email" or "kind: phone".',
          value: 'fields',
        },
      ];
    });
  },
};

/**
 * Returns false for a name, a message, a choice, and other fields that browsers know. A free text field may ask for an
 * address.
 */
function mayReachVisitor(field: unknown): boolean {
  if (!isGroup(field)) return true;
  const { kind, choices, autocomplete } = field;
  if (kind === 'name' || kind === 'message' || choices !== undefined) return false;
  return autocomplete === undefined || /^(?:email|tel)/.test(String(autocomplete));
}
