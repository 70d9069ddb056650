import { isMap, isSeq } from 'yaml';
import { asGroup } from '../../../templates/schema/is-group.ts';
import { isEmptyNode } from '../../read/yaml/is-empty-node.ts';
import { faultByRules, formHint, isFreeText, isValidText } from '../schema/form-faults.ts';
import { inQuotes, isOnOneLine } from './dictation.ts';
import { toWrite } from './empty-values.ts';
import { typeMessages } from './type-messages.ts';
import { exampleHint } from './value-messages.ts';
import { keyOf, type Property, pairAt, pairsOf, rangeOf } from './working-copy.ts';
import { asWrittenIn, type ValueExplanation, type WrongValue } from './wrong-value.ts';

/** Explains a number, a list, or a group where text belongs. */
export function textExpected(wrong: WrongValue): ValueExplanation {
  const { node } = wrong;
  if (isSeq(node)) return listForText(wrong);
  if (isMap(node)) return groupForText(wrong, pairsOf(node));
  return scalarForText(wrong);
}

/** Explains a number, or true or false. */
function scalarForText(wrong: WrongValue): ValueExplanation {
  const { raw, rules, label, data, facts } = wrong;
  if (!isFreeText(rules)) return { message: typeMessages.wrongScalar(label, 'text', raw, toWrite(rules)) };
  if (isValidText(raw, rules, facts)) {
    const message = /^0\d/.test(raw)
      ? typeMessages.leadingZero(label, inQuotes(raw))
      : typeMessages.needsQuotes(label, typeof data === 'number' ? 'a number' : 'true or false', inQuotes(raw));
    return { message, value: raw };
  }
  const write = (text: string) => asWrittenIn(wrong, text);
  const fault = faultByRules(raw, rules, facts);
  if (fault) {
    const message = typeMessages.faultyScalar(label, fault.fault, formHint(fault, write) || exampleHint(rules));
    return fault.better === undefined ? { message } : { message, value: fault.better };
  }
  const better = likeExample(raw, wrong);
  const { expected = 'text' } = rules;
  if (better === null) return { message: typeMessages.wrongScalar(label, expected, raw, exampleHint(rules)) };
  return { message: typeMessages.wrongScalar(label, expected, raw, `Write:  ${write(better)}`), value: better };
}

/** Adds the surroundings of the number in the example: `$50` for `50`. */
function likeExample(raw: string, { rules, facts }: WrongValue): string | null {
  const [example = ''] = rules.examples ?? [];
  const text = String(example).replace(/\d[\d.,]*/, raw);
  const hasOneNumber = String(example).match(/\d[\d.,]*/g)?.length === 1;
  return hasOneNumber && isValidText(text, rules, facts) ? text : null;
}

/** Explains brackets or dashes around a text. */
function listForText(wrong: WrongValue): ValueExplanation {
  const { node, raw, rules, label, data, path, working, facts } = wrong;
  const items = Array.isArray(data) ? data : [];
  const isFlat = items.length > 0 && items.every((item) => typeof item !== 'object');
  // People may write the first and the last day of several as a list.
  const joined = [', ', ' to '].map((joint) => items.join(joint)).find((text) => isValidText(text, rules, facts));
  if (isFlat && items.length > 1 && hasOwnLines(wrong)) {
    return { message: typeMessages.linesForText(label, String(path.at(-1))), value: raw };
  }
  const isName = rules.fact !== undefined || (rules.role !== undefined && rules.role !== 'shown');
  if (isFlat && items.length > 1 && isName) {
    const message = typeMessages.listForOne(label);
    // Without a county, the towns of all states would be listed, and those of one name reported.
    return rules.role === 'county' ? { message, value: items[0] } : { message };
  }
  if (joined === undefined || !isFlat) {
    const [one] = rules.form ? items.filter((item) => isValidText(String(item), rules, facts)) : [];
    return { message: typeMessages.listForText(label, one === undefined ? null : asWrittenIn(wrong, String(one))) };
  }
  if (rules.form === 'dates' && items.length > 1)
    return { message: typeMessages.listForDays(label, asWrittenIn(wrong, joined)), value: joined };
  const isDictated = isOnOneLine(working, path) && !(items.length > 1 && isSeq(node) && !node.flow);
  if (!isDictated) return { message: typeMessages.listForText(label, null), value: joined };
  const plain = asWrittenIn(wrong, joined);
  const message = raw.startsWith('-')
    ? typeMessages.dashForText(label, plain)
    : typeMessages.bracketsForText(
        label,
        plain,
        isFreeText(rules) && isValidText(raw, rules, facts) ? inQuotes(raw) : null,
      );
  return { message, value: joined };
}

/** Returns true if lines with dashes become a list in running text as soon as they are one text. */
function hasOwnLines({ node, rules, path, working }: WrongValue): boolean {
  const owner = pairAt(working, path)?.pair;
  if (!rules.markdown || !owner || !isSeq(node) || node.flow) return false;
  const column = (one: Parameters<typeof rangeOf>[0]) => working.lines.linePos(rangeOf(one)[0]).col;
  return column(node) > column(owner.key);
}

/** Explains text with a colon, or a placeholder, without quotes. */
function groupForText(wrong: WrongValue, pairs: readonly Property[]): ValueExplanation {
  const { node, raw, rules, label, path, working, facts } = wrong;
  const [first, ...others] = pairs;
  const isSingle = first !== undefined && others.length === 0 && isOnOneLine(working, path);
  const inBraces = raw.startsWith('{');
  const group = { message: inBraces ? typeMessages.groupInBracesForText(label) : typeMessages.groupForText(label) };
  const explained = partsForText(wrong);
  if (explained) return explained;
  if (!isSingle || !isMap(node)) return group;
  const name = keyOf(first);
  if (inBraces) {
    if (!isEmptyNode(first.value)) return group;
    const text = `{${name}}`;
    return name.includes('.')
      ? { message: typeMessages.placeholder(label, inQuotes(text)), value: text }
      : { message: typeMessages.bracesForText(label, asWrittenIn(wrong, name)), value: name };
  }
  if (!isValidText(raw, rules, facts)) return group;
  if (!isEmptyNode(first.value)) return { message: typeMessages.colon(label, inQuotes(raw)), value: raw };
  const plain = asWrittenIn(wrong, name);
  return { message: typeMessages.lastColon(label, plain, inQuotes(raw)), value: name };
}

/**
 * Explains a text with numbers that is written in parts, such as `{ open: 9 AM, close: 6 PM }`, or several texts where
 * one belongs. Without numbers, most texts would be right, such as the name of a city.
 */
function partsForText(wrong: WrongValue): ValueExplanation | null {
  const { data, rules, label, facts } = wrong;
  const parts = Object.values(asGroup(data));
  if (!rules.form || parts.length < 2 || parts.some((part) => part === null || typeof part === 'object')) return null;
  const isRight = (text: string) => /\d/.test(text) && isValidText(text, rules, facts);
  const joined = ['–', ', ', ' '].map((joint) => parts.join(joint)).find(isRight);
  if (joined !== undefined)
    return { message: typeMessages.partsForText(label, asWrittenIn(wrong, joined)), value: joined };
  const alone = parts.map(String).find(isRight);
  if (alone === undefined) return null;
  return { message: typeMessages.choicesForText(label, asWrittenIn(wrong, alone)), value: alone };
}
