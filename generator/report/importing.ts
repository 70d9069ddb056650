import { Fault } from './fault.ts';

/**
 * Imports a file of the program that somebody may have just added.
 *
 * @param file where the fault is: a name that is imported and does not exist has no line in a stack
 * @throws Fault instead of any error
 */
export async function importing<T>(file: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof Error && error.stack) error.stack = withoutWaiting(error.stack);
    throw new Fault(file, error);
  }
}

/** Who waits for an import is not at fault, and would be the only file of the program in some stacks. */
function withoutWaiting(stack: string): string {
  return stack.replace(/(\n +at async .*)+$/, '');
}
