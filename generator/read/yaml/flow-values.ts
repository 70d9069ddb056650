import type { Line } from './lines.ts';

/** A value between braces or brackets: its columns, from 0, and its text. */
interface FlowValue {
  at: readonly [number, number];
  text: string;
}

const key = String.raw`["']?\w[\w .×+-]*["']?:`;
const part = String.raw`\{[^{}]*\}|\[[^[\]]*\]|[^{}[\]]`;
/** Matches what follows `key: ` up to `, key: ` or to the end, no matter which characters it contains. */
const mapValue = new RegExp(
  String.raw`(?<=[{,]\s*${key}\s*)(?!\s)((?:${part})+?)(?=\s*(?:,\s*${key}(?:\s|$)|[}\]]|$))`,
  'g',
);
const listItem = new RegExp(String.raw`(?<=[[,]\s*)(?!\s|${key}\s)((?:\{[^{}]*\}|[^{}[\],])+?)(?=\s*[,\]])`, 'g');

/** Returns true if a line has braces or brackets. */
export const hasBraces = ({ text }: Line) => /[{}[\]]/.test(text);

/** Returns the values between the braces and brackets of a line, as their author most likely meant them. */
export function flowValues(line: Line): FlowValue[] {
  if (!hasBraces(line)) return [];
  const values = [...line.text.matchAll(mapValue), ...line.text.matchAll(listItem)];
  return values.map(({ index, 0: text }) => ({ at: [index, index + text.length], text }));
}
