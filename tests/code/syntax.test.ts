import { expect, test } from 'vitest';
import { sourcesIn } from './syntax.ts';

test('a folder without TypeScript files is a mistake in the test', async () => {
  await expect(sourcesIn('generator/report', 'docs')).rejects.toThrow('docs has no TypeScript files.');
});
