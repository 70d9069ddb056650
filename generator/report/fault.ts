import { ContentError } from './diagnostic.ts';
import { UsageError } from './usage-error.ts';

/** A fault of the program, with what the program was working on. */
export class Fault extends Error {
  override readonly name = 'Fault';
  /** Such as "pages/home.yaml, section 2 (hero)". */
  readonly where: string;

  constructor(where: string, cause: unknown) {
    super(messageOf(cause), { cause });
    this.where = where;
  }
}

/** Returns the message of an error, or any other thrown value as text. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Does some work, and adds what it was about to any error. An error that already has this keeps it, because the
 * innermost description is the most precise.
 *
 * @param where what the work is about
 * @throws Fault in place of any error except those about the content or the command line
 */
export function during<T>(where: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof Fault || error instanceof ContentError || error instanceof UsageError) throw error;
    throw new Fault(where, error);
  }
}
