import { inWords } from '../../report/wording.ts';

/** A paragraph of a summary. */
export interface SummaryPart {
  text: string;
  /** Whether it counts items that it does not list. */
  isAbridged: boolean;
}

/** How many examples of similar items are given. */
const examples = 2;

/** Returns a phrase such as ", such as /a and /b". */
export function suchAs(names: readonly string[]): string {
  return `, such as ${inWords(names.slice(0, examples))}`;
}
