/**
 * Creates sites with invented towns, builds them, and prints what that took: `npm run bench -- --towns 100,400 --runs 3`.
 * docs/performance.md explains the options and the numbers.
 */
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeBenchSite } from './bench-site.ts';
import { eleventySite, hugoSite } from './equivalents.ts';
import { type Measurement, measure, medians } from './measure.ts';
import { type BenchOptions, readOptions } from './options.ts';
import { type OurMeasure, ourMeasures } from './our-measures.ts';
import { ourSite } from './our-site.ts';
import { putAside, secondsToWrite, snapshot } from './output-folder.ts';
import { readArguments } from './read-arguments.ts';
import { hasShards } from './shards.ts';
import { type Results, table } from './table.ts';

async function run(towns: number, folder: string, options: BenchOptions): Promise<Results> {
  const site = ourSite(await writeBenchSite(join(folder, 'site'), towns, options.townsIn));
  const left: string[] = [];
  const names = (Object.keys(ourMeasures) as OurMeasure[]).filter(options.wants);
  if (names.includes('shards') && !(await hasShards(site))) {
    names.splice(names.indexOf('shards'), 1);
    left.push('Shards are left out: this version of build has no --shard.');
  }
  const others = [];
  for (const [name, make] of Object.entries({ hugo: hugoSite, eleventy: eleventySite })) {
    if (!options.wants(name)) continue;
    const made = await make(site, options);
    if ('command' in made) others.push(made.command);
    else left.push(made.reason);
  }
  const rows: Measurement[] = [];
  const needsBuild = names.some((name) => ['unchanged', 'town', 'fact', 'redirect'].includes(name));
  if (needsBuild && !names.includes('cold')) await ourMeasures.cold(site);
  // Commands to compare take turns, so that a busy minute of the machine slows all of them.
  for (let turn = 0; turn < options.runs; turn++) {
    for (const other of others) {
      if (other.output) await putAside(other.output);
      rows.push(await measure(other));
    }
    for (const name of names) rows.push(...(await ourMeasures[name](site, options.shards)));
  }
  const isBuilt = (await snapshot(site.dist)).size > 0;
  const plainSeconds = isBuilt ? await secondsToWrite(site.dist, `${site.root}-plain`) : null;
  return { towns, rows: medians(rows), plainSeconds, left };
}

async function runAll(options: BenchOptions): Promise<void> {
  for (const towns of options.counts) {
    const folder = await mkdtemp(join(tmpdir(), 'bench-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    try {
      const results = await run(towns, folder, options);
      console.log(options.json ? JSON.stringify(results) : table(results));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

// Ctrl-C ends what runs as well, because it is in a process group of its own.
process.once('SIGINT', () => process.exit(130));

const usage = 'npm run bench -- --towns 100,400 --runs 3\n\ndocs/performance.md explains all options.';
const options = readArguments(usage, readOptions);
try {
  await runAll(options);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
