import { isEnglish, languageOf } from '../../../templates/facts/locale.ts';
import { inQuotes, inYaml } from './dictation.ts';
import { exampleOf, onOneLine } from './example.ts';
import { isIndex, kindOf, namesIn, type Rules, sectionTypes } from './rules.ts';
import { typeMessages } from './type-messages.ts';
import type { ValueExplanation, WrongValue } from './wrong-value.ts';

/** Explains a value that is empty. */
export function emptyValue({ path, label, raw, rules, optional, facts }: WrongValue): ValueExplanation {
  if (/^null$/i.test(raw) && kindOf(rules) === 'text' && !rules.pattern && !rules.enum) {
    return { message: typeMessages.nullWord(raw, inQuotes(raw)), value: raw };
  }
  if (isIndex(path.at(-1))) return { message: typeMessages.emptyItem() };
  // The examples are English.
  const isForeign = path[0] === 'words' && !isEnglish(languageOf(facts)) && kindOf(rules) === 'text';
  const hint = isForeign ? 'Write it after the colon, in the language of the site.' : toWrite(rules);
  return { message: typeMessages.empty(label, hint, optional) };
}

/** Returns the hint for what to write in place of an empty value. */
export function toWrite(rules: Rules): string {
  const { role, description = '', examples: [example] = [], enum: choices } = rules;
  const kind = kindOf(rules);
  if (choices) return `The choices are: ${choices.join(', ')}.`;
  if (rules.items?.oneOf)
    return `Write at least one section below it. The types are: ${sectionTypes(rules.items).join(', ')}.`;
  if (kind === 'list') return 'Write at least one item below it, on a line that begins with "- ".';
  if (kind === 'group') return groupToWrite(rules);
  if (kind === 'boolean') return 'Write true or false.';
  if (role === 'link') return `Give it a route, such as ${example}.`;
  return example === undefined
    ? `Write it after the colon. ${description}`
    : `Give it a value, such as ${typeof example === 'number' ? example : inYaml(example).replace(/\.$/, '')}.`;
}

function groupToWrite(rules: Rules): string {
  const names = namesIn(rules);
  if (names.length > 0) return `Write its properties below it, indented: ${names.join(', ')}.`;
  const entry = exampleOf(rules);
  const isShort = entry !== undefined && onOneLine(entry).length <= 60;
  return `Write its entries below it, indented${isShort ? `, or on one line, such as ${onOneLine(entry)}` : ''}.`;
}
