import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { watch } from '../../generator/workshop/dev/watch.ts';

test.each([5, 25, 35, 60])('a file written twice within %i ms is seen as it is at the end', async (pause) => {
  const root = await mkdtemp(join(tmpdir(), 'watch-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const file = join(root, 'site.yaml');
  await writeFile(file, 'before');
  let seen = '';
  const stop = watch(root, async () => {
    seen = await readFile(file, 'utf8');
  });
  onTestFinished(stop);
  for (const text of ['first', 'second']) {
    await writeFile(file, text);
    await setTimeout(pause);
  }
  await expect.poll(() => seen).toBe('second');
});
