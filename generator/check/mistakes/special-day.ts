import { formFault } from '../../../templates/schema/forms.ts';
import { propertyMessages } from './property-messages.ts';
import { type Explainer, removed } from './unknown-property.ts';

/** Explains a special day that is written like a day of the week: its date or its name, and its hours. */
export const specialDay: Explainer = (property) => {
  const { name, data, path, where, rules, findings } = property;
  const isHere = rules.file === undefined && path.length === 1 && path[0] === 'specialHours';
  if (!isHere || typeof data !== 'string' || !/\d|[A-Z]/.test(name)) return null;
  if (formFault('hours', data, findings.facts) !== null) return null;
  const day = formFault('dates', name, findings.facts) === null ? name : '2026-12-25';
  return removed(
    property,
    propertyMessages.specialDay(name, where, `{ dates: ${day}, hours: ${data}, reason: Christmas }`),
  );
};
