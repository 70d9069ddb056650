import { build } from '../build.ts';
import type { BuildPlace } from '../memory/build-place.ts';
import type { Outcome } from '../memory/header.ts';
import { keepRun, type LastRun } from '../memory/last-run.ts';
import type { ProjectNow } from '../memory/project-now.ts';
import { buildEdited } from '../pipeline/edited-town/build-edited.ts';
import type { Shard } from '../pipeline/read-shard.ts';
import type { SiteReport } from '../pipeline/site-report.ts';
import type { Written } from '../publish/commit.ts';
import type { FolderWriter } from '../publish/folder-writer.ts';
import { openWriter } from '../publish/open-writer.ts';
import { isHalfDone } from '../publish/staging.ts';
import { ContentError } from '../report/diagnostic.ts';
import { fileSystemMessage } from '../report/file-system-message.ts';
import type { Tools } from '../tools.ts';
import { buildAndReport, printErrors } from './build-and-report.ts';
import type { BuildJob } from './build-job.ts';
import { withProgress } from './progress.ts';
import type { World } from './terminal.ts';

/** The job of a build that makes a whole site. */
export interface FolderJob extends BuildJob {
  /** True to reuse nothing from the last build. */
  force: boolean;
  /** The pages, if other machines have made all of them. */
  shards?: readonly Shard[];
}

/** What a build starts from. */
interface Earlier {
  /** Null if nothing is kept of earlier builds. */
  place: BuildPlace | null;
  /** The project before any of it was read. */
  projectAtStart: ProjectNow;
  /** Null if nothing is reused. */
  last: LastRun | null;
}

/** A site, and a way to keep what the next build can reuse, once the files are written. */
interface KeptSite extends SiteReport {
  keep: (list: string, outcome: Outcome) => void;
  /** True if every page was made here, so that anything that no page requested is not needed by any. */
  isAnew: boolean;
}

interface WrittenSite {
  site: KeptSite;
  written: Written;
}

/** Makes and writes a site. Explains an error and returns null; then nothing is written, unless the disk failed. */
export async function writeSite(job: FolderJob, world: World, earlier: Earlier): Promise<WrittenSite | null> {
  try {
    return await makeAndWrite(job, world, earlier);
  } catch (error) {
    const message = fileSystemMessage(error, 'choose another folder with --out');
    if (message === null) throw error;
    world.err.write(`${message}\n${stateOf(job)}\n`);
    return null;
  }
}

async function makeAndWrite(job: FolderJob, world: World, earlier: Earlier): Promise<WrittenSite | null> {
  const writer = await openWriter(job.folder, { readAll: job.force });
  try {
    const makeKept = async (tools: Tools) =>
      (await editedSite(job, writer, earlier.last, tools)) ?? wholeSite(job, writer, earlier, tools);
    const site = await buildAndReport(job, world, `${job.name} is unchanged.`, makeKept);
    if (!site || !(await fits(job, world, site, writer))) return null;
    return { site, written: await withProgress(world.out, 'Writing the site,', () => writer.commit()) };
  } finally {
    await writer.close();
  }
}

/** Returns null if more than the words of one town has changed since the last build. */
async function editedSite(
  { folder, input }: FolderJob,
  writer: FolderWriter,
  last: LastRun | null,
  tools: Tools,
): Promise<KeptSite | null> {
  const edited = last?.edited(writer.inPlace.list);
  if (!last || !edited) return null;
  const site = await buildEdited(input, tools, { to: writer, folder }, edited);
  return site && { ...site, isAnew: false, keep: (...ended) => last.keepEdited(edited, site.now, ...ended) };
}

async function wholeSite(
  { input, shards }: FolderJob,
  writer: FolderWriter,
  { place, projectAtStart, last }: Earlier,
  tools: Tools,
): Promise<KeptSite> {
  const { reusable = null, base = null } = last?.reusable(writer.inPlace) ?? {};
  const site = await build(input, tools, writer, { last: reusable, projectAtStart, shards });
  const { memory, recalled } = site;
  const isAnew = recalled === 0 && !shards;
  return {
    ...site,
    isAnew,
    keep: (list, outcome) => {
      if (place && memory) keepRun({ place, projectAtStart, memory, list, outcome, base });
    },
  };
}

/** Returns whether the host accepts files of these sizes, which are known only now. */
async function fits(job: FolderJob, world: World, site: SiteReport, writer: FolderWriter): Promise<boolean> {
  const tooLarge = site.oversizes(await writer.sizes());
  if (tooLarge.length === 0) return true;
  printErrors(new ContentError(tooLarge), job, world, `${job.name} is unchanged.`);
  return false;
}

/** Returns the state of the folder after a failed write. */
function stateOf({ folder, name }: FolderJob): string {
  return isHalfDone(folder)
    ? `${name} has pages of the new site and of the last one. The next build finishes it.`
    : `${name} is unchanged.`;
}
