import { expect, test } from 'vitest';
import { buildQueue } from '../../generator/workshop/dev/build-queue.ts';

test('builds that wait for another one are made as one, which does not know a single file', async () => {
  const built: (string | undefined)[] = [];
  let end = () => {};
  const queue = buildQueue((edited) => {
    built.push(edited);
    return new Promise((resolve) => (end = resolve));
  });
  const first = queue.add('a.yaml');
  await Promise.resolve();
  const others = [queue.add('b.yaml'), queue.add('c.yaml')];
  expect([built, queue.isWaiting()]).toEqual([['a.yaml'], true]);
  end();
  await first;
  await expect.poll(() => built).toEqual(['a.yaml', undefined]);
  expect(queue.isWaiting()).toBe(false);
  end();
  await Promise.all(others);
  const last = queue.add('d.yaml');
  await expect.poll(() => built).toEqual(['a.yaml', undefined, 'd.yaml']);
  end();
  await last;
});
