/**
 * Runs something.
 *
 * @returns for how many seconds the processor worked on it, which other work on the machine does not lengthen, and its result
 */
export async function processorSeconds<T>(run: () => T | Promise<T>): Promise<[seconds: number, result: T]> {
  const start = process.cpuUsage();
  const result = await run();
  return [process.cpuUsage(start).user / 1e6, result];
}

/**
 * The limit for what takes up to three seconds on a usual machine: others are ten times slower. What tries everything with
 * everything else takes minutes.
 */
export const mostSeconds = 60;
