import { expect, test } from 'vitest';
import { auditOf, pageNamed, prose, saying, siteWith } from '../harness/messages/audit.ts';
import { mostSeconds, processorSeconds } from '../harness/project/processor-seconds.ts';

test.each([
  ['dates', 'since March 2020, '],
  ['hours', 'open Monday 9 AM–5 PM, '],
  ['lengths', 'the 5-minute visit '],
  ['prices', '$50 '],
  ['letters', 'abcdefgh'],
  ['short words', 'a b '],
  ['numbers', '555 '],
  ['domains', 'a.b-c.'],
  ['streets', '1 Elm Street, '],
])('a long text of %s without the end of a sentence is read in seconds', async (_, words) => {
  const [seconds] = await timeOf(`${words.repeat(300_000 / words.length)} a@b, $9, example`);
  expect(seconds).toBeLessThan(mostSeconds);
});

test.each([
  ['hours', 'We are open Mondays from 8 AM to 6 PM. ', 5000],
  ['prices', `A visit is $61. ${'We look at every room, and explain what we do in it. '.repeat(10)}`, 1200],
])('a text with thousands of wrong %s is read, and all of them are located, in seconds', async (_, words, count) => {
  const [seconds, report] = await timeOf(words.repeat(count), '--format', 'json');
  const columns = JSON.parse(report).map(({ column }: { column: number }) => column);
  const first = columns[0];
  expect(columns).toEqual(Array.from({ length: count }, (_, index) => first + index * words.length));
  expect(seconds).toBeLessThan(mostSeconds);
});

test('a text in German with thousands of sentences about hours is read in seconds', async () => {
  const site = await siteWith(['language: en-US', 'language: de']);
  const text = prose('Montag 9–17 Uhr. '.repeat(8000));
  const [seconds] = await processorSeconds(() => auditOf({ 'site.yaml': site, 'pages/a.yaml': pageNamed('/a', text) }));
  expect(seconds).toBeLessThan(mostSeconds);
});

test('hundreds of lists in each other are read in seconds', async () => {
  const lines = Array.from({ length: 800 }, (_, depth) => `${'  '.repeat(depth)}- a`);
  const [seconds] = await timeOf(lines.join('\\n'));
  expect(seconds).toBeLessThan(mostSeconds);
});

test('a mistake of ten thousand words is located', async () => {
  expect(await auditOf(saying(`<!-- ${'word '.repeat(10_000)}`))).toContain('pages/a.yaml:7:42  error  html');
});

/** Returns how many seconds a check of a page with a text takes, and what it reports. */
async function timeOf(text: string, ...args: string[]) {
  // Loads the program.
  await auditOf({ 'pages/a.yaml': pageNamed('/a') });
  return processorSeconds(() => auditOf(saying(text), '', ...args));
}
