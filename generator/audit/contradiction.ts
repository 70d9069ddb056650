import type { TextFault } from './rule.ts';

/** Words of a text that contradict site.yaml about the business. */
export interface Contradiction extends Pick<TextFault, 'words' | 'index' | 'isChosen' | 'isOfToday'> {
  /** Completes "which …": "is not the phone number, (202) 555-0100". */
  is: string;
  /** The placeholder of the fact, or words for it. */
  placeholder: string;
}
