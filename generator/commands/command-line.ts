import { Command, CommanderError } from 'commander';
import packageJson from '../../package.json' with { type: 'json' };
import { UsageError } from '../report/usage-error.ts';
import { buildCommand } from './build.ts';
import { checkCommand } from './check.ts';
import { devCommand } from './dev.ts';
import { diffCommand } from './diff.ts';
import { newCommand } from './new.ts';
import { previewCommand } from './preview.ts';
import { schemaCommand } from './schema.ts';
import type { ExitCode, Register, Terminal, World } from './terminal.ts';

/** Commands import what a build does not need only when they run, so that a build starts sooner. */
const commands: readonly Register[] = [
  buildCommand,
  checkCommand,
  devCommand,
  diffCommand,
  newCommand,
  previewCommand,
  schemaCommand,
];

/** @param args the command line without `generate`, such as `build --out public` */
export async function main(args: readonly string[], world: World): Promise<ExitCode> {
  let exit: ExitCode = 0;
  const finish: Terminal['finish'] = async (action) => {
    exit = await action;
  };
  const program = commandLine({ ...world, finish });
  try {
    await program.parseAsync(args, { from: 'user' });
    return exit;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (error instanceof UsageError) world.err.write(`${error.message}\n`);
    else world.err.write(`This is a fault of the program, not of your files.\n${(error as Error).stack}\n`);
    return 2;
  }
}

function commandLine(terminal: Terminal): Command {
  const { out, err } = terminal;
  const program = new Command('generate')
    .description('Turns site.yaml and pages/*.yaml into a static website.')
    .version(packageJson.version, '--version', 'Print the version.')
    .helpOption('--help', 'Show this help.')
    .helpCommand(false)
    .configureOutput({ writeOut: (text) => out.write(text), writeErr: (text) => err.write(text) })
    .exitOverride();
  for (const register of commands) register(program, terminal);
  return program;
}
