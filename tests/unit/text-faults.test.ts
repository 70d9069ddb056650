import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import type { Background } from '../../generator/audit/background.ts';
import type { Rule } from '../../generator/audit/rule.ts';
import { textFaults } from '../../generator/audit/text-faults.ts';

/** Finds long words, which JavaScript keeps as a part of the text. */
const rule: Rule = {
  id: 'long-words',
  severity: 'warning',
  reason: '',
  source: '',
  text: ({ text }) =>
    [...text.matchAll(/\w{20,}/g)].map(({ 0: words, index }) => ({ words, index, fault: 'which is long', hint: '' })),
};

/** A text that is part of a page of 200 kB. */
function textOf(page: number): string {
  const html = Buffer.from(`${' '.repeat(200_000)}Incomprehensibilities of page ${page}`).toString();
  return html.slice(200_000);
}

test('what is remembered of a text does not keep its page in memory', () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  const no = () => false;
  const traits = { isPast: no, isOfPost: no, isOfPerson: no };
  const findInTexts = textFaults([rule], {} as Background);
  const used = () => {
    collect();
    return getHeapStatistics().used_heap_size;
  };
  const before = used();
  for (let page = 0; page < 200; page++) {
    const shown = { route: '/', text: textOf(page), heading: '', term: null, inQuote: false, origin: 0 };
    expect(findInTexts([shown], traits).get('long-words')).toHaveLength(1);
  }
  expect(used() - before).toBeLessThan(10_000_000);
  expect(findInTexts([], traits)).toEqual(new Map());
});
