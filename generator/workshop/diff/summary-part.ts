import { inWords } from '../../report/wording.ts';

/** A paragraph of a summary. */
export interface SummaryPart {
  text: string;
  /** Whether it counts some that it does not list. */
  isAbridged: boolean;
}

/** How many are named of those that are alike. */
const examples = 2;

/** ", such as /a and /b" */
export function suchAs(names: readonly string[]): string {
  return `, such as ${inWords(names.slice(0, examples))}`;
}
