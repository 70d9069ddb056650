import { Fault } from './fault.ts';

/**
 * Imports a file of the program that may be new.
 *
 * @param file the location of the fault: if an imported name does not exist, the stack has no line for it
 * @throws Fault in place of any error
 */
export async function importing<T>(file: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof Error && error.stack) error.stack = withoutWaiting(error.stack);
    throw new Fault(file, error);
  }
}

/**
 * Removes the code that waits for an import, which is not at fault, but would be the only file of the program in some
 * stacks.
 */
function withoutWaiting(stack: string): string {
  return stack.replace(/(\n +at async .*)+$/, '');
}
