import type { Stream } from './terminal.ts';

/** Work shorter than this, in milliseconds, shows no progress. */
const patience = 500;

/**
 * Shows on a terminal how long the work has taken so far, and clears that line at the end. Prints nothing when the output
 * is not a terminal. A spinner from @clack/prompts would also take over the keyboard and leave a line behind.
 */
export async function withProgress<T>(out: Stream, what: string, work: () => Promise<T>): Promise<T> {
  if (!out.isTTY) return work();
  const started = performance.now();
  let shown = false;
  const show = () => {
    shown = true;
    out.write(`\r${what} ${((performance.now() - started) / 1000).toFixed(1)} s`);
  };
  const timer = setInterval(() => performance.now() - started > patience && show(), 100);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    if (shown) out.write('\r\u001B[2K');
  }
}
