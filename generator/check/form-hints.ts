import { stringify } from 'yaml';
import type { FormFault } from '../../templates/schema/forms/form.ts';
import { type FormName, formFault } from '../../templates/schema/forms.ts';

/** A text as it is written in YAML, inside braces too, with quotes if it needs them. */
export function inYaml(text: string): string {
  return /[,[\]{}]/.test(text) ? JSON.stringify(text) : stringify(text, { lineWidth: 0 }).trimEnd();
}

/** What to do about a text that does not have its form; empty if nothing is known. */
export function formHint({ better, either = [], guesses = [], advice }: FormFault): string {
  const lines = [
    ...(guesses.length > 0 ? [`Did you mean ${guesses.map((guess) => `"${guess}"`).join(' or ')}?`] : []),
    ...(better === undefined ? [] : [`Write:  ${inYaml(better)}`]),
    ...either.map(([condition, text]) => `If ${condition}, write:  ${inYaml(text)}`),
    ...(advice === undefined ? [] : [advice]),
  ];
  return lines.join('\n');
}

/** What to write for a number or a list that must be a text of some form; null if that is not known. */
export function formTypeHint(form: FormName, data: unknown, raw: string, facts: unknown): string | null {
  if (typeof data === 'number') {
    const found = formFault(form, raw, facts);
    return found ? formHint(found) || null : `Put it in quotes:  "${raw}"`;
  }
  if (!Array.isArray(data) || !data.every((item) => typeof item === 'string')) return null;
  const joined = data.join(', ');
  if (formFault(form, joined, facts) !== null) return null;
  // Only a list that is written in one line can be replaced by what the hint says.
  return raw.endsWith(']') ? `Write:  ${inYaml(joined)}` : `Write it all on one line, after the colon: ${joined}`;
}
