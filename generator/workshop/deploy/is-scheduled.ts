import { changesByItself } from '../../check/changes.ts';
import { read } from '../../read/read.ts';
import type { Tools } from '../../tools.ts';

/**
 * Returns true if a site changes after a day without any edit. The site may have mistakes.
 *
 * @param today as YYYY-MM-DD
 */
export async function isScheduled(root: string, today: string, { check }: Pick<Tools, 'check'>): Promise<boolean> {
  return changesByItself(check(await read(root), { today }), today);
}
