import { dayInWords } from '../facts/dates.ts';

/** A day in the words of a language. */
export function Day({ day, language }: { day: string; language: string }) {
  return <time dateTime={day}>{dayInWords(day, language)}</time>;
}
