import { loadTools } from '../tools.ts';
import { main } from './command-line.ts';
import { terminalPrompts } from './prompts.ts';
import type { ExitCode } from './terminal.ts';

/**
 * Runs one command in this process, with its terminal.
 *
 * @param args the command line without the program, such as `build --out public`
 */
export function run(args: readonly string[]): Promise<ExitCode> {
  const { stdin, stdout, stderr, env } = process;
  const isAtTerminal = stdin.isTTY && stdout.isTTY;
  const prompts = isAtTerminal ? { prompts: terminalPrompts } : {};
  return main(args, { out: stdout, err: stderr, env, tools: loadTools, ...prompts });
}
