import { isScalar, type Scalar } from 'yaml';
import { lineStart } from '../../read/yaml/lines.ts';
import { inYaml } from './dictation.ts';
import { listMessages } from './list-messages.ts';
import { pairAt, rangeOf } from './working-copy.ts';
import type { ValueExplanation, WrongValue } from './wrong-value.ts';

/**
 * Explains text of several lines where a list of texts belongs: most likely, each line is an item.
 *
 * @param meant returns an item as it must be written
 * @returns null if the text is on one line
 */
export function linesForList(wrong: WrongValue, meant: (written: string) => string): ValueExplanation | null {
  const { node, raw, label } = wrong;
  if (!isScalar(node) || !raw.includes('\n')) return null;
  const sign = blockSign(node);
  const isQuoted = node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE';
  const written = raw.split('\n').slice(sign === null ? 0 : 1);
  const lines = written.map((line) => line.trim().replace(/^[-*•]\s+/, '')).filter(Boolean);
  const items = isQuoted || lines.length === 0 || isWrapped(lines) ? null : lines.map(meant);
  const better =
    items &&
    withLines(
      items.map((item) => `- ${inYaml(item)}`),
      wrong,
    );
  const message =
    sign === null ? listMessages.linesForList(label, better) : listMessages.blockForList(label, sign, better);
  return items ? { message, value: items } : { message };
}

/** Returns the | or > before a text on several lines. */
function blockSign({ type }: Scalar): string | null {
  if (type === 'BLOCK_LITERAL') return '|';
  return type === 'BLOCK_FOLDED' ? '>' : null;
}

/** Returns true if a sentence that begins on one line may continue on the next. */
function isWrapped([first = '', ...others]: readonly string[]): boolean {
  return /^[^a-z]/.test(first) && others.some((line) => /^[a-z]/.test(line));
}

/** Returns the property with these lines below it. Returns null if the property does not begin its line. */
export function withLines(below: readonly string[], { path, working }: Pick<WrongValue, 'path' | 'working'>) {
  const owner = pairAt(working, path)?.pair;
  const [from, to] = rangeOf(owner?.key);
  const begin = working.text.slice(lineStart(working.text, from), from);
  if (!owner || !/^[ -]*$/.test(begin)) return null;
  const indent = ' '.repeat(begin.length + 2);
  const lines = below.map((line) => `${indent}${line}`);
  const name = String(path.at(-1));
  const written = working.text.slice(from, to);
  // A misspelled name is already corrected in another message.
  const key = written.replace(/^(["'])(.*)\1$/, '$2') === name ? written : name;
  return { name, lines: [`${begin}${key}:`, ...lines] };
}
