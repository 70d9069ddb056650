import { atRoot, rootIn } from '../report/at-root.ts';
import { type BundledProgram, loadTools } from '../tools.ts';
import { main } from './command-line.ts';
import { terminalPrompts } from './prompts.ts';
import type { ExitCode, Stream } from './terminal.ts';

/**
 * Runs one command in this process, with its terminal.
 *
 * @param args the command line without the program, such as `build --out public`
 * @param bundled missing if the program is loaded from its sources
 */
export function run(args: readonly string[], bundled?: BundledProgram): Promise<ExitCode> {
  const { stdin, stdout, stderr, env } = process;
  const isAtTerminal = stdin.isTTY && stdout.isTTY;
  const prompts = isAtTerminal ? { prompts: terminalPrompts } : {};
  const root = rootIn(args);
  const rooted = (stream: NodeJS.WriteStream): Stream => ({
    isTTY: stream.isTTY,
    write: (text) => stream.write(atRoot(text, root)),
  });
  return main(args, {
    out: rooted(stdout),
    err: rooted(stderr),
    env,
    programHash: bundled?.programHash ?? '',
    tools: () => loadTools(bundled),
    ...prompts,
  });
}
