import { test } from 'vitest';
import { survivesEdits } from '../harness/any-edit.ts';

test('500 random edits leave a report that an owner can rely on', async () => {
  await survivesEdits(40, 1);
  await survivesEdits(46, 10);
});
