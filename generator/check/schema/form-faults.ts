import type { FormFault } from '../../../templates/schema/forms/form.ts';
import { formFault } from '../../../templates/schema/forms.ts';
import type { Rules } from '../mistakes/rules.ts';

/**
 * Returns the fault in the form of a text; null if there is none, or if only its pattern is wrong.
 *
 * @param facts the data of site.yaml, which may be missing or invalid
 */
export function faultByRules(text: string, { form }: Rules, facts: unknown): FormFault | null {
  return form ? formFault(form, text, facts) : null;
}

/** Returns true if a text has the form that its rules ask for. */
export function isValidText(text: string, rules: Rules, facts: unknown): boolean {
  const matches = !rules.pattern || new RegExp(rules.pattern).test(text);
  return matches && faultByRules(text, rules, facts) === null;
}

/** Returns true if the text can be any words, or any that match a form, and does not refer to something else. */
export function isFreeText({ fact, role, pattern, form, shown, enum: choices }: Rules): boolean {
  const refers = fact !== undefined || choices !== undefined || (role !== undefined && role !== 'shown');
  return !refers && (shown !== false || pattern !== undefined || form !== undefined);
}

/**
 * Returns what to do about a text that does not have its form; empty if nothing is known.
 *
 * @param write writes a text as YAML
 */
export function formHint(
  { better, either = [], guesses = [], advice }: FormFault,
  write: (text: string) => string,
): string {
  const lines = [
    ...(guesses.length > 0 ? [`Did you mean ${guesses.map((guess) => `"${guess}"`).join(' or ')}?`] : []),
    ...(better === undefined ? [] : [`Write:  ${write(better)}`]),
    ...either.map(([condition, text]) => `If ${condition}, write:  ${write(text)}`),
    ...(advice === undefined ? [] : [advice]),
  ];
  return lines.join('\n');
}
