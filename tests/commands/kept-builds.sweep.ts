import { test } from 'vitest';
import { buildAfterEdits, siteToEdit } from '../harness/project/random-edit.ts';

test.each([1, 2, 3, 4, 5])(
  'after each of 200 other random edits, nothing is stale: %i',
  async (seed) => {
    await buildAfterEdits(await siteToEdit(), 200, seed);
  },
  3_600_000,
);
