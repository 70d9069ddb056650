import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { isHalfDone, stagingOf } from '../../../generator/publish/staging.ts';
import { type Reader, readerOf } from '../pages/site-reader.ts';
import { pathsIn } from '../project/files-in.ts';
import { fixtures, page, repository, textIn } from '../project/project.ts';
import { townFiles } from '../project/town-files.ts';
import { writeFiles } from '../project/write-files.ts';
import { differing, filesIn } from './kept-builds.ts';
import { npmOptions } from './npm-options.ts';

/** Commands that write a site: from nothing, as far as something changed, with threads, from parts, or with a damaged memory. */
export const killedCommands = ['build', 'build --threads 2 --force', 'build with a damaged cache', 'merge'] as const;
type KilledCommand = (typeof killedCommands)[number];

/** What happened to a folder whose commands were killed. */
export interface CommandCounts {
  kills: number;
  /** Kills after which files were staged, and after which some of them were in place. */
  whileStaging: number;
  whileCommitting: number;
  reads: number;
  faults: string[];
}

/** Two versions of one site, which commands write by turns. */
interface Workplace {
  folder: string;
  dist: string;
  cache: string;
  random: () => number;
}

/**
 * Kills commands that write one version of a site after the other into one folder, as a reader requests pages and what they load.
 * In the end a command that nobody kills must make what a build in another folder makes.
 *
 * @param folder a temporary folder
 * @param random returns a number from 0 to 1
 * @param pages how many pages the site has besides those of the fixture; more of them take longer to write
 * @param cache the folder where commands cache what takes long to make, which they may also find there
 */
export async function killCommands(
  folder: string,
  command: KilledCommand,
  kills: number,
  random: () => number,
  pages = 60,
  cache = join(folder, 'cache'),
): Promise<CommandCounts> {
  const place = { folder, dist: join(folder, 'dist'), cache, random };
  const counts: CommandCounts = { kills: 0, whileStaging: 0, whileCommitting: 0, reads: 0, faults: [] };
  for (const version of [0, 1]) await prepare(place, version, command, pages);
  let duration = await complete(place, await commandFor(place, command, 0));
  const undamaged = { ...place, cache: join(folder, 'other-cache') };
  await cp(place.cache, undamaged.cache, { recursive: true });
  const reader = await readerOf(place.dist, random);
  for (let turn = 1; counts.kills < kills; turn += 1) {
    const isAimed = turn % 3 === 0 && !isHalfDone(place.dist);
    const args = await commandFor(place, command, turn);
    const took = await killOne(place, args, isAimed ? null : random() * duration, reader);
    if (took === null) count(place, counts);
    // The first command fills the cache, so those after it take less time.
    else duration = Math.min(duration, took);
  }
  await complete(place, await commandFor(place, command, 0));
  await complete(undamaged, ['build', '--root', rootOf(place, 0), '--out', join(folder, 'fresh')]);
  const wrong = differing(await filesIn(join(folder, 'fresh')), await filesIn(place.dist));
  return { ...counts, reads: reader.reads(), faults: [...reader.faults, ...wrong.map((path) => `${path} differs`)] };
}

function count({ dist }: Workplace, counts: CommandCounts): void {
  counts.kills += 1;
  if (isHalfDone(dist)) counts.whileCommitting += 1;
  else if (existsSync(stagingOf(dist))) counts.whileStaging += 1;
}

const rootOf = ({ folder }: Workplace, version: number) => join(folder, `site-${version}`);
const partOf = ({ folder }: Workplace, version: number, part: number) => join(folder, `part-${version}-${part}`);

/** Writes the YAML of one version. They differ in a fact that all pages show, in a title, and in a letter, so in all kinds of assets. */
async function prepare(place: Workplace, version: number, command: KilledCommand, pages: number): Promise<void> {
  const root = rootOf(place, version);
  await cp(join(fixtures, 'chimney-sweep'), root, { recursive: true });
  writeFiles(root, await townFiles('chimney-sweep'));
  const site = await textIn(root, 'site.yaml');
  await writeFile(join(root, 'site.yaml'), site.replace('555-0117', `555-011${version}`));
  for (let number = 0; number < pages; number += 1) {
    const text = page({ route: `/extra-${number}` }).replace(/\bA\b/g, `Page ${number} ${'éè'[version]}`);
    writeFiles(root, { [`pages/extra-${number}.yaml`]: text });
  }
  if (command !== 'merge') return;
  for (const part of [1, 2]) {
    const out = partOf(place, version, part);
    await complete(place, ['build', '--shard', `${part}/2`, '--root', root, '--out', out]);
  }
}

/** The arguments that write the next version. */
async function commandFor(place: Workplace, command: KilledCommand, turn: number): Promise<string[]> {
  const version = turn % 2;
  const [name = '', ...options] = command.replace(' with a damaged cache', '').split(' ');
  if (name !== command && options.length === 0) await damage(place);
  const parts = command === 'merge' ? [partOf(place, version, 1), partOf(place, version, 2)] : [];
  return [name, ...parts, ...options, '--root', rootOf(place, version), '--out', place.dist];
}

/** Cuts every file of the cache at a random place, as a power failure may. */
async function damage({ cache, random }: Workplace): Promise<void> {
  for (const path of await pathsIn(cache).catch(() => [])) {
    const { length } = await readFile(path);
    await truncate(path, Math.floor(random() * length));
  }
}

/** Runs a command to its end. Returns how long it took, in milliseconds. */
async function complete(place: Workplace, args: readonly string[]): Promise<number> {
  const started = performance.now();
  const child = start(place, args);
  let err = '';
  child.stderr.on('data', (chunk) => (err += chunk));
  const [exit] = await once(child, 'close');
  if (exit !== 0) throw new Error(`${args.join(' ')} failed: ${err}`);
  return performance.now() - started;
}

/**
 * Kills a command after some milliseconds, or as soon as it puts files in place.
 *
 * @returns null if it was killed; how long it took, in milliseconds, if it ended before
 */
async function killOne(
  place: Workplace,
  args: readonly string[],
  after: number | null,
  reader: Reader,
): Promise<number | null> {
  const child = start(place, args);
  const ended = once(child, 'close');
  const started = performance.now();
  const isDue = () => (after === null ? isHalfDone(place.dist) : performance.now() - started >= after);
  while (child.exitCode === null && !isDue()) {
    await reader.read();
    await setImmediate();
  }
  child.kill('SIGKILL');
  const [, signal] = await ended;
  await reader.read();
  return signal === 'SIGKILL' ? null : performance.now() - started;
}

function start({ cache }: Workplace, args: readonly string[]) {
  const program = join(repository, 'generator/start.cjs');
  return spawn(process.execPath, [...npmOptions, program, ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, LOCAL_PAGES_CACHE: cache },
  });
}
