import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { isHalfDone, stagingOf } from '../../../generator/publish/staging.ts';
import { pageCount, siteOf } from '../project/numbered-site.ts';
import { write } from '../project/write-site.ts';

/** What happened to a folder whose builds were killed. */
interface KillCounts {
  kills: number;
  /** Kills after which files were staged, and after which some of them were in place. */
  whileStaging: number;
  whileCommitting: number;
  /** Pages that were read in the meantime, and what was wrong with some of them. */
  reads: number;
  faults: string[];
}

/**
 * Kills processes that write one version of a site after the other, while a reader requests pages and what they load. After each
 * kill, the next build must finish or undo what the last one began.
 *
 * @param folder a temporary folder
 * @param random returns a number from 0 to 1
 */
export async function killBuilds(folder: string, kills: number, random: () => number): Promise<KillCounts> {
  const dist = join(folder, 'dist');
  const program = await bundleProgram(folder);
  const counts: KillCounts = { kills, whileStaging: 0, whileCommitting: 0, reads: 0, faults: [] };
  await write(siteOf(0), dist);
  for (let kill = 0; kill < kills; kill += 1) {
    await killOne(program, dist, kill + 1, random, counts);
    if (isHalfDone(dist)) counts.whileCommitting += 1;
    else if (existsSync(stagingOf(dist))) counts.whileStaging += 1;
  }
  await write(siteOf(0), dist);
  counts.faults.push(...(await leftBehind(dist, folder)));
  return counts;
}

/** The program as one file, because it starts in a tenth of the time. */
async function bundleProgram(folder: string): Promise<string> {
  const outfile = join(folder, 'endless-builds.mjs');
  const entry = fileURLToPath(new URL('endless-builds.ts', import.meta.url));
  await build({ entryPoints: [entry], bundle: true, platform: 'node', format: 'esm', outfile });
  return outfile;
}

/** One kill of three comes while files are put in place, which is short; one in the first build, which finishes the last one. */
async function killOne(
  program: string,
  dist: string,
  kill: number,
  random: () => number,
  counts: KillCounts,
): Promise<void> {
  const when = kill % 3 === 0 ? ['--at-once'] : [];
  const child = spawn(process.execPath, [program, dist, String(kill), ...when], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  await Promise.race([once(child.stdout, 'data'), ended]);
  const end = performance.now() + random() * 60;
  const isAimed = kill % 3 === 1;
  while (performance.now() < end || (isAimed && !isHalfDone(dist))) {
    if (child.exitCode !== null) throw new Error('The builds ended before they were killed.');
    readPages(dist, counts, random);
    await setImmediate();
  }
  child.kill('SIGKILL');
  await ended;
  readPages(dist, counts, random);
}

/**
 * Reads the first page, which is always there, and another one, and the stylesheet of each. It may be gone only if this
 * process was held up while two more builds ended, because each keeps the files of the one before it.
 */
function readPages(dist: string, counts: KillCounts, random: () => number): void {
  for (const name of ['index.html', `page-${Math.floor(random() * pageCount)}.html`]) {
    counts.reads += 1;
    const page = pageIn(join(dist, name));
    if (page === null) counts.faults.push(`${name} is missing`);
    else if (page.asset === null) counts.faults.push(`${name} is not complete`);
    else if (contentOf(join(dist, page.asset)) !== page.version) {
      const later = Number(pageIn(join(dist, name))?.version) - Number(page.version);
      if (!(later >= 2)) counts.faults.push(`${page.asset} of ${name} is missing`);
    }
  }
}

function pageIn(path: string): { version: string; asset: string | null } | null {
  const html = contentOf(path);
  if (html === null) return null;
  const [, version = '', asset = null] =
    html.match(/^<!doctype html><title>(\d+)<\/title><link href="([^"]+)">(?:\1 )+<\/html>$/) ?? [];
  return { version, asset };
}

function contentOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/** What differs from a folder in which no build was ever killed. */
async function leftBehind(dist: string, folder: string): Promise<string[]> {
  const fresh = join(folder, 'fresh');
  await write(siteOf(0), fresh);
  const expected = readdirSync(fresh).filter((name) => name !== '.local-pages' && name !== 'assets');
  const found = readdirSync(dist).filter((name) => name !== '.local-pages' && name !== 'assets');
  const extra = found.filter((name) => !expected.includes(name)).map((name) => `${name} was left behind`);
  const wrong = expected
    .filter((name) => contentOf(join(dist, name)) !== contentOf(join(fresh, name)))
    .map((name) => `${name} differs`);
  return [...extra, ...wrong];
}
