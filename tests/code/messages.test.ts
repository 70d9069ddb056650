import { expect, test } from 'vitest';
import { strayMessages } from './messages.ts';
import { sourcesIn } from './syntax.ts';

test('every message is in a file of messages', async () => {
  expect((await sourcesIn('generator')).flatMap(strayMessages)).toEqual([]);
});

const message = "const a = { id: 'a', message: 'A is missing.', hint: 'Add it.' };";

test.each([
  ['generator/plan/a.ts', message, 1],
  ['generator/plan/a-messages.ts', message, 0],
  ['generator/plan/a.ts', 'const a = { id: rule.id, message, hint };', 0],
])('%s: %s', (file, text, amount) => {
  expect(strayMessages({ file, text })).toHaveLength(amount);
});
