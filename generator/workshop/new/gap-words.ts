import { singleSpaced } from '../../report/wording.ts';

/** A description without its capital and its period, as part of a sentence. */
export function bare(description: string): string {
  return description.charAt(0).toLowerCase() + description.slice(1).replace(/\.$/, '');
}

/** The beginning of a text, as an example. */
export function excerpt(text = '', most = 60): string {
  const line = singleSpaced(text);
  return line.length <= most ? line : `${line.slice(0, most).replace(/\s\S*$/, '')} …`;
}
