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

/** Returns a redirect as a line of YAML has it, if a text is one in the style of another tool; null otherwise. */
export function redirectIn(text: string): { from: string; to: string } | null {
  const { from, to } = text.trim().match(style)?.groups ?? {};
  return from === undefined || to === undefined ? null : { from, to };
}

/** Repairs redirects in the style of another tool, next to others. */
export const redirectLines: FindRepairs = (line, { lines }) => {
  const owner = lines.slice(0, line.index).findLast((one) => one.isYaml && one.indent < line.indent);
  if (owner?.key !== 'redirects' || !opensBlock(owner) || correctedLine(line) === null) return [];
  const rest = lines.slice(owner.index + 1);
  const end = rest.findIndex(({ text, indent }) => text !== '' && indent < line.indent);
  const group = rest.slice(0, end < 0 ? undefined : end);
  const last = group.findLastIndex(({ text }) => text !== '');
  const written = group.slice(0, last + 1);
  const message = layoutMessages.redirectLine();
  if (written.filter((one) => correctedLine(one) !== null).length === 1) {
    return [repairOf(line, wholeContent(line), message, [{ lead: 'Write', text: correctedLine(line) ?? '' }])];
  }
  const indented = (one: Line) => `${' '.repeat(line.indent)}${correctedLine(one)}`;
  const block = [owner, ...written].map((one) => (correctedLine(one) === null ? one.text : indented(one))).join('\n');
  const fix = { property: owner.key, start: owner.start, lines: written.length + 1, block };
  return [repairOf(line, wholeContent(line), message, [fix])];
};

function correctedLine({ key, isItem, content }: Line): string | null {
  const [, written = '', comment = ''] = content.match(/^(.*?)(\s+#.*)?$/) ?? [];
  const redirect = key === null && !isItem ? redirectIn(written) : null;
  return redirect && `${redirect.from}: ${redirect.to}${comment}`;
}
