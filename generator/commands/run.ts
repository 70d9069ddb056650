import { type Kept, loadTools } from '../tools.ts';
import { main } from './command-line.ts';
import { terminalPrompts } from './prompts.ts';
import type { ExitCode } from './terminal.ts';

/**
 * Runs one command in this process, with its terminal.
 *
 * @param args the command line without the program, such as `build --out public`
 * @param kept what the program was bundled with
 */
export function run(args: readonly string[], kept?: Kept): Promise<ExitCode> {
  const { stdin, stdout, stderr, env } = process;
  const isAtTerminal = stdin.isTTY && stdout.isTTY;
  const prompts = isAtTerminal ? { prompts: terminalPrompts } : {};
  return main(args, {
    out: stdout,
    err: stderr,
    env,
    program: kept?.program ?? '',
    tools: () => loadTools(kept),
    ...prompts,
  });
}
