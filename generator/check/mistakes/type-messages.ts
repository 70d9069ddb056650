import { inWords } from '../../report/wording.ts';
import { onLines, type PropertyLines, wrongType } from './wrong-type-messages.ts';

/** Messages about values of the wrong kind, other than those where a list belongs. */
export const typeMessages = {
  empty: (label: string, toWrite: string, optional: boolean) =>
    wrongType(`${label} is empty.`, `${toWrite}${optional ? ' Or delete the property.' : ''}`),
  emptyItem: () => wrongType('This list item is empty.', 'Write it after the dash, or delete the dash.'),
  nullWord: (raw: string, quoted: string) =>
    wrongType(`The word ${raw} is read as an empty value.`, `Put it in quotes:  ${quoted}`),

  /** @param found the type that YAML reads */
  needsQuotes: (label: string, found: string, quoted: string) =>
    wrongType(`${label} must be text, but this is read as ${found}.`, `Put it in quotes:  ${quoted}`),
  leadingZero: (label: string, quoted: string) =>
    wrongType(`${label} needs quotes, or its leading zero is lost.`, `Put it in quotes:  ${quoted}`),
  wrongScalar: (label: string, expected: string, raw: string, hint: string) =>
    wrongType(`${label} must be ${expected}, but this is ${raw}.`, hint),
  /** @param fault completes a sentence that begins with the property */
  faultyScalar: (label: string, fault: string, hint: string) => wrongType(`${label} ${fault}.`, hint),
  /** @param one an item that would be right alone */
  listForText: (label: string, one: string | null) =>
    wrongType(
      `${label} must be text, but this is a list.`,
      one === null
        ? 'Write it as one text, without dashes or brackets.'
        : `Write only one of them, without a dash or brackets:  ${one}`,
    ),
  /** The text names a town, a page, or the like. */
  listForOne: (label: string) =>
    wrongType(
      `${label} names only one, but this is a list.`,
      'Write one of them here. For each of the others, write another item or page.',
    ),
  /** @param name the property, whose text may have lists and paragraphs */
  linesForText: (label: string, name: string) =>
    wrongType(
      `${label} must be text, but without a "|" after the colon, the dashes below it make it a list.`,
      `Write "${name}: |" and leave the lines below it as they are.`,
    ),
  dashForText: (label: string, plain: string) =>
    wrongType(`${label} must be text, but the dash makes it a list.`, `Delete the dash:  ${plain}`),
  bracketsForText: (label: string, plain: string, quoted: string | null) =>
    wrongType(
      `${label} must be text, but the brackets make it a list.`,
      quoted === null
        ? `Delete the brackets:  ${plain}`
        : `Delete the brackets:  ${plain}\nIf the brackets belong to the text, put it in quotes:  ${quoted}`,
    ),
  /** @param span the days from the first to the last */
  listForDays: (label: string, span: string) =>
    wrongType(
      `${label} must be text, but this is a list.`,
      `Write the first and the last day:  ${span}\nTo leave out the days between them, write an item for each day instead.`,
    ),
  bracesForText: (label: string, plain: string) =>
    wrongType(`${label} must be text, but the braces make it a group of properties.`, `Delete the braces:  ${plain}`),
  placeholder: (label: string, quoted: string) =>
    wrongType(
      `${label} needs quotes, because it begins with a brace. Without them, it is a group of properties.`,
      `Put it in quotes:  ${quoted}`,
    ),
  colon: (label: string, quoted: string) =>
    wrongType(`${label} must be text, but the colon makes it a property with a value.`, `Put it in quotes:  ${quoted}`),
  lastColon: (label: string, plain: string, quoted: string) =>
    wrongType(
      `${label} must be text, but the colon at its end makes it the name of a property.`,
      `Delete the colon:  ${plain}\nIf the colon belongs to the text, put it in quotes:  ${quoted}`,
    ),
  groupForText: (label: string) =>
    wrongType(
      `${label} must be text, but this is a group of properties.`,
      'Write one text after the colon. If these lines belong to another property, correct their indentation.',
    ),
  groupInBracesForText: (label: string) =>
    wrongType(`${label} must be text, but this is a group of properties.`, 'Write one text, without braces.'),

  /** @param better all parts in one text */
  partsForText: (label: string, better: string) =>
    wrongType(
      `${label} must be text, but this is a group of properties.`,
      `Write all of it as one text after the colon:  ${better}`,
    ),
  /** @param one a part that would be right alone */
  choicesForText: (label: string, one: string) =>
    wrongType(
      `${label} must be text, but this is a group of properties.`,
      `Write only one of them as text after the colon:  ${one}`,
    ),

  number: (label: string, found: string, hint: string) =>
    wrongType(`${label} must be a number, but this is ${found}.`, hint),
  /** @param fault why it is not a number, as a sentence */
  numberAs: (label: string, found: string, fault: string, better: string) =>
    wrongType(`${label} must be a number, but this is "${found}". ${fault}`, `Write:  ${better}`),
  boolean: (label: string, raw: string) =>
    wrongType(`${label} must be true or false, but this is ${raw}.`, 'Write true or false, without quotes.'),
  booleanAs: (label: string, raw: string, better: boolean) =>
    wrongType(`${label} must be true or false, without quotes, but this is ${raw}.`, `Write:  ${better}`),

  twoNumbers: (label: string, names: readonly string[], better: string | null) =>
    wrongType(
      `${label} must be a group of properties, with ${inWords(names)} by name.`,
      better === null ? 'Write the name and a colon before each number.' : `Write:  ${better}`,
    ),
  /** @param better the group, whose entries were written as items with a name and a value */
  pairsForGroup: (label: string, better: PropertyLines) =>
    wrongType(
      `${label} must be a group with a name, a colon, and a value on each line, but the dashes make it a list.`,
      onLines(better),
    ),
  /** @param better the only redirect, or the whole group */
  redirectsForGroup: (label: string, raw: string, better: string | PropertyLines) =>
    wrongType(
      `Each line of ${label} must be an address, a colon, a space, and where it leads, but this is ${raw}.`,
      typeof better === 'string' ? `Write:  ${better}` : onLines(better),
    ),
  /** @param items the number of items, if all are groups */
  listForGroup: (label: string, items: number | null, better: string | null) =>
    wrongType(
      `${label} must be a group of properties, but ${items === null ? 'this is a list' : `the ${items === 1 ? 'dash makes' : 'dashes make'} it a list`}.`,
      better === null
        ? 'Write each property on a line of its own, without a dash.'
        : `Replace the dash with a space:  ${better}`,
    ),
  /** @param holder the property of the group that the list belongs to */
  listInGroup: (label: string, name: string, holder: string) =>
    wrongType(
      `${label} must be a group of properties, but this is a list, which belongs to its property "${holder}".`,
      `Above the list, write "${holder}:", two spaces further right than "${name}:". Indent the list two spaces further than "${holder}:".`,
    ),
  listForFile: () =>
    wrongType(
      'This file must be a group of properties, but the dash makes it a list.',
      'Delete the dash, and begin each property at the start of its line.',
    ),
  bracketsForGroup: (label: string, better: string | null) =>
    wrongType(
      `${label} must be a group of properties, but the brackets make it a list.`,
      better === null ? 'Use braces instead of brackets.' : `Delete the brackets:  ${better}`,
    ),
  /** @param properties the names of its properties; null if any names are allowed */
  textForGroup: (label: string, raw: string, properties: string | null, example: string | null) =>
    wrongType(
      `${label} must be a group of properties, but this is ${raw}.`,
      [
        properties === null
          ? 'Write each entry on a line of its own below it, with a label, a colon, and a value.'
          : `Write its properties on lines of their own below it: ${properties}.`,
        ...(example === null ? [] : [`For example:  ${example}`]),
      ].join('\n'),
    ),
  /** @param better the group, if its place in the file allows lines below it */
  lineForGroup: (label: string, raw: string, better: PropertyLines | null) =>
    wrongType(
      `${label} must be a group of properties, but this is ${raw}.`,
      better === null ? 'Write each part on a line of its own below it.' : onLines(better),
    ),
  noGroup: (label: string, raw: string) =>
    wrongType(`${label} must be a group of properties, but this is ${raw}.`, 'If you have none, delete this line.'),
  noPrices: (label: string, words: string) =>
    wrongType(
      `${label} must be a group of prices, but this is "${words}".`,
      'If customers must ask for the price, delete this line, and say so in the description.',
    ),
};
