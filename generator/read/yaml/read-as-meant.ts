import { visit, type YAMLError } from 'yaml';
import { parse, type Source } from '../source.ts';
import { explainError } from './explain-error.ts';
import type { KnownKeys } from './known-keys.ts';
import { layoutMessages } from './layout-messages.ts';
import { lineStart } from './lines.ts';
import { applied } from './repair.ts';
import type { YamlExplanation } from './trial.ts';

/** After these errors, the parser can continue without guessing. */
const harmless: readonly string[] = ['DUPLICATE_KEY', 'TAG_RESOLVE_FAILED'];

/** Errors whose repair is surely what was meant. */
const surelyMeant: readonly string[] = ['unquoted-colon', 'unquoted-placeholder'];

/**
 * How many errors of a file are repaired to read the rest of it: enough for a page by somebody who does not know yet
 * that such texts need quotes, while each takes some milliseconds to explain.
 */
const mostRepairs = 20;

/** A file as it was meant, if the repair of each of its errors is sure. */
interface MeantFile {
  /** The file with its sure repairs, which do not change the places of anything on other lines. */
  repaired: Source;
  /** Every error that was repaired, and the first one that was not. They are on different lines. */
  errors: YamlExplanation[];
  /** The offset in the repaired file of the line at which it could not be read any further. */
  end: number;
}

/** Repairs the errors of a file that have a sure repair, down to the first that has none. */
export function readAsMeant(source: Source, knownKeys: KnownKeys): MeantFile {
  let repaired = source;
  const errors: YamlExplanation[] = [];
  for (let repairs = mostRepairs; ; ) {
    const [first, ...others] = syntaxErrors(repaired);
    if (!first) return { repaired, errors, end: repaired.text.length };
    const fatal = syntaxProblem(repaired, first, knownKeys);
    const alone = fixed(repaired, fatal);
    // The parser may get stuck above an error that it has reported before.
    if (fatal.at[0] > (errors.at(-1)?.at[0] ?? -1)) errors.push(fatal);
    if (alone === null || repairs === 0) {
      return { repaired, errors, end: lineStart(repaired.text, Math.min(fatal.at[0], first.pos[0])) };
    }
    const below = repairsBelow(repaired, { fatal, alone, others, most: repairs - 1 }, knownKeys);
    repaired = below?.repaired ?? parse(source.file, alone);
    errors.push(...(below?.errors ?? []));
    repairs -= 1 + (below?.errors.length ?? 0);
  }
}

/** The first error in a file, the text in which it alone is repaired, and what else the parser has reported. */
interface FirstRepair {
  fatal: YamlExplanation;
  alone: string;
  others: readonly YAMLError[];
  /** How many of the others may be repaired. */
  most: number;
}

/**
 * Repairs what the parser reported below an error in the same pass, because reading a long file again after each repair
 * takes long. Returns null if that was a wrong guess of the parser: something above the last of them is still wrong.
 */
function repairsBelow(source: Source, { fatal, alone, others, most }: FirstRepair, knownKeys: KnownKeys) {
  if (unclosedQuote(source) !== null) return null;
  let text = alone;
  const errors: YamlExplanation[] = [];
  for (const { code, pos } of others) {
    if (errors.length === most) break;
    const offset = pos[0] + text.length - source.text.length;
    const last = errors.at(-1) ?? fatal;
    if (lineStart(text, offset) <= last.at[0]) continue;
    const error = code === 'MULTIPLE_DOCS' ? null : explainError(text, offset, null, knownKeys);
    const next = error && fixed({ text }, error);
    if (!error || next === null || error.at[0] <= last.at[0]) break;
    errors.push(error);
    text = next;
  }
  const last = errors.at(-1);
  if (!last) return null;
  const repaired = parse(source.file, text);
  const [wrong] = syntaxErrors(repaired);
  return wrong && lineStart(text, wrong.pos[0]) <= last.at[0] ? null : { repaired, errors };
}

/** Returns the text of a file after the repair of an error; null if it is not sure. */
function fixed({ text }: Pick<Source, 'text'>, { at, message, fix }: YamlExplanation): string | null {
  return fix && 'text' in fix && surelyMeant.includes(message.id) ? applied(text, at, fix) : null;
}

/** Returns the errors after which the parser guesses, from the top. */
function syntaxErrors({ doc }: Source): YAMLError[] {
  return doc.errors.filter(({ code }) => !harmless.includes(code)).sort((a, b) => a.pos[0] - b.pos[0]);
}

function syntaxProblem(source: Source, { code, pos }: YAMLError, knownKeys: KnownKeys): YamlExplanation {
  const quote = unclosedQuote(source);
  if (code !== 'MULTIPLE_DOCS') return explainError(source.text, pos[0], quote, knownKeys);
  const before = source.text.slice(0, pos[0]).trimEnd();
  const isMarker = /(^|\n)\.\.\.$/.test(before);
  const at = isMarker ? before.length - 3 : pos[0];
  return { at: [at, at + 3], message: layoutMessages.secondDocument() };
}

/**
 * Returns the offset of a quotation mark that swallows the properties after it. The parser reports only the end of that
 * text.
 */
function unclosedQuote(source: Source): number | null {
  let opening: number | null = null;
  visit(source.doc, {
    Scalar: (_, { type, range }) => {
      const quoted = type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE';
      if (!quoted || !range || opening !== null) return;
      const text = source.text.slice(range[0], range[1]);
      const unterminated = text.length < 2 || text.at(-1) !== text[0];
      const holdsProperty = /\n\s*(- )?[\w-]+:(\s|$)|\n\s*- /.test(text);
      if (unterminated || holdsProperty) opening = range[0];
    },
  });
  return opening;
}
