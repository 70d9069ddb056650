import { expect, test } from 'vitest';
import { newFolder, siteOf } from '../harness/project/new-site.ts';
import { converse, run } from '../harness/project/project.ts';

test('at a terminal, an owner is asked for the name and kind of the business, and the rest has answers to choose', async () => {
  const root = newFolder();
  const answers = ['Paws', 'PetStore', 'Austria', '', '', ''];
  const { asked, exit } = await converse(answers, 'new', 'site', '--root', root);
  expect({ exit, asked: asked.length }).toEqual({ exit: 0, asked: answers.length });
  expect(asked[4]).toBe('Currency of the prices, as a three-letter code');
  expect(await siteOf(root)).toMatchObject({
    business: { name: 'Paws', type: 'PetStore' },
    language: 'de-AT',
    currency: 'EUR',
    address: { country: 'AT' },
  });
});

test('a currency that is not known can be added later', async () => {
  const root = newFolder();
  const { asked } = await converse(['Paws', 'LocalBusiness', 'Kenya', 'en-US', '', ''], 'new', 'site', '--root', root);
  expect(asked[4]).toContain('(Enter to add it later)');
});

test('pressing Enter chooses the kind of business that fits all, and what is usual in the United States', async () => {
  const root = newFolder();
  await run(['new', 'site', 'Paws', '--root', root], {
    select: async ({ options: [first] }) => first?.value ?? '',
    text: async ({ defaultValue = '' }) => defaultValue,
    multiselect: async () => [],
  });
  expect(await siteOf(root)).toMatchObject({ business: { type: 'LocalBusiness' }, language: 'en-US', links: {} });
});
