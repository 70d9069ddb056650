import { expect, test } from 'vitest';
import type { Background } from '../../generator/audit/background.ts';
import { maskedSentences } from '../../generator/audit/copies/masked-text.ts';
import { sentencesIn } from '../../generator/audit/sentence.ts';

test.each([
  ['We see Dr. Lee in Port St. Lucie. Call us.', ['We see Dr. Lee in Port St. Lucie.', 'Call us.']],
  ['We are in East St. Louis. Call us.', ['We are in East St. Louis.', 'Call us.']],
  ['We are near Mount St. Helens. Call us.', ['We are near Mount St. Helens.', 'Call us.']],
  ['We drive to St. Marys. Call us.', ['We drive to St. Marys.', 'Call us.']],
  ['Mon.–Fri. 9–5, Wed. to 8. Call us.', ['Mon.–Fri. 9–5, Wed. to 8.', 'Call us.']],
  ['Open Mon.–Fri. We mend pipes.', ['Open Mon.–Fri.', 'We mend pipes.']],
  ['We are on Elm St. We mend pipes.', ['We are on Elm St.', 'We mend pipes.']],
])('the sentences of “%s”', (text, sentences) => {
  expect(sentencesIn(text)).toEqual(sentences);
});

/** What is quoted of the sentences of a text if names are masked like this. */
function quoted(text: string, masked: (text: string) => string): string[] {
  const compared = { reading: { blocks: [{ text, heading: '', inMain: true }] }, page: {} };
  const background = { masked, postTexts: new Set(), hourTexts: new Set() } as unknown as Background;
  return maskedSentences(compared as Parameters<typeof maskedSentences>[0], background).map(({ text: quote }) => quote);
}

test('a name that looks like the end of a sentence is quoted as a whole', () => {
  const mask = (text: string) => text.replace('Sault Ste. Marie', 'it');
  expect(quoted('We love Sault Ste. Marie. Call us.', mask)).toEqual(['We love Sault Ste. Marie.', 'Call us.']);
});

test('a sentence that is masked differently on its own is quoted alone', () => {
  const mask = (text: string) => text.replace(/(?<=^First\..*) Rome/g, ' it');
  const sentences = ['First.', 'Pipes in Rome.', 'Drains.', 'Sinks.', 'Showers.'];
  expect(quoted(sentences.join(' '), mask)).toEqual(sentences);
});
