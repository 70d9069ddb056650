import { typeMessages } from './type-messages.ts';
import type { ValueExplanation, WrongValue } from './wrong-value.ts';

/** Words for true and false, in the languages that owners use. */
const yes = 'yes y on true 1 x sí si ja oui sim verdadero cierto vrai wahr vero'.split(' ');
const no = 'no n off false 0 nein non não nao nee nej falso faux falsch'.split(' ');

/** Explains a value that is neither true nor false. */
export function booleanExpected({ data, label, raw }: WrongValue): ValueExplanation {
  const word = String(data).trim().toLowerCase();
  const value = yes.includes(word) ? true : no.includes(word) ? false : null;
  if (value === null) return { message: typeMessages.boolean(label, raw) };
  return { message: typeMessages.booleanAs(label, raw, value), value };
}
