import { inWords } from '../../report/wording.ts';
import { onLines, type PropertyLines, wrongType } from './wrong-type-messages.ts';

/** Messages about a value where a list belongs, and about an item that a dash splits in two. */
export const listMessages = {
  list: (label: string, found: string, hint: string) =>
    wrongType(`${label} must be a list, with each item on a line that begins with "- ", but this is ${found}.`, hint),
  /** @param better null if the item has several lines */
  noDash: (label: string, better: string | null) =>
    wrongType(
      `${label} is a list, but the dash before its first item is missing.`,
      better === null
        ? 'Put "- " before this line. Indent the other lines of the item by 2 more spaces, so that they line up.'
        : `Put a dash before it:  ${better}`,
    ),
  /** @param better null if the item has several lines */
  noBrackets: (label: string, better: string | null) =>
    wrongType(
      `${label} must be a list, but the brackets around this item are missing.`,
      better === null ? 'Put brackets around it.' : `Put brackets around it:  ${better}`,
    ),
  /** @param several the text as several items, if it has commas */
  textForList: (label: string, one: string, several: string | null) =>
    wrongType(
      `${label} must be a list, but this is text.`,
      several === null
        ? `Put brackets around it:  ${one}`
        : `If these are several items, write:  ${several}\nIf it is one item, write:  ${one}`,
    ),
  linesForList: (label: string, better: PropertyLines | null) =>
    wrongType(
      `${label} must be a list, but without hyphens its lines are one text.`,
      `Put a hyphen and a space before each item. ${onLines(better)}`,
    ),
  /** @param sign the | or > before the text */
  blockForList: (label: string, sign: string, better: PropertyLines | null) =>
    wrongType(
      `${label} must be a list, but the ${sign} makes its lines one text.`,
      `Delete the ${sign}, and put a hyphen and a space before each item. ${onLines(better)}`,
    ),
  textForChoices: (label: string, choices: readonly string[]) =>
    wrongType(
      `${label} must be a list, but this is text.`,
      `Write one or more of these between brackets: ${choices.join(', ')}.`,
    ),

  /** @param names the names of the two texts of each item, which were written with a colon between them */
  pairsForList: (label: string, names: readonly string[], better: PropertyLines | null) =>
    wrongType(
      `${label} must be a list, with a name before each text of an item: ${inWords(names.map((name) => `"${name}"`))}.`,
      onLines(better),
    ),

  groupForTexts: (label: string) =>
    wrongType(
      `${label} must be a list, but its items have no dashes.`,
      'Write each item on a line that begins with "- ", and put text that has a colon in quotes.',
    ),
  bracesForList: (label: string, better: string) =>
    wrongType(`${label} must be a list, and a list has brackets, not braces.`, `Write:  ${better}`),

  splitItem: (better: string) =>
    wrongType(
      'This line belongs to the list item above it, but its dash begins another item.',
      `Replace the dash with a space:  ${better}`,
    ),
};
