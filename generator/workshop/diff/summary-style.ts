import { formatNumber } from '../../report/wording.ts';

/** The format of a list of changes. */
export interface SummaryStyle {
  /** Formats the start of a part: its subject, and details, which may be empty. */
  heading: (what: string, more: string) => string;
  line: (text: string) => string;
  /** Formats what is counted, without words of a page. */
  strong: (text: string) => string;
  /** Formats words that visitors read. */
  quote: (text: string) => string;
  /** Formats a name, which may include words of the page. */
  name: (text: string) => string;
  /** The maximum number of characters. */
  most: number;
}

export const forTerminal: SummaryStyle = {
  heading: (what, more) => `${what}  ${more}`.trimEnd(),
  line: (text) => `  ${text}`,
  strong: (text) => text,
  quote: (text) => `“${text}”`,
  name: (text) => text,
  most: Number.POSITIVE_INFINITY,
};

/**
 * For the summary of a job, and for a comment on GitHub, which can have up to 65,536 characters. Words of pages are
 * formatted as code, so that they cannot contain markup or mention anybody.
 */
export const markdown: SummaryStyle = {
  heading: (what, more) => `${`**${inert(what)}** ${inert(more)}`.trimEnd()}\n`,
  line: (text) => `- ${text}`,
  strong: (text) => `**${text}**`,
  quote: code,
  name: inert,
  most: 60_000,
};

/** Returns a difference of sizes with its sign; empty if it is not known. */
export function signed(bytes: number | null): string {
  return bytes === null ? '' : `${bytes < 0 ? '−' : '+'}${formatNumber(Math.abs(bytes))} bytes`;
}

/** Formats text as code: https://spec.github.com/gfm/#code-spans */
function code(text: string): string {
  const fence = '`'.repeat(Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length)) + 1);
  const space = /^`|`$/.test(text) ? ' ' : '';
  return `${fence}${space}${text}${space}${fence}`;
}

/** Escapes everything that may be markup. */
function inert(text: string): string {
  return /^[\p{L}\p{N} .,;:()“”‘’$€£%/−+-]*$/u.test(text) ? text : code(text);
}
