import { isGroup } from '../../../templates/schema/is-group.ts';
import { suggest } from '../../basics/suggest.ts';
import { isValidText } from '../schema/form-faults.ts';
import { addressWritten } from './address-written.ts';
import { isOnOneLine } from './dictation.ts';
import { exampleOf, onOneLine } from './example.ts';
import { linkTo } from './link-written.ts';
import { listForGroup } from './list-for-group.ts';
import { readNumber } from './read-number.ts';
import { redirectsWritten } from './redirects-written.ts';
import { kindOf, namesIn, type Rules, sectionType, sectionTypes } from './rules.ts';
import { sectionTypeMessages } from './section-type-messages.ts';
import { typeMessages } from './type-messages.ts';
import { quoted, type ValueExplanation, type WrongValue } from './wrong-value.ts';

/** Explains text or a list where a group of properties belongs. */
export function groupExpected(wrong: WrongValue): ValueExplanation {
  const { rules, data } = wrong;
  if (rules.oneOf) return sectionWord(wrong);
  const explained = numberPair(wrong) ?? redirectsWritten(wrong) ?? addressWritten(wrong) ?? nothingWritten(wrong);
  if (explained) return explained;
  return Array.isArray(data) ? listForGroup(data, wrong) : textForGroup(wrong);
}

/** Explains `- hero` in place of `- type: hero`. */
function sectionWord(wrong: WrongValue): ValueExplanation {
  const { rules, data } = wrong;
  const type = typeof data === 'string' ? suggest(data, sectionTypes(rules)) : null;
  const branch = rules.oneOf?.find((one) => sectionType(one) === type);
  const isComplete = branch?.required?.length === 1;
  const message = sectionTypeMessages.word(quoted(wrong), type, isComplete, sectionTypes(rules));
  return isComplete ? { message, value: { type } } : { message };
}

/** Explains two numbers for a group of exactly two numbers, such as a latitude and a longitude. */
function numberPair({ rules, data, label, path, working }: WrongValue): ValueExplanation | null {
  const entries = Object.entries(rules.properties ?? {}).filter(([name]) => namesIn(rules).includes(name));
  if (entries.length !== 2 || entries.some(([, inner]) => kindOf(inner) !== 'number')) return null;
  const parts = Array.isArray(data) ? data.map(String) : splitNumbers(String(data));
  const [first, second] = entries as [[string, Rules], [string, Rules]];
  const read = ([a = '', b = '']: readonly string[]) => [readNumber(a, first[1]), readNumber(b, second[1])] as const;
  const inOrder = read(parts);
  const numbers = parts.length === 2 && inOrder.includes(null) ? read(parts.toReversed()) : inOrder;
  if (parts.length !== 2 || numbers.includes(null)) return null;
  const value = { [first[0]]: numbers[0], [second[0]]: numbers[1] };
  const isOneLine = isOnOneLine(working, path);
  return { message: typeMessages.twoNumbers(label, [first[0], second[0]], isOneLine ? onOneLine(value) : null), value };
}

/** Words for a group that the site does not have. */
const none = /^(?:no|none|off|false|n\/?a|[-–—])$/i;

/** Explains `newsletter: no`, and prices that customers must ask for. */
function nothingWritten(wrong: WrongValue): ValueExplanation | null {
  const { rules, data, label, optional } = wrong;
  const text = String(data);
  if (!optional || typeof data === 'object') return null;
  if (none.test(text)) return { message: typeMessages.noGroup(label, quoted(wrong)) };
  const { form } = rules.additionalProperties || {};
  const isAsked = form === 'price' && !/\d/.test(text);
  return isAsked ? { message: typeMessages.noPrices(label, text) } : null;
}

function splitNumbers(text: string): string[] {
  const byComma = text.split(/[,;/]\s*/).filter(Boolean);
  return byComma.length === 2 ? byComma : text.split(/\s+/);
}

function textForGroup(wrong: WrongValue): ValueExplanation {
  const { rules, label, data, facts } = wrong;
  const names = namesIn(rules);
  const text = typeof data === 'object' ? undefined : String(data);
  // A text that cannot be an entry, such as several prices, would be a mistake in the example too.
  const entry = rules.additionalProperties || {};
  const word = text !== undefined && entry.form && !isValidText(text, entry, facts) ? undefined : text;
  const example = linkTo(text ?? '', rules, facts) ?? entryLike(text ?? '', wrong) ?? exampleOf(rules, word);
  const isEmpty = isGroup(example) && Object.keys(example).length === 0;
  const isShort = example !== undefined && !isEmpty && onOneLine(example).length <= 100;
  const properties = names.length > 0 ? names.join(', ') : null;
  return { message: typeMessages.textForGroup(label, quoted(wrong), properties, isShort ? onOneLine(example) : null) };
}

/** Returns an entry with the text where its form belongs, and all that the entry needs, such as a name. */
function entryLike(text: string, wrong: WrongValue): Record<string, unknown> | null {
  const { properties = {}, required = [] } = wrong.rules;
  const formed = formedLike(text, wrong);
  if (!formed) return null;
  const key = String(wrong.path.at(-1));
  const known: Record<string, unknown> = { ...(/[A-Z\s]/.test(key) && { name: key }), ...formed };
  const whole = required.map((name) => [name, known[name] ?? exampleOf(properties[name] ?? {})] as const);
  return whole.some(([, value]) => value === undefined) ? formed : { ...Object.fromEntries(whole), ...formed };
}

/**
 * Returns the property whose form a text matches, such as `ga4: G-ABC1234567`. If there are several, the one with a
 * similar example wins.
 */
function formedLike(text: string, { rules, facts }: WrongValue): Record<string, string> | null {
  const looks = (one: unknown) =>
    String(one)
      .replace(/[a-z]+/g, 'a')
      .replace(/[A-Z]+/g, 'A')
      .replace(/\d+/g, '0');
  const fitting = Object.entries(rules.properties ?? {}).filter(
    ([, { form, ...own }]) => form && isValidText(text, { ...own, form }, facts),
  );
  const [first, ...others] = fitting;
  const found = others.length === 0 ? first : fitting.find(([, own]) => looks(own.examples?.[0]) === looks(text));
  return found ? { [found[0]]: text } : null;
}
