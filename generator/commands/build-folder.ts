import { pruneCache } from '../assets/cache.ts';
import { changesAfter } from '../check/changes.ts';
import { unfinished } from '../check/unfinished.ts';
import { type Outcome, pruneMemories } from '../memory/header.ts';
import { lastRun, projectNow } from '../memory/last-run.ts';
import { refuseToReplaceShard } from '../pipeline/shard-folder.ts';
import type { Written } from '../publish/commit.ts';
import { checkOutput } from '../publish/output-folder.ts';
import { ContentError } from '../report/diagnostic.ts';
import { cacheFolderIn } from '../tools.ts';
import { buildInput, orReport, reportWarnings } from './build-and-report.ts';
import { buildPlaceOf } from './place.ts';
import type { World } from './terminal.ts';
import { type FolderJob, writeSite } from './write-site.ts';

/** The result of a build, and the files that it changed. */
export interface Built extends Outcome {
  changed: Pick<Written, 'files' | 'written' | 'writtenBytes' | 'removed' | 'finished'>;
}

/**
 * Builds a site into a folder, reusing what has not changed since the last build. Prints errors and returns null if
 * there are any.
 */
export async function buildFolder(job: FolderJob, world: World): Promise<Built | null> {
  const place = await buildPlaceOf(job.root, job.folder, world);
  await checkOutput(job.folder, job.root);
  refuseToReplaceShard(job.folder);
  // Before anything is read, and before waiting for another build to end.
  const projectAtStart = projectNow(job.root);
  const last = job.force || !place ? null : lastRun(place, projectAtStart);
  const same = last?.sameOutcome();
  if (same) {
    same.settle();
    return repeated(same.outcome, job, world);
  }
  const made = await writeSite(job, world, { place, projectAtStart, last });
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
async function repeated(outcome: Outcome, job: FolderJob, world: World): Promise<Built | null> {
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
