import { expect, test } from 'vitest';
import { project } from '../harness/project/project.ts';
import { small } from '../harness/project/small.ts';

test('a phone number that is kept in order in another language is no change', async () => {
  const { generate, write } = await project('small', {});
  await generate('build');
  await write({ 'site.yaml': small.replace('language: en-US', 'language: he-IL') });
  const { out } = await generate('diff');
  expect(out).toMatch(/^Pages: 2 with a new look/);
  expect(out).not.toMatch(/802|[\u2066\u2069]/);
});
