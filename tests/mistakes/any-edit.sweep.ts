import { test } from 'vitest';
import { survivesEdits } from '../harness/messages/any-edit.ts';

test('20,000 random edits leave a report that an owner can rely on', async () => {
  await survivesEdits(500, 1);
  await survivesEdits(975, 20);
}, 3_600_000);
