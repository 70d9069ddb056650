import type { Message } from '../../report/diagnostic.ts';
import { allOf } from '../../report/wording.ts';
import { inYaml } from './dictation.ts';
import type { Rules } from './rules.ts';

/** Returns an example in YAML, or the description if there is no example. */
export function exampleHint({ examples: [first] = [], description = '' }: Rules): string {
  if (first === undefined) return description;
  return `For example:  ${typeof first === 'number' ? first : inYaml(first)}`;
}

/** Dictates a name. */
export const intended = (name: string) => `Did you mean "${name}"?`;

/** Messages about values of the right kind that break another rule. */
export const valueMessages = {
  wrongChoice: (
    name: string,
    label: string,
    value: string,
    better: string | null,
    choices: readonly string[],
  ): Message => ({
    id: name === 'template' ? 'unknown-template' : 'wrong-choice',
    message: `"${value}" is not a choice for ${label}.`,
    hint: better === null ? allOf(choices, 'The choices are:') : intended(better),
  }),
  /** @param fault completes a sentence that begins with the property */
  wrongForm: (label: string, fault: string, hint: string): Message => ({
    id: 'wrong-form',
    message: `${label} ${fault}.`,
    hint,
  }),
  wrongKey: (key: string, better: string | null, rules: Rules): Message => ({
    id: 'wrong-form',
    message: `The name "${key}" must have ${rules.expected ?? 'another form'}.`,
    hint: better === null ? exampleHint(rules) : intended(better),
  }),
  emptyKey: (): Message => ({
    id: 'wrong-form',
    message: 'This property has no name.',
    hint: 'Write its name before the colon.',
  }),
  empty: (label: string, toWrite: string, optional: boolean): Message => ({
    id: 'empty-value',
    message: `${label} is empty.`,
    hint: `${toWrite}${optional ? ' Or delete the property.' : ''}`,
  }),
  outOfRange: (label: string, value: string, range: string, rules: Rules): Message => ({
    id: 'out-of-range',
    message: `${label} must be ${range}, but this is ${value}.`,
    hint: [rules.description ?? '', exampleHint(rules)].filter(Boolean).join('\n'),
  }),
  milliseconds: (label: string, value: number): Message => ({
    id: 'out-of-range',
    message: `${label} is in milliseconds, and ${value} ms is too short to notice.`,
    hint: `If you mean seconds, write:  ${Math.round(value * 1000)}\nIf you mean no delay, write:  0`,
  }),
  swapped: (names: readonly string[]): Message => ({
    id: 'out-of-range',
    message: `The numbers of ${names.map((name) => `"${name}"`).join(' and ')} are swapped.`,
    hint: 'Swap them.',
  }),
};
