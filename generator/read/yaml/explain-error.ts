import type { Message } from '../../report/diagnostic.ts';
import { blockTextRepairs } from './block-repairs.ts';
import { unbalanced, unopenedBraces } from './brace-balance.ts';
import {
  curlyQuotesInBraces,
  dashedPrices,
  dashesInBraces,
  quotesInBraces,
  routesInBraces,
  textAfterBraces,
  textInBraces,
} from './brace-repairs.ts';
import { commas, commasAtLineEnds, missingCommas, trailingCommas } from './comma-repairs.ts';
import { entryDashes } from './entry-dashes.ts';
import { indentationRepairs } from './indentation.ts';
import { invisibleCharacters } from './invisible-repairs.ts';
import {
  bulletLines,
  extraDashes,
  itemSigns,
  loneDashes,
  missingGroupLines,
  missingListLines,
  namelessProperties,
  sectionsAbove,
} from './item-repairs.ts';
import type { KnownKeys } from './known-keys.ts';
import { layoutMessages } from './layout-messages.ts';
import {
  colonRepairs,
  type FindRepairs,
  foreignComments,
  loneWords,
  missingSpaces,
  type Trouble,
  tabs,
  valuesWithGroups,
} from './line-repairs.ts';
import { type Line, nextYamlLine, readLines } from './lines.ts';
import { blankDashes, missingAllDashes, missingDashes, missingFirstDashes } from './missing-dashes.ts';
import { doubledBraces, mergedLines, missingBraces, missingBrackets } from './pair-repairs.ts';
import { badEscapes, textAfterQuotes, unclosedQuoteRepairs } from './quote-repairs.ts';
import { redirectLines } from './redirect-lines.ts';
import type { Repair } from './repair.ts';
import { colons, colonsInLongTexts, curlyQuotes, leadingSigns, textAfterBlockHeaders } from './text-repairs.ts';
import { bestOf, lineAt, trialOf, type YamlExplanation } from './trial.ts';
import { wideSigns } from './wide-signs.ts';

/** Every kind of mistake, from the most distinctive to the one that many others resemble. */
const beforeIndentation: readonly FindRepairs[] = [
  invisibleCharacters,
  wideSigns,
  tabs,
  foreignComments,
  bulletLines,
  itemSigns,
  sectionsAbove,
  entryDashes,
  redirectLines,
  curlyQuotes,
  curlyQuotesInBraces,
  badEscapes,
  missingAllDashes,
  trailingCommas,
  missingBraces,
  doubledBraces,
  missingBrackets,
  textAfterQuotes,
  commasAtLineEnds,
  unbalanced,
  commas,
  missingCommas,
  quotesInBraces,
  dashedPrices,
  dashesInBraces,
  routesInBraces,
  textInBraces,
  unopenedBraces,
  mergedLines,
  textAfterBlockHeaders,
  textAfterBraces,
  leadingSigns,
  missingSpaces,
  colonRepairs,
  namelessProperties,
  missingDashes,
  blankDashes,
  missingFirstDashes,
  extraDashes,
  colonsInLongTexts,
  colons,
];
const afterIndentation: readonly FindRepairs[] = [loneDashes, loneWords, valuesWithGroups];

/**
 * Explains a syntax error. The parser names the line where it gave up, which is often not the line with the mistake. So
 * this tries every likely mistake in the lines around it: the right one is the one whose correction lets the parser
 * continue.
 *
 * @param offset where the parser gave up
 * @param unclosedQuote the offset of a quotation mark that hides the lines below it from the parser
 */
export function explainError(
  text: string,
  offset: number,
  unclosedQuote: number | null,
  knownKeys: KnownKeys,
): YamlExplanation {
  const lines = readLines(text);
  const errorLine = lineAt(lines, offset);
  const near = linesNear(lines, errorLine);
  const trouble: Trouble = { lines, knownKeys };
  const quotes = unclosedQuote === null ? [] : quotesIn(lines, unclosedQuote);
  const kinds = [
    () => quotes,
    () => blockTextRepairs(lines, errorLine, knownKeys),
    ...beforeIndentation.map((find) => () => near.flatMap((line) => find(line, trouble))),
    () => near.flatMap((line) => missingListLines(line, trouble)),
    () => near.flatMap((line) => missingGroupLines(line, trouble)),
    () => indentationRepairs(near, { lines, text, knownKeys }),
    ...afterIndentation.map((find) => () => near.flatMap((line) => find(line, trouble))),
  ];
  const trial = trialOf(text, lines, errorLine, near);
  let certain: Repair | undefined;
  for (const find of kinds) {
    const repairs = find();
    const best = bestOf(repairs, trial);
    if (best) return best;
    certain ??= repairs.find(({ isCertain }) => isCertain);
    if (certain?.isFinal) break;
  }
  return certain ?? { at: [errorLine.start, errorLine.start + errorLine.text.length], message: fallback(errorLine) };
}

function quotesIn(lines: readonly Line[], offset: number): Repair[] {
  const line = lineAt(lines, offset);
  return unclosedQuoteRepairs(line, offset, nextYamlLine(lines, line.index, 1));
}

/**
 * Chooses the first explanation of a problem with valid YAML whose fix keeps it valid.
 *
 * @param repairs at least one; if no fix works, the first is explained without dictating one
 */
export function explainProblem(text: string, repairs: readonly [Repair, ...Repair[]]): YamlExplanation {
  const lines = readLines(text);
  const line = lineAt(lines, repairs[0].at[0]);
  return bestOf(repairs, trialOf(text, lines, line, [line])) ?? repairs[0];
}

/** Returns the line of an error and those around it, nearest first. */
function linesNear(lines: readonly Line[], { index, isYaml }: Line): Line[] {
  const above = nextYamlLine(lines, index, -1);
  const below = nextYamlLine(lines, index, 1);
  const indent = lines[index]?.indent ?? 0;
  const owner = lines.slice(0, index).findLast((line) => line.isYaml && line.indent < indent);
  const near = [
    isYaml ? lines[index] : undefined,
    below,
    above,
    below && nextYamlLine(lines, below.index, 1),
    above && nextYamlLine(lines, above.index, -1),
    owner,
  ];
  return [...new Set(near)].filter((line) => line !== undefined);
}

function fallback({ key, value, isItem }: Line): Message {
  const isPlain = !/[{}[\]"'|>&*@%`]/.test(value);
  return isPlain && (key !== null || isItem) ? layoutMessages.badIndentation() : layoutMessages.syntax();
}
