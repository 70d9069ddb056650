import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inertSite, newLines, scraps } from './harness/inert.ts';

test('characters with a meaning in YAML, HTML, or Markdown are only text', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'inert-'));
  try {
    const site = await inertSite(folder);
    const payload = fc.shuffledSubarray([...scraps, newLines], { minLength: 1 }).map((parts) => parts.join(''));
    const isInert = async (text: string) => {
      expect((await site.with(text)).added).toEqual([]);
    };
    await fc.assert(fc.asyncProperty(payload, isInert), { numRuns: 30, seed: 2026, endOnFailure: true });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}, 900_000);
