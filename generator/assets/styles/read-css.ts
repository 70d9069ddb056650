/** A custom property of a stylesheet, such as `--color-linen: #fbf7f0`. The ranges are offsets in the text. */
export interface CssProperty {
  name: string;
  value: string;
  nameAt: CssRange;
  valueAt: CssRange;
  /** The prelude of the innermost block around it, such as `@theme` or `.ground-dusk`. */
  block: string;
}

export type CssRange = readonly [start: number, end: number];

/** Why a stylesheet cannot be read. */
export type CssFault = 'comment' | 'string' | 'unclosed' | 'unopened' | 'semicolon' | 'statement';

interface ReadCss {
  properties: CssProperty[];
  faults: { fault: CssFault; at: CssRange }[];
}

/**
 * Reads the custom properties of a stylesheet, with their positions, and finds the mistakes in punctuation that CSS would
 * silently recover from (https://drafts.csswg.org/css-syntax/#error-handling).
 */
export function readCss(text: string): ReadCss {
  const masked = mask(text);
  // If a comment begins inside another, the first one has no end.
  const broken = text.match(/\/\*(?=(?:(?!\*\/).)*\/\*)/s) ?? masked.match(/\/\*|["']/);
  if (broken) {
    const start = broken.index ?? 0;
    return {
      properties: [],
      faults: [{ fault: broken[0] === '/*' ? 'comment' : 'string', at: lineFrom(start, text) }],
    };
  }
  const read: ReadCss = { properties: [], faults: [] };
  const blocks: { prelude: string; at: CssRange }[] = [];
  let from = 0;
  for (const { 0: sign, index } of masked.matchAll(/[{};]/g)) {
    const at = trimmed(masked, from, index);
    const prelude = text.slice(...at);
    const block = blocks.at(-1)?.prelude;
    if (sign !== '{' && block) readStatement(text, masked, at, block, read);
    if (sign === '{') blocks.push({ prelude, at });
    if (sign === '}' && !blocks.pop()) read.faults.push({ fault: 'unopened', at: [index, index + 1] });
    from = index + 1;
  }
  for (const { at } of blocks.slice(0, 1)) read.faults.push({ fault: 'unclosed', at });
  return read;
}

/** Hides comments and the contents of strings, so that they are ignored. Offsets stay the same. */
function mask(text: string): string {
  return text.replace(/\/\*.*?\*\/|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/gs, (found) =>
    found.replace(/[^\n]/g, found.startsWith('/*') ? ' ' : 'x'),
  );
}

function lineFrom(start: number, text: string): CssRange {
  const end = text.indexOf('\n', start);
  return [start, end < 0 ? text.length : end];
}

function trimmed(text: string, from: number, to: number): CssRange {
  const part = text.slice(from, to);
  const start = from + (part.length - part.trimStart().length);
  return [start, Math.max(start, from + part.trimEnd().length)];
}

/** Reads a statement. If it has a second declaration on its next line, it lacks a semicolon and is read as two. */
function readStatement(text: string, masked: string, at: CssRange, block: string, read: ReadCss): void {
  const [start, end] = at;
  if (start === end) return;
  const statement = masked.slice(start, end);
  const [head, name = ''] = statement.match(/^(--[\w-]+\*?)\s*:/) ?? [];
  if (head === undefined) {
    if (block.startsWith('@theme')) read.faults.push({ fault: 'statement', at: lineFrom(start, text.slice(0, end)) });
    return;
  }
  const next = statement.slice(head.length).match(/\n\s*--[\w-]+\s*:/);
  const valueEnd = next ? start + head.length + (next.index ?? 0) : end;
  const valueAt = trimmed(masked, start + head.length, valueEnd);
  const value = text.slice(...valueAt);
  read.properties.push({ name, value, nameAt: [start, start + name.length], valueAt, block });
  if (!next) return;
  read.faults.push({ fault: 'semicolon', at: valueAt });
  readStatement(text, masked, trimmed(masked, valueEnd, end), block, read);
}
