import { filesWritten, snapshot } from './output-folder.ts';
import { start } from './process-tree.ts';

/** What one run of a command took. */
export interface Measurement {
  /** What was measured, such as `cold build`. */
  what: string;
  seconds: number;
  /** The processor time in seconds, which other programs disturb less; null if it did not end by itself. */
  cpu: number | null;
  /** The most memory of all its processes at once, in bytes. */
  peak: number;
  /** How many files it wrote; null where that means nothing. */
  written: number | null;
}

export interface Command {
  what: string;
  /** A command line for the shell. */
  command: string;
  cwd: string;
  env?: Record<string, string>;
  /** The folder that the command writes. */
  output?: string;
}

/**
 * Runs a command as a whole process.
 *
 * @throws if its exit code is not 0, with what it printed
 */
export async function measure({ what, command, cwd, env, output }: Command): Promise<Measurement> {
  const before = output ? await snapshot(output) : null;
  const started = performance.now();
  const running = start(`${command}\nexit=$?\ntimes\nexit $exit`, cwd, env);
  const exit = await running.ended;
  const seconds = (performance.now() - started) / 1000;
  if (exit !== 0) throw new Error(`${what}: “${command}” ended with ${exit}.\n${running.printed().slice(0, 4000)}`);
  const written = before && output ? filesWritten(before, await snapshot(output)) : null;
  return { what, seconds, cpu: cpuSeconds(running.printed()), peak: running.peak(), written };
}

/** Reads what `times` of the shell prints last: minutes and seconds in programs and in the system, of all child processes. */
function cpuSeconds(printed: string): number {
  const numbers = printed.match(/(\d+)m([\d.]+)s (\d+)m([\d.]+)s\s*$/)?.slice(1) ?? [];
  const [minutes = 0, seconds = 0, systemMinutes = 0, systemSeconds = 0] = numbers.map(Number);
  return 60 * (minutes + systemMinutes) + seconds + systemSeconds;
}

/** One measurement for each thing that was measured: the median of the seconds, the largest of the peaks. */
export function medians(all: readonly Measurement[]): Measurement[] {
  return [...new Set(all.map(({ what }) => what))].map((what) => {
    const runs = all.filter((one) => one.what === what).sort((a, b) => a.seconds - b.seconds);
    const middle = runs[Math.floor(runs.length / 2)] as Measurement;
    return { ...middle, peak: Math.max(...runs.map(({ peak }) => peak)) };
  });
}
