import { Pair } from 'yaml';
import { isFreeText } from '../schema/form-faults.ts';
import { inYaml, isOnOneLine } from './dictation.ts';
import { withLines } from './lines-for-list.ts';
import { listMessages } from './list-messages.ts';
import { propertyMessages } from './property-messages.ts';
import { kindOf, type Rules } from './rules.ts';
import type { Explainer } from './unknown-property.ts';
import { nodeSpan, pairsOf, textLike } from './working-copy.ts';
import type { ValueExplanation, WrongValue } from './wrong-value.ts';

/**
 * Returns the names of the two texts that an item must have, such as a question and its answer; null if it must have
 * others.
 */
export function textPairOf({ required = [], properties = {} }: Rules): readonly [string, string] | null {
  const [first, second, ...others] = required;
  if (first === undefined || second === undefined || others.length > 0) return null;
  const isText = (rules: Rules = {}) => kindOf(rules) === 'text' && isFreeText(rules) && !rules.form && !rules.pattern;
  return isText(properties[first]) && isText(properties[second]) ? [first, second] : null;
}

/** Returns true for words of a text, which are never the name of a property. */
export const isWords = (name: string) => !/^[a-z][\w-]*$/.test(name);

/** Explains two texts with only a colon between them, such as `Why?: Because.` in place of a question and an answer. */
export const textPair: Explainer = ({ pair, name, data, map, path, where, rules, taken, findings: { working } }) => {
  const names = textPairOf(rules);
  if (!names || !isWords(name) || typeof data !== 'string' || names.some((one) => taken.has(one))) return null;
  const [first, second] = names;
  const both = `${first}: ${inYaml(name, true)}, ${second}: ${inYaml(data, true)}`;
  const isAlone = pairsOf(map).length === 1 && isOnOneLine(working, path);
  const better = isAlone ? (map.flow ? both : `{ ${both} }`) : null;
  return {
    message: propertyMessages.textPair(name, where, names, better),
    span: nodeSpan(working, isAlone ? pair : pair.key),
    repair: () => {
      const pairs = [
        new Pair(textLike(pair.key, first), textLike(pair.key, name)),
        new Pair(textLike(pair.key, second), pair.value),
      ];
      map.items.splice(map.items.indexOf(pair), 1, ...pairs);
    },
  };
};

/** Explains pairs of texts without dashes where a list of such items belongs; null for any other group. */
export function textPairsForList(wrong: WrongValue): ValueExplanation | null {
  const { data, rules, label } = wrong;
  const names = textPairOf(rules.items ?? {});
  const entries = Object.entries(data as object);
  if (!names || !entries.every(([name, text]) => isWords(name) && typeof text === 'string')) return null;
  const [first, second] = names;
  const lines = entries.flatMap(([name, text]) => [
    `- ${first}: ${inYaml(name)}`,
    `  ${second}: ${inYaml(String(text))}`,
  ]);
  const value = entries.map(([name, text]) => ({ [first]: name, [second]: text }));
  return { message: listMessages.pairsForList(label, names, withLines(lines, wrong)), value };
}
