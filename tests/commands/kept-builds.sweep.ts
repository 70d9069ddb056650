import { test } from 'vitest';
import { builtSite } from '../harness/kept-builds.ts';
import { buildAfterEdits } from '../harness/random-edit.ts';

test('after each of 200 random edits, a build gives what a build with nothing to take over gives', async () => {
  await buildAfterEdits(await builtSite(), 200);
}, 3_600_000);
