import { UsageError } from '../report/usage-error.ts';
import { refusal } from '../workshop/edit/edit-messages.ts';
import type { PromptOption, Prompts } from './prompts.ts';
import type { Terminal } from './terminal.ts';

/** A value that a command requires. */
interface Need {
  /** The value on the command line, if any. */
  given: string | undefined;
  /** The name of the value in the message that it is missing, such as --route. */
  flag: string;
  message: string;
  /** The options to choose from; without them, the person types the value. */
  options?: readonly PromptOption[];
  /**
   * By default, every value is valid.
   *
   * @throws UsageError for a value that is not valid
   */
  check?: (value: string) => string;
}

/**
 * Returns the values in the order of the needs, and asks for those missing on the command line.
 *
 * @param example a complete command
 * @throws UsageError listing every missing value when there is nobody to ask
 */
export async function valuesOf(needs: readonly Need[], { prompts }: Terminal, example: string): Promise<string[]> {
  const missing = needs.filter(({ given }) => given === undefined).map(({ flag }) => flag);
  if (!prompts && missing.length > 0) throw new UsageError(refusal.missing(missing, example));
  const values: string[] = [];
  for (const { given, check = (answer: string) => answer, ...question } of needs) {
    values.push(check(given ?? (prompts ? await ask(question, check, prompts) : '')));
  }
  return values;
}

function ask({ message, options }: Omit<Need, 'given' | 'check'>, check: Required<Need>['check'], prompts: Prompts) {
  if (options) return prompts.select({ message, options });
  return prompts.text({ message, problem: problemOf((answer) => check(nonEmpty(answer))) });
}

interface OptionalText<T> {
  message: string;
  defaultValue?: string;
  /** @throws UsageError for an answer that is not valid */
  read: (answer: string) => T;
}

/** Asks for an optional text. Returns undefined if the answer is empty or there is nobody to ask. */
export async function optionalText<T>(question: OptionalText<T>, { prompts }: Terminal): Promise<T | undefined> {
  const { read, ...shown } = question;
  const readAny = (answer: string) => (answer ? read(answer) : undefined);
  return prompts && readAny(await prompts.text({ ...shown, problem: problemOf(readAny) }));
}

/** Turns a function that throws a UsageError into one that returns its message. */
function problemOf(read: (answer: string) => unknown): (answer: string) => string | undefined {
  return (answer) => {
    try {
      read(answer);
      return undefined;
    } catch (error) {
      if (error instanceof UsageError) return error.message;
      throw error;
    }
  };
}

function nonEmpty(answer: string): string {
  if (!answer) throw new UsageError(refusal.noAnswer);
  return answer;
}
