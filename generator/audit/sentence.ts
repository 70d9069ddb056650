/** Hardly a sentence is longer. To read all of a long text around each of its dates or prices would take too much time. */
const far = 600;

/** Where a sentence ends, also in quotes, but not after “a.m.”. */
const end = /(?<![ap]\.m)[.!?]["”’)]*\s|\n/;

/** The words of a sentence before an offset in a text. */
export const sentenceBefore = (text: string, index: number) => nearBefore(text, index).split(end).at(-1) ?? '';

/** The words of a sentence from an offset on, without its end. */
export const sentenceAfter = (text: string, index: number) => nearAfter(text, index).split(/[.!?](?:\s|$)/)[0] ?? '';

/** What is written before an offset, as far as it may matter there. */
export const nearBefore = (text: string, index: number) => text.slice(Math.max(0, index - far), index);

/** What is written from an offset on, as far as it may matter there. */
export const nearAfter = (text: string, index: number) => text.slice(index, index + far);
