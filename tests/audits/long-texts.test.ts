import { expect, test } from 'vitest';
import { auditOf, pageNamed, prose } from '../harness/messages/audit.ts';

test.each([
  ['dates', 'since March 2020, '],
  ['hours', 'open Monday 9 AM–5 PM, '],
  ['lengths', 'the 5-minute visit '],
  ['prices', '$50 '],
  ['letters', 'abcdefgh'],
])('a long text of %s without the end of a sentence is read in seconds', async (_, words) => {
  const text = `${words.repeat(300_000 / words.length)} a@b`;
  // Loads the program.
  await auditOf({ 'pages/a.yaml': pageNamed('/a') });
  // Processor time, because other programs may be at work.
  const start = process.cpuUsage();
  await auditOf({ 'pages/a.yaml': pageNamed('/a', prose(text)) });
  expect(process.cpuUsage(start).user / 1e6).toBeLessThan(15);
});
