import { type BuiltSite, build } from '../build.ts';
import { changesAfter } from '../check/changes.ts';
import { unfinished } from '../check/unfinished.ts';
import { keepRun, type LastRun, lastRun } from '../memory/last-build.ts';
import type { Outcome } from '../memory/store.ts';
import type { PageMakers } from '../pipeline/crew/crew.ts';
import { openWriter } from '../publish/open-writer.ts';
import { checkOutput } from '../publish/output-folder.ts';
import type { SiteWriter, Written } from '../publish/site-writer.ts';
import { isHalfDone } from '../publish/staging.ts';
import { ContentError } from '../report/diagnostic.ts';
import { fileSystemMessage } from '../report/file-system-message.ts';
import { buildAndReport, buildInput, type ContentOptions, orReport, reportWarnings } from './build-and-report.ts';
import { placeOf } from './place.ts';
import { withProgress } from './progress.ts';
import type { World } from './terminal.ts';

/** A project to build into a folder. */
interface Job extends ContentOptions {
  /** The output folder, and what messages call it. */
  folder: string;
  name: string;
  /** True if nothing is taken over from the last build. */
  force: boolean;
  /** How many threads make the pages. */
  threads?: number;
  /** The parts that other machines have made. */
  makers?: PageMakers;
}

/** What a build ended with, and which files it changed. */
export interface Built extends Outcome {
  changed: Pick<Written, 'files' | 'written' | 'writtenBytes' | 'removed' | 'finished'>;
}

/** Builds a site into a folder, as far as anything changed since the last build. Null if it has errors, which are printed. */
export async function buildFolder(job: Job, world: World): Promise<Built | null> {
  const place = await placeOf(job.root, job.folder, world);
  await checkOutput(job.folder, job.root);
  const last = job.force || !place ? null : lastRun(place);
  const outcome = last?.outcome();
  if (outcome) {
    last?.settle();
    return repeated(outcome, job, world);
  }
  const made = await makeOrExplain(job, world, last);
  if (!made) return null;
  const { site, written } = made;
  const { pages, warnings, beforeLaunch, memory } = site;
  const drafts = site.drafts.map(unfinished);
  const { today } = buildInput(job.root, world.env);
  const nextChange = changesAfter(today, site.scheduled)[0]?.day ?? null;
  const ended = { pages, warnings, beforeLaunch, drafts, nextChange, files: written.files, bytes: written.bytes };
  if (place && memory) keepRun(place, memory, written.list, ended, last);
  return { ...ended, changed: written };
}

/** Nothing has changed since the last build, so its outcome is this one's. */
async function repeated(outcome: Outcome, job: Job, world: World): Promise<Built | null> {
  const { beforeLaunch, warnings, files } = outcome;
  const errors = job.launch ? [...beforeLaunch, ...warnings] : [];
  const checked = await orReport(job, world, `${job.name} is unchanged.`, async () => {
    if (job.launch && beforeLaunch.length > 0) throw new ContentError(errors);
    return outcome;
  });
  if (!checked) return null;
  reportWarnings(warnings, job, world);
  return { ...outcome, changed: { files, written: [], writtenBytes: 0, removed: [], finished: false } };
}

/** Returns null if the site has an error. Then nothing is written. */
async function make(
  job: Job,
  world: World,
  last: LastRun | null,
): Promise<{ site: BuiltSite; written: Written } | null> {
  const writer = await openWriter(job.folder, { readAll: job.force });
  try {
    const earlier = { last: lastOf(job, last, writer), makers: job.makers };
    const site = await buildAndReport(job, world, `${job.name} is unchanged.`, (input, tools) =>
      build(input, tools, writer, earlier),
    );
    if (!site || !(await fits(job, world, site, writer))) return null;
    return { site, written: await withProgress(world.out, 'Writing the site,', () => writer.commit()) };
  } finally {
    await writer.close();
  }
}

/** Whether the host takes files of these sizes, which are known only now. */
async function fits(job: Job, world: World, site: BuiltSite, writer: SiteWriter): Promise<boolean> {
  const tooLarge = site.oversizes(await writer.sizes());
  const checked = await orReport(job, world, `${job.name} is unchanged.`, async () => {
    if (tooLarge.length > 0) throw new ContentError(tooLarge);
    return true;
  });
  return checked ?? false;
}

function lastOf({ folder }: Job, last: LastRun | null, { lastList }: SiteWriter) {
  const memory = last?.memory(lastList);
  return last && memory ? { memory, out: folder, isUnchanged: last.isUnchanged } : null;
}

/** If the file system refuses, says why and returns null. */
async function makeOrExplain(job: Job, world: World, last: LastRun | null): ReturnType<typeof make> {
  try {
    return await make(job, world, last);
  } catch (error) {
    const message = fileSystemMessage(error, 'choose another folder with --out');
    if (message === null) throw error;
    world.err.write(`${message}\n${stateOf(job)}\n`);
    return null;
  }
}

/** After a failure to write. */
function stateOf({ folder, name }: Job): string {
  return isHalfDone(folder)
    ? `${name} has pages of the new site and of the last one. The next build finishes it.`
    : `${name} is unchanged.`;
}
