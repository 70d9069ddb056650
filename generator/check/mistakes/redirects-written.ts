import { isSeq } from 'yaml';
import { lineStart } from '../../read/yaml/lines.ts';
import { redirectIn } from '../../read/yaml/redirect-lines.ts';
import { inYaml } from './dictation.ts';
import { onOneLine } from './example.ts';
import { commentsAbove, commentsOfBlock, withComments } from './redirect-comments.ts';
import { kindOf } from './rules.ts';
import { typeMessages } from './type-messages.ts';
import { quoted, type ValueExplanation, type WrongValue } from './wrong-value.ts';

/** Explains redirects in the style of another tool, such as `/old -> /new`. Returns null if a line is none. */
export function redirectsWritten(wrong: WrongValue): ValueExplanation | null {
  const { rules, path, data, label, node, working } = wrong;
  const entry = rules.additionalProperties || {};
  if (entry.role !== 'link' || kindOf(entry) !== 'text') return null;
  const written = writtenLines(wrong).map((one) => (isComment(one) ? one.trim() : redirectIn(one)));
  const found = written.filter((one) => typeof one === 'object' && one !== null);
  if (found.length === 0 || written.includes(null)) return null;
  const value = Object.fromEntries(found.map(({ from, to }) => [from, to]));
  const byAddress = new Map(found.map((one) => [one.from, one]));
  const lines = written.flatMap((one) => {
    if (one === null || typeof one === 'string') return one ?? [];
    const { from, to, comment } = one;
    return byAddress.get(from) === one ? [comment, `${inYaml(from)}: ${inYaml(to)}`].filter(Boolean) : [];
  });
  const [line = '', ...others] = lines;
  const name = String(path.at(-1));
  const block = { name, lines: [`${name}:`, ...lines.map((one) => `  ${one}`)] };
  if (Array.isArray(data)) return { message: typeMessages.pairsForGroup(label, block), value };
  const [start = 0] = node?.range ?? [];
  const before = working.text.slice(lineStart(working.text, start), start);
  const alone = before.trim() === '' ? line : onOneLine(value);
  const isOne = others.length === 0 && !/^[|>]/.test(wrong.raw);
  return { message: typeMessages.redirectsForGroup(label, quoted(wrong), isOne ? alone : block), value };
}

const isComment = (line: string) => /^\s*#/.test(line);

/**
 * Returns the lines of a text, or the items of a list of texts, with their comments. Plain text on several lines is one
 * line of data.
 */
function writtenLines({ data, raw, node, working }: WrongValue): string[] {
  const { text } = working;
  if (Array.isArray(data)) {
    return isSeq(node) && data.every((item) => typeof item === 'string') ? withComments(text, node, data) : [];
  }
  if (typeof data !== 'string') return [];
  const [start, end] = node?.range ?? [0, text.length];
  const isBlock = /^[|>]/.test(raw);
  const above = [...commentsAbove(text, start), ...(isBlock ? commentsOfBlock(text, start) : [])];
  const comment = isBlock ? '' : (text.slice(end).match(/^[ \t]+#.*/)?.[0] ?? '');
  const lines = /^[|>"']/.test(raw) ? data : raw;
  return [...above, ...(lines + comment).split('\n')].filter((line) => line.trim() !== '');
}
