import { pruneCache } from '../assets/cache.ts';
import { changesAfter } from '../check/changes.ts';
import { unfinished } from '../check/unfinished.ts';
import { type Outcome, pruneMemories } from '../memory/header.ts';
import { lastRun } from '../memory/last-run.ts';
import { projectNow } from '../memory/project-now.ts';
import { refuseToReplaceShard } from '../pipeline/shard-folder.ts';
import type { Written } from '../publish/commit.ts';
import { checkOutput } from '../publish/output-folder.ts';
import { cacheFolderIn } from '../tools.ts';
import { type ContentOptions, launchError, printErrors, reportWarnings } from './build-and-report.ts';
import { draftMessages } from './draft-messages.ts';
import { buildPlaceOf } from './place.ts';
import { scheduleMessages } from './schedule-messages.ts';
import { say, type World } from './terminal.ts';
import { type FolderJob, writeSite } from './write-site.ts';

/** The result of a build, and the files that it changed. */
export interface Built extends Outcome {
  changed: Pick<Written, 'files' | 'written' | 'writtenBytes' | 'removed' | 'finished'>;
}

/** Says which drafts are not published, and when a page changes by itself. */
export function sayWhatIsLeft({ drafts, nextChange }: Built, options: ContentOptions, { out }: World): void {
  if (drafts.length > 0) say(options, out, draftMessages.leftOut(drafts));
  if (nextChange !== null) say(options, out, scheduleMessages.later(nextChange));
}

/**
 * Builds a site into a folder, reusing what has not changed since the last build. Prints errors and returns null if
 * there are any.
 */
export async function buildFolder(job: FolderJob, world: World): Promise<Built | null> {
  const place = await buildPlaceOf(job.input, job.folder, world);
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
  const nextChange = changesAfter(job.input.today, site.scheduled)[0]?.day ?? null;
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
function repeated(outcome: Outcome, job: FolderJob, world: World): Built | null {
  const { warnings, files } = outcome;
  const refused = launchError(job, outcome);
  if (refused) return printErrors(refused, job, world, `${job.name} is unchanged.`);
  reportWarnings(warnings, job, world);
  return { ...outcome, changed: { files, written: [], writtenBytes: 0, removed: [], finished: false } };
}
