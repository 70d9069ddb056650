/**
 * Kills builds at random moments while a reader requests pages, and prints what happened: 200 kills of processes that
 * only write sites, and 50 of each of four commands that write one, 400 in all. Run it with `npm run kills`, or with another number:
 * `npm run kills -- 1000`.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CommandCounts } from '../harness/commands/killed-commands.ts';
import { readArguments } from './read-arguments.ts';

const usage =
  'npm run kills -- 400  kills so many writing processes (default: 200), and a quarter as many of each command';
const kills = readArguments(usage, ([count = '200']) => {
  if (!/^[1-9]\d*$/.test(count)) throw new Error(`The number of kills cannot be “${count}”.`);
  return Number(count);
});

// Help does not wait for the program to load.
const { killBuilds } = await import('../harness/commands/killed-builds.ts');
const { killCommands, killedCommands } = await import('../harness/commands/killed-commands.ts');
await report('writing alone', (folder) => killBuilds(folder, kills, Math.random));
for (const command of killedCommands) {
  await report(command, (folder) => killCommands(folder, command, Math.ceil(kills / 4), Math.random));
}

async function report(what: string, kill: (folder: string) => Promise<CommandCounts>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'kills-'));
  const { kills, whileStaging, whileCommitting, reads, faults } = await kill(folder);
  console.log(
    `${what}: ${kills} kills (${whileStaging} while files were staged, ${whileCommitting} while they were put in place), ${reads} pages read, ${faults.length} of them wrong.`,
  );
  for (const fault of new Set(faults)) console.log(`  ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
  await rm(folder, { recursive: true, force: true });
}
