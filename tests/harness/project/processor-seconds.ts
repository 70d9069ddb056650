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
