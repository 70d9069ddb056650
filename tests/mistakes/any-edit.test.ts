import { test } from 'vitest';
import { survivesEdits } from '../harness/messages/any-edit.ts';

test('500 random edits leave a report that an owner can rely on', async () => {
  await survivesEdits(20, 1);
  await survivesEdits(24, 20);
});
