import { visit, type YAMLError } from 'yaml';
import type { Diagnostic, Message } from '../../report/diagnostic.ts';
import { errorAt } from '../error-at.ts';
import { spanOf } from '../locate.ts';
import { parse, type Source } from '../source.ts';
import { duplicateKeys } from './duplicate-keys.ts';
import { explainError, explainProblem } from './explain-error.ts';
import { forbiddenNodes } from './forbidden-nodes.ts';
import { invisibleCharacters } from './invisible-repairs.ts';
import type { KnownKeys } from './known-keys.ts';
import { layoutMessages } from './layout-messages.ts';
import { readLines } from './lines.ts';
import { doubledBraces } from './pair-repairs.ts';
import { applied, type Repair } from './repair.ts';
import type { YamlExplanation } from './trial.ts';

/** The possible repairs of one problem. */
type Repairs = readonly [Repair, ...Repair[]];

/** After these errors, the parser can continue without guessing. */
const harmless: readonly string[] = ['DUPLICATE_KEY', 'TAG_RESOLVE_FAILED'];

/** Errors whose repair is surely what was meant, and how many of them are repaired to read the rest of a file. */
const surelyMeant: readonly string[] = ['unquoted-colon', 'unquoted-placeholder'];
const mostRepairs = 20;

/**
 * Finds the problems with the YAML of a file: what the parser rejects, and valid YAML that is not allowed in a
 * definition. After its first error the parser guesses, so nothing below that line is reported, unless the repair is
 * sure.
 */
export function yamlProblems(source: Source, knownKeys: KnownKeys, repairs = mostRepairs): Diagnostic[] {
  const { errors } = source.doc;
  const [first] = errors.filter(({ code }) => !harmless.includes(code)).sort((a, b) => a.pos[0] - b.pos[0]);
  const fatal = first ? syntaxProblem(source, first, knownKeys) : null;
  const end = fatal ? lineStart(source.text, Math.min(fatal.at[0], first?.pos[0] ?? fatal.at[0])) : source.text.length;
  const nodes = [...duplicateKeys(source), ...forbiddenNodes(source, knownKeys)].map((problem) => [problem] as const);
  const forbidden = onePerLine(
    source,
    [...invisibleIn(source, knownKeys), ...doubledIn(source, knownKeys), ...nodes].filter(([{ at }]) => at[0] < end),
  );
  return [
    ...(fatal ? [diagnosticAt(source, fatal.at, fatal.message)] : []),
    ...forbidden.map((repairs) => {
      const { at, message } = explainProblem(source.text, repairs);
      return diagnosticAt(source, at, message);
    }),
    ...(fatal && repairs > 0 ? problemsBelow(source, fatal, knownKeys, repairs - 1) : []),
  ];
}

/** Finds the problems below an error, as if it were repaired. Their places are the same in the file as it is. */
function problemsBelow(
  source: Source,
  { at, message, fix }: YamlExplanation,
  knownKeys: KnownKeys,
  repairs: number,
): Diagnostic[] {
  if (!fix || !('text' in fix) || !surelyMeant.includes(message.id)) return [];
  const { line } = source.lines.linePos(at[0]);
  const repaired = parse(source.file, applied(source.text, at, fix));
  return yamlProblems(repaired, knownKeys, repairs)
    .filter(({ span }) => span.start.line > line)
    .map((problem) => ({ ...problem, source }));
}

const lineStart = (text: string, offset: number) => text.lastIndexOf('\n', offset - 1) + 1;

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

/** Finds invisible characters where YAML accepts them, but reads something other than what people see. */
function invisibleIn(source: Source, knownKeys: KnownKeys): Repairs[] {
  if (!/[^\n -~]/.test(source.text)) return [];
  const lines = readLines(source.text);
  const trouble = { lines, knownKeys };
  return lines
    .filter(({ isYaml }) => isYaml)
    .flatMap((line) => {
      const [first, ...others] = invisibleCharacters(line, trouble);
      return first ? [[first, ...others] as const] : [];
    });
}

/** Finds values in two pairs of braces, which YAML accepts as a group with a group as its key. */
function doubledIn(source: Source, knownKeys: KnownKeys): Repairs[] {
  if (!source.text.includes('{{')) return [];
  const lines = readLines(source.text);
  return lines
    .filter(({ isYaml }) => isYaml)
    .flatMap((line) => doubledBraces(line, { lines, knownKeys }).map((one) => [one] as const));
}

/** Keeps one problem per line, because one mistake causes others on its line. */
function onePerLine(source: Source, problems: readonly Repairs[]): Repairs[] {
  const lines = new Map<number, Repairs>();
  for (const repairs of problems) {
    const start = lineStart(source.text, repairs[0].at[0]);
    if (!lines.has(start)) lines.set(start, repairs);
  }
  return [...lines.values()];
}

function diagnosticAt(source: Source, offsets: readonly [number, number], message: Message): Diagnostic {
  return errorAt(source, spanOf(source, offsets), message);
}
