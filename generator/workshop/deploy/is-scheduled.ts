import { changesByItself } from '../../check/changes.ts';
import { read } from '../../read/read.ts';
import type { Tools } from '../../tools.ts';

/**
 * True if a site changes after a day although nobody edits it. It may have mistakes.
 *
 * @param today as YYYY-MM-DD
 */
export async function isScheduled(root: string, today: string, { check }: Pick<Tools, 'check'>): Promise<boolean> {
  return changesByItself(check(await read(root), { today }), today);
}
