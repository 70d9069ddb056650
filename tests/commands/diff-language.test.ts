import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixtures, project } from '../harness/project/project.ts';

test('a phone number that is kept in order in another language is no change', async () => {
  const site = await readFile(join(fixtures, 'small/site.yaml'), 'utf8');
  const { generate, write } = await project('small', {});
  await generate('build');
  await write({ 'site.yaml': site.replace('language: en-US', 'language: he-IL') });
  const { out } = await generate('diff');
  expect(out).toMatch(/^Pages: 2 with a new look/);
  expect(out).not.toMatch(/802|[\u2066\u2069]/);
});
