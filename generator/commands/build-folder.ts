import { pruneCache } from '../assets/cache.ts';
import { build } from '../build.ts';
import { changesAfter } from '../check/changes.ts';
import { unfinished } from '../check/unfinished.ts';
import type { BuildPlace } from '../memory/build-place.ts';
import { type Outcome, pruneMemories } from '../memory/header.ts';
import { keepRun, type LastRun, lastRun, type ProjectNow, projectNow } from '../memory/last-run.ts';
import type { PageMakers } from '../pipeline/crew/page-makers.ts';
import { buildEdited } from '../pipeline/edited-town/build-edited.ts';
import { refuseToReplacePart } from '../pipeline/part-folder.ts';
import type { BuildInput } from '../pipeline/plan-site.ts';
import type { SiteReport } from '../pipeline/site-report.ts';
import { openWriter } from '../publish/open-writer.ts';
import { checkOutput } from '../publish/output-folder.ts';
import type { SiteWriter, Written } from '../publish/site-writer.ts';
import { isHalfDone } from '../publish/staging.ts';
import { ContentError } from '../report/diagnostic.ts';
import { fileSystemMessage } from '../report/file-system-message.ts';
import { cacheFolderIn, type Tools } from '../tools.ts';
import { buildAndReport, buildInput, type ContentOptions, orReport, reportWarnings } from './build-and-report.ts';
import { placeOf } from './place.ts';
import { withProgress } from './progress.ts';
import type { World } from './terminal.ts';

/** A project to build into a folder. */
interface Job extends ContentOptions {
  /** The output folder, and its name in messages. */
  folder: string;
  name: string;
  /** True to reuse nothing from the last build. */
  force: boolean;
  /** How many threads make the pages. */
  threads?: number;
  /** The parts that other machines have made. */
  makers?: PageMakers;
}

/** The result of a build, and the files that it changed. */
export interface Built extends Outcome {
  changed: Pick<Written, 'files' | 'written' | 'writtenBytes' | 'removed' | 'finished'>;
}

/**
 * Builds a site into a folder, reusing what has not changed since the last build. Prints errors and returns null if
 * there are any.
 */
export async function buildFolder(job: Job, world: World): Promise<Built | null> {
  const place = await placeOf(job.root, job.folder, world);
  await checkOutput(job.folder, job.root);
  refuseToReplacePart(job.folder);
  // Before anything is read, and before waiting for another build to end.
  const began = projectNow(job.root);
  const last = job.force || !place ? null : lastRun(place, began);
  const outcome = last?.outcome();
  if (outcome) {
    last?.settle();
    return repeated(outcome, job, world);
  }
  const made = await makeOrExplain(job, world, { place, began, last });
  if (!made) return null;
  const { site, written } = made;
  const { pages, warnings, beforeLaunch } = site;
  const drafts = site.drafts.map(unfinished);
  const { today } = buildInput(job.root, world.env);
  const nextChange = changesAfter(today, site.scheduled)[0]?.day ?? null;
  const ended = { pages, warnings, beforeLaunch, drafts, nextChange, files: written.files, bytes: written.bytes };
  site.keep(written.list, ended);
  if (site.isAnew) {
    const cache = cacheFolderIn(world.env);
    await pruneCache(cache);
    pruneMemories(cache);
  }
  return { ...ended, changed: written };
}

/** Repeats the outcome of the last build, because nothing has changed since. */
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

/** What a build starts from. */
interface Earlier {
  /** Null if nothing is kept of earlier builds. */
  place: BuildPlace | null;
  /** The project before any of it was read. */
  began: ProjectNow;
  /** Null if nothing is reused. */
  last: LastRun | null;
}

/** A site, and a way to keep what the next build can reuse, once the files are written. */
interface KeptSite extends SiteReport {
  keep: (list: string, outcome: Outcome) => void;
  /** True if every page was made here, so that anything that no page requested is not needed by any. */
  isAnew: boolean;
}

/** Makes and writes the site. Returns null if it has an error; then nothing is written. */
async function make(job: Job, world: World, earlier: Earlier): Promise<{ site: KeptSite; written: Written } | null> {
  const writer = await openWriter(job.folder, { readAll: job.force });
  try {
    const site = await buildAndReport(
      job,
      world,
      `${job.name} is unchanged.`,
      async (input, tools) =>
        (await editedSite(job, writer, earlier.last, input, tools)) ?? wholeSite(job, writer, earlier, input, tools),
    );
    if (!site || !(await fits(job, world, site, writer))) return null;
    return { site, written: await withProgress(world.out, 'Writing the site,', () => writer.commit()) };
  } finally {
    await writer.close();
  }
}

/** Returns null if more than the words of one town has changed since the last build. */
async function editedSite(
  { folder, makers }: Job,
  writer: SiteWriter,
  last: LastRun | null,
  input: BuildInput,
  tools: Tools,
): Promise<KeptSite | null> {
  const edited = makers ? null : last?.edited(writer.lastList);
  const site = edited ? await buildEdited(input, tools, { to: writer, folder }, edited) : null;
  return site && edited
    ? { ...site, isAnew: false, keep: (...ended) => last?.keepEdited(edited, site.now, ...ended) }
    : null;
}

async function wholeSite(
  job: Job,
  writer: SiteWriter,
  { place, began, last }: Earlier,
  input: BuildInput,
  tools: Tools,
): Promise<KeptSite> {
  const reusable = last?.reusable({ list: writer.lastList, lost: writer.staging.lost }) ?? null;
  const site = await build(input, tools, writer, { last: reusable, began, makers: job.makers });
  const { memory, takenOver } = site;
  const isAnew = takenOver === 0 && !job.makers;
  return {
    ...site,
    isAnew,
    keep: (list, outcome) => {
      if (place && memory) keepRun({ place, began, memory, list, outcome, last });
    },
  };
}

/** Returns whether the host accepts files of these sizes, which are known only now. */
async function fits(job: Job, world: World, site: SiteReport, writer: SiteWriter): Promise<boolean> {
  const tooLarge = site.oversizes(await writer.sizes());
  const checked = await orReport(job, world, `${job.name} is unchanged.`, async () => {
    if (tooLarge.length > 0) throw new ContentError(tooLarge);
    return true;
  });
  return checked ?? false;
}

/** Makes the site. Explains a file system error and returns null. */
async function makeOrExplain(...args: Parameters<typeof make>): ReturnType<typeof make> {
  const [job, world] = args;
  try {
    return await make(...args);
  } catch (error) {
    const message = fileSystemMessage(error, 'choose another folder with --out');
    if (message === null) throw error;
    world.err.write(`${message}\n${stateOf(job)}\n`);
    return null;
  }
}

/** Returns the state of the folder after a failed write. */
function stateOf({ folder, name }: Job): string {
  return isHalfDone(folder)
    ? `${name} has pages of the new site and of the last one. The next build finishes it.`
    : `${name} is unchanged.`;
}
