import { formatNumber } from '../../report/wording.ts';

/** How a list of changes is written. */
export interface SummaryStyle {
  /** Begins a part: what it is about, and more on that, which may be empty. */
  heading: (what: string, more: string) => string;
  line: (text: string) => string;
  /** What is counted, without words of a page. */
  strong: (text: string) => string;
  /** Words that visitors read. */
  quote: (text: string) => string;
  /** What something is called, partly in words of the page. */
  name: (text: string) => string;
  /** How many characters there is room for. */
  most: number;
}

export const plainText: SummaryStyle = {
  heading: (what, more) => `${what}  ${more}`.trimEnd(),
  line: (text) => `  ${text}`,
  strong: (text) => text,
  quote: (text) => `“${text}”`,
  name: (text) => text,
  most: Number.POSITIVE_INFINITY,
};

/**
 * For the summary of a job, and for a comment on GitHub, which may have 65,536 characters. Words of pages are code, in which
 * nothing is markup and nobody is mentioned.
 */
export const markdown: SummaryStyle = {
  heading: (what, more) => `${`**${inert(what)}** ${inert(more)}`.trimEnd()}\n`,
  line: (text) => `- ${text}`,
  strong: (text) => `**${text}**`,
  quote: code,
  name: inert,
  most: 60_000,
};

/** A difference of sizes; empty if it is not known. */
export function signed(bytes: number | null): string {
  return bytes === null ? '' : `${bytes < 0 ? '−' : '+'}${formatNumber(Math.abs(bytes))} bytes`;
}

/** https://spec.github.com/gfm/#code-spans */
function code(text: string): string {
  const fence = '`'.repeat(Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length)) + 1);
  const space = /^`|`$/.test(text) ? ' ' : '';
  return `${fence}${space}${text}${space}${fence}`;
}

/** Leaves only what is surely no markup as it is. */
function inert(text: string): string {
  return /^[\p{L}\p{N} .,;:()“”‘’$€£%/−+-]*$/u.test(text) ? text : code(text);
}
