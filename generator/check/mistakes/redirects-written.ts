import { isNode, isSeq } from 'yaml';
import { redirectIn } from '../../read/yaml/redirect-lines.ts';
import { inYaml } from './dictation.ts';
import { onOneLine } from './example.ts';
import { kindOf } from './rules.ts';
import { typeMessages } from './type-messages.ts';
import { quoted, type ValueExplanation, type WrongValue } from './wrong-value.ts';

/** Explains redirects in the style of another tool, such as `/old -> /new`. Returns null if a line is none. */
export function redirectsWritten(wrong: WrongValue): ValueExplanation | null {
  const { rules, path, data, label, node, working } = wrong;
  const entry = rules.additionalProperties || {};
  if (entry.role !== 'link' || kindOf(entry) !== 'text') return null;
  const redirects = writtenLines(wrong).map(redirectIn);
  const found = redirects.filter((one) => one !== null);
  if (found.length === 0 || found.length < redirects.length) return null;
  const value = Object.fromEntries(found.map(({ from, to }) => [from, to]));
  const byAddress = new Map(found.map((one) => [one.from, one]));
  const lines = [...byAddress.values()].flatMap(({ from, to, comment }) =>
    [comment, `${inYaml(from)}: ${inYaml(to)}`].filter(Boolean),
  );
  const [line = '', ...others] = lines;
  const name = String(path.at(-1));
  const block = { name, lines: [`${name}:`, ...lines.map((one) => `  ${one}`)] };
  if (Array.isArray(data)) return { message: typeMessages.pairsForGroup(label, block), value };
  const [start = 0] = node?.range ?? [];
  const before = working.text.slice(working.text.lastIndexOf('\n', start - 1) + 1, start);
  const alone = before.trim() === '' ? line : onOneLine(value);
  const isOne = others.length === 0 && !/^[|>]/.test(wrong.raw);
  return { message: typeMessages.redirectsForGroup(label, quoted(wrong), isOne ? alone : block), value };
}

/**
 * Returns the lines of a text, or the items of a list of texts, with the comments after them. Plain text on several lines
 * is one line of data.
 */
function writtenLines({ data, raw, node, working }: WrongValue): string[] {
  const commentAfter = (one: unknown) => {
    const end = isNode(one) ? one.range?.[1] : undefined;
    return end === undefined ? '' : (working.text.slice(end).match(/^[ \t]+#.*/)?.[0] ?? '');
  };
  if (Array.isArray(data)) {
    const items = isSeq(node) ? node.items : [];
    return data.every((item) => typeof item === 'string')
      ? data.map((item, index) => item + commentAfter(items[index]))
      : [];
  }
  if (typeof data !== 'string') return [];
  const lines = /^[|>"']/.test(raw) ? data : raw;
  const comment = /^[|>]/.test(raw) ? '' : commentAfter(node);
  return (lines + comment).split('\n').filter((line) => line.trim() !== '');
}
