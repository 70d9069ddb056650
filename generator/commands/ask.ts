import { UsageError } from '../report/usage-error.ts';
import { refusal } from '../workshop/new/new-messages.ts';
import type { Ask, Terminal } from './terminal.ts';

/** @throws UsageError where the asking ends without an answer, as with Ctrl-C */
export const askAtTerminal: Ask = async (question) => {
  const { createInterface } = await import('node:readline/promises');
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const closed = new Promise<never>((_, reject) => {
    lines.on('close', () => reject(new UsageError(`\n${refusal.stopped}`)));
  });
  try {
    return await Promise.race([lines.question(question), closed]);
  } finally {
    lines.close();
  }
};

/** Something that a command has to know. */
export interface Need {
  /** What the command line says of it, if anything. */
  given: string | undefined;
  /** How the command line would say it. */
  flag: string;
  question: string;
  /** @throws UsageError for an answer that will not do */
  check: (answer: string) => string;
}

/**
 * Gives the answers in the order of the needs, asking for those that the command line lacks.
 *
 * @param example a whole command line
 * @throws UsageError naming all that is missing, where nobody is there to be asked
 */
export async function answersTo(needs: readonly Need[], terminal: Terminal, example: string): Promise<string[]> {
  const { ask } = terminal;
  const missing = needs.filter(({ given }) => given === undefined).map(({ flag }) => flag);
  if (!ask && missing.length > 0) throw new UsageError(refusal.missing(missing, example));
  const answers: string[] = [];
  for (const { given, question, check } of needs) {
    if (given !== undefined) answers.push(check(given));
    else answers.push((await asked(question, (answer) => check(needWord(answer)), terminal)) ?? '');
  }
  return answers;
}

/** Something that may as well be said later: undefined without an answer, or without anybody to ask. */
export function optionalAnswer<T>(question: string, read: (answer: string) => T, terminal: Terminal) {
  return asked(question, (answer) => (answer ? read(answer) : undefined), terminal);
}

/** Asks until the answer will do. */
async function asked<T>(question: string, read: (answer: string) => T, { ask, err }: Terminal): Promise<T | undefined> {
  while (ask) {
    const answer = await ask(question);
    try {
      return read(answer.trim());
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      err.write(`${error.message}\n`);
    }
  }
  return undefined;
}

function needWord(answer: string): string {
  if (!answer) throw new UsageError(refusal.noAnswer);
  return answer;
}
