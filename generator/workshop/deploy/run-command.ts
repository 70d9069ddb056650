import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { codeOf } from '../../files/error-code.ts';
import { heldSignals } from '../../files/held-signals.ts';
import { UsageError } from '../../report/usage-error.ts';
import type { HostCommand, PublishJob } from './deploy-host.ts';
import { systemCommand } from './system-command.ts';

/** Runs a program with its output in the terminal. Returns its exit code. */
export async function show(command: HostCommand, world: PublishJob['env']): Promise<number> {
  return exitOf(start(command, world, 'inherit'), command);
}

/** Runs a program, and returns what it prints. */
export async function read(command: HostCommand, world: PublishJob['env']): Promise<{ code: number; out: string }> {
  const child = start(command, world, 'pipe');
  let out = '';
  child.stdout?.setEncoding('utf8');
  child.stdout?.on('data', (chunk) => (out += chunk));
  return { code: await exitOf(child, command), out };
}

function start(
  { program, args, env, cwd, accepted }: HostCommand,
  world: PublishJob['env'],
  output: 'inherit' | 'pipe',
): ChildProcess {
  const { file, args: rest, shell } = systemCommand(program, args, process.platform);
  return spawn(file, rest, {
    cwd,
    env: { ...world, ...env },
    stdio: ['ignore', output, accepted ? 'pipe' : 'inherit'],
    shell,
  });
}

/**
 * Waits for a program to end, and passes on what is to end this one: it must not go on alone. Hides the output of an
 * accepted failure.
 */
async function exitOf(child: ChildProcess, { program, accepted }: HostCommand): Promise<number> {
  const passing = heldSignals((signal) => child.kill(signal));
  let said = '';
  child.stderr?.on('data', (chunk) => (said += chunk));
  const [code]: (number | null)[] = await once(child, 'close')
    .catch((error) => {
      if (codeOf(error) !== 'ENOENT') throw error;
      throw new UsageError(`${program} is needed to publish there, and it is not installed. Install it first.`);
    })
    .finally(passing.release);
  if (code !== 0 && !accepted?.includes(code ?? 1)) process.stderr.write(said);
  return code ?? 1;
}
