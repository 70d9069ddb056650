import { buildPlace, usualOutput } from '../../memory/build-place.ts';
import { lastRun } from '../../memory/last-run.ts';
import { today } from '../../publish/today.ts';
import { ContentError } from '../../report/diagnostic.ts';
import { type BundledProgram, cacheFolderIn, loadTools } from '../../tools.ts';
import { checkedAgain } from '../checked-again.ts';
import { shown } from './build-state.ts';
import type { WorkerSettings } from './dev-protocol.ts';

/**
 * Audits a site in a process of its own, and sends the warnings to the server. Sends nothing if there are errors, which
 * the server knows.
 *
 * @param bundled missing if the program is loaded from its sources
 */
export async function sendWarnings(settings: WorkerSettings, bundled?: BundledProgram): Promise<void> {
  const { root, mapsKey, sourceDateEpoch, day } = settings;
  const tools = await loadTools(bundled);
  // One thread, because nobody waits for it.
  const input = { root, mapsKey, today: day ?? today(root, sourceDateEpoch), threads: 1 };
  const place = await buildPlace(input, usualOutput(root), cacheFolderIn(process.env), tools.program);
  try {
    const { warnings } = await checkedAgain(input, tools, place && lastRun(place));
    process.send?.(shown(warnings, settings));
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
  }
}
