import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { startCrew } from '../../generator/pipeline/crew/crew.ts';
import { project } from '../harness/project/project.ts';
import { sharedTools } from '../harness/project/shared-tools.ts';

test('the lines of towns are not in memory while threads plan with them', async () => {
  const { root } = await project('small');
  const crew = startCrew({ root, today: '2026-01-01' }, 2, await sharedTools(), undefined);
  let isPlanned = false;
  const plan = () => {
    const lines: string[] = [];
    const planned = crew.plan(lines, []).then((pictures) => {
      isPlanned = true;
      return pictures;
    });
    return { lines: new WeakRef(lines), planned };
  };
  const { lines, planned } = plan();
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  await setImmediate();
  collect();
  expect(isPlanned).toBe(false);
  expect(lines.deref()).toBeUndefined();
  expect(await planned).toEqual([]);
  await crew.end();
});
