import { weekdays } from '../../../templates/facts/business.ts';
import { withEnglishDays } from '../../../templates/facts/english-days.ts';

const day = `(?:${weekdays.join('|')})`;
const between = (words: string) =>
  new RegExp(`(?<=\\b${day})\\s(?:${words})(?: (?:el|los|le|den))?\\s(?=${day}\\b)`, 'gu');
const to = between('a|al|hasta|au|à|bis|até|tot(?: en met)?|t/m');
const and = between('y|e|et|und|en');

/** Returns a text with the names of days in English, and what joins them: “Monday to Friday” for “lunes a viernes”. */
export const withJoinedDays = (text: string, language: string): string =>
  withEnglishDays(text, language, 'long').replace(to, ' to ').replace(and, ' and ');
