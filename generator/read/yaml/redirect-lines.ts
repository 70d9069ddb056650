import { layoutMessages } from './layout-messages.ts';
import { type FindRepairs, wholeContent } from './line-repairs.ts';
import { type Line, opensBlock } from './lines.ts';
import { repairOf } from './repair.ts';

/**
 * A redirect as other tools write it: two addresses with an arrow, another sign, or spaces between them, and maybe the
 * status, as in `/old /new 301`.
 */
const style =
  /^(?:redirect\s+(?:permanent\s+|30[1278]\s+)?)?(["']?)(?<from>\/[^\s"'*:$<>|]*?)\1\s*(?:->|=>|→|:=|[:=,]|(?<=\s)[-–—>|](?=\s)|\s)\s*(["']?)(?<to>(?:\/|https?:\/\/)[^\s"'*$<>|;]*)\3(?:\s+30[1278]!?)?\s*;?$/i;

/** A redirect, and the comment after it, which YAML must have on a line of its own. */
interface WrittenRedirect {
  from: string;
  to: string;
  /** Empty if there is none. */
  comment: string;
}

/** Returns the redirect that a text in the style of another tool is; null if it is none. */
export function redirectIn(text: string): WrittenRedirect | null {
  const [, written = '', comment = ''] = text.trim().match(/^(.*?)(?:\s+(#.*))?$/) ?? [];
  const { from, to } = written.match(style)?.groups ?? {};
  return from === undefined || to === undefined ? null : { from, to, comment };
}

/** Repairs redirects in the style of another tool, next to others. */
export const redirectLines: FindRepairs = (line, { lines }) => {
  const owner = lines.slice(0, line.index).findLast((one) => one.isYaml && one.indent < line.indent);
  if (owner?.key !== 'redirects' || !opensBlock(owner) || correctedLines(line) === null) return [];
  const rest = lines.slice(owner.index + 1);
  const end = rest.findIndex(({ text, indent }) => text !== '' && indent < line.indent);
  const group = rest.slice(0, end < 0 ? undefined : end);
  const last = group.findLastIndex(({ text }) => text !== '');
  const written = group.slice(0, last + 1);
  const message = layoutMessages.redirectLine();
  const corrected = written.map(correctedLines);
  const [text = '', ...others] = corrected.flatMap((lines) => lines ?? []);
  if (others.length === 0) return [repairOf(line, wholeContent(line), message, [{ lead: 'Write', text }])];
  const indented = (one: string) => ' '.repeat(line.indent) + one;
  const entries = written.flatMap((one, index) => corrected[index]?.map(indented) ?? [one.text]);
  const block = [owner.text, ...entries].join('\n');
  const fix = { property: owner.key, start: owner.start, lines: written.length + 1, block };
  return [repairOf(line, wholeContent(line), message, [fix])];
};

/** Returns the line for a redirect, after its comment if it has one; null if there is nothing to correct. */
function correctedLines({ key, isItem, content }: Line): string[] | null {
  const redirect = key === null && !isItem ? redirectIn(content) : null;
  return redirect && [redirect.comment, `${redirect.from}: ${redirect.to}`].filter(Boolean);
}
