import { singleSpaced } from '../../report/wording.ts';

/** Returns a description without its capital and its period, as part of a sentence. */
export function bare(description: string): string {
  return description.charAt(0).toLowerCase() + description.slice(1).replace(/\.$/, '');
}

/**
 * Describes what is to be written: `the label of the button or link`, or `what to know (a question)`.
 *
 * @param within the description of the container of the text, as returned by `bare`; empty if there is none
 */
export function described(description: string, within: string): string {
  const words = bare(description);
  const [, whole] = within.match(/^an? ([^,:]+)$/) ?? [];
  const isName = whole !== undefined && /^the \w+$/.test(words) && words !== `the ${whole}`;
  if (isName) return `${words} of the ${whole}`;
  return within === '' ? words : `${words} (${within})`;
}

/** In characters. */
const most = 60;

/** Returns the beginning of a text, as an example. */
export function excerpt(text = ''): string {
  const line = singleSpaced(text);
  return line.length <= most ? line : `${line.slice(0, most).replace(/\s\S*$/, '')} …`;
}
