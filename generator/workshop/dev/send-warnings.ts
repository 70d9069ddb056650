import { buildPlace, usualOutput } from '../../memory/build-place.ts';
import { lastRun } from '../../memory/last-run.ts';
import { today } from '../../publish/today.ts';
import { ContentError } from '../../report/diagnostic.ts';
import { type BundledProgram, cacheFolderIn, loadTools } from '../../tools.ts';
import { checkedAgain } from '../checked-again.ts';
import { shown } from './build-state.ts';
import type { AuditSettings } from './dev-protocol.ts';

/** How often the processor time is looked at, in milliseconds. */
const interval = 250;

/**
 * Audits a site in a process of its own, and sends the warnings to the server: null if finding them takes too long.
 * Sends nothing if there are errors, which the server knows.
 *
 * @param bundled missing if the program is loaded from its sources
 */
export async function sendWarnings(settings: AuditSettings, bundled?: BundledProgram): Promise<void> {
  const { root, mapsKey, sourceDateEpoch, day, longest } = settings;
  const isTooLong = () => milliseconds(process.cpuUsage()) > longest;
  const giveUp = () => process.send?.(null, () => process.exit());
  setInterval(() => isTooLong() && giveUp(), interval).unref();
  const tools = await loadTools(bundled);
  // One thread, because nobody waits for it.
  const input = { root, mapsKey, today: day ?? today(root, sourceDateEpoch), threads: 1 };
  const place = await buildPlace(input, usualOutput(root), cacheFolderIn(process.env), tools.programHash);
  try {
    const { warnings } = await checkedAgain(input, tools, place && lastRun(place));
    // Asked again, or it depends on the moment whether a site that takes a little too long has warnings.
    process.send?.(isTooLong() ? null : shown(warnings, settings));
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
  }
}

const milliseconds = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000;
