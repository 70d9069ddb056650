import { expect, test } from 'vitest';
import { auditOf, saying } from '../harness/messages/audit.ts';

const saidOf = async (text: string) => {
  const report = await auditOf(saying(text));
  return report.match(/(?<=says “)[^”]*(?=”, which will be out of date)/g);
};

test.each([
  'Did you move this year?',
  'Moving this year? Do you need a roof this year?',
  'If you moved this year, call us.',
  'Has your boiler been cleaned this year?',
])('the year of the reader: %s', async (text) => {
  expect(await saidOf(text)).toBeNull();
});

test.each([
  'We moved this year. Did you move, too?',
  'Did you hear that we moved this year?',
  'If you book this year, you save.',
  'Are you open on Mondays this year?',
  'Is the fair open this year?',
  'You will like this year.',
])('the year of the business: %s', async (text) => {
  expect(await saidOf(text)).toEqual(['this year']);
});

test('a season is over for every reader', async () => {
  expect(await saidOf('Going away this summer?')).toEqual(['this summer']);
});
