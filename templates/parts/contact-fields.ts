import type { FormField } from '../../client/form-field.tsx';
import { boolean, choice, type Infer, list, object, optional, text } from '../schema.ts';

/** The inputs by kind, with what browsers fill in automatically (https://html.spec.whatwg.org/#autofill-field). */
const kinds = {
  name: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  message: { type: 'message', autoComplete: undefined },
} as const;

const field = object('A field.', {
  label: text('The label.', 'Your email address'),
  kind: optional(
    choice('What visitors write. By default, one line of any text.', ['email', 'name', 'phone', 'message']),
  ),
  choices: optional(list('What visitors choose from, instead of writing.', text('A choice.', 'A weekday'))),
  required: optional(boolean('true if visitors must fill it in.')),
  placeholder: optional(text('An example in the empty field, or the text shown before anything is chosen.', 'Any day')),
  autocomplete: optional(
    text('What browsers may fill in (https://html.spec.whatwg.org/#autofill-field), if "kind" does not say it.', {
      examples: ['street-address'],
      pattern: '^[a-z][a-z0-9-]*( [a-z][a-z0-9-]*)*$',
      expected: 'lowercase words, such as street-address',
      shown: false,
    }),
  ),
});

/** A field of the contact form. The first example asks for an address, without which nobody could answer. */
export const contactField = { ...field, usual: ['kind'] as const };

/**
 * Names the fields for the owner who receives them: with the names that services look for, such as email, or otherwise
 * their labels.
 */
export function namedFields(fields: readonly Infer<typeof contactField>[]): FormField[] {
  const labels = fields.map(({ label }) => label);
  return fields.map(({ label, kind, choices, required = false, placeholder, autocomplete }, index) => {
    const isFirst = kind !== undefined && fields.findIndex((other) => other.kind === kind) === index;
    const { type, autoComplete } = kind ? kinds[kind] : { type: 'text' as const, autoComplete: undefined };
    return {
      // The service would merge two fields with the same name.
      name: isFirst && !labels.includes(kind) ? kind : label,
      label,
      type,
      choices,
      required,
      placeholder,
      autoComplete: autocomplete ?? autoComplete,
    };
  });
}
