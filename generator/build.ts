import { changesByItself } from './check/changes.ts';
import { draftsAmong } from './check/definition.ts';
import type { Reusable } from './memory/recall.ts';
import { type MadeMemory, memoryOf } from './memory/remember.ts';
import { type ContentNow, contentNow } from './memory/stamps.ts';
import type { StoredPage } from './memory/stored-pages.ts';
import { auditSite } from './pipeline/audit-site.ts';
import { finishSite } from './pipeline/finish-site.ts';
import { makeSite } from './pipeline/make-site.ts';
import { mergeSite } from './pipeline/merge-site.ts';
import type { Output } from './pipeline/output.ts';
import type { BuildInput } from './pipeline/plan-site.ts';
import type { Shard } from './pipeline/read-shard.ts';
import { reviewDays } from './pipeline/review-days.ts';
import { reviewDrafts } from './pipeline/review-drafts.ts';
import type { SiteReport } from './pipeline/site-report.ts';
import { type PublishedRecord, readRecord, type SaidOnPage, updateRecord } from './publish/record.ts';
import { ContentError } from './report/diagnostic.ts';
import type { Tools } from './tools.ts';

/** A site without errors. */
export interface BuiltSite extends SiteReport {
  /** The record to publish once the files are published. */
  record: PublishedRecord;
  /** How many pages were reused from the last build. */
  recalled: number;
  /** What the next build can reuse. Null if no files were made. */
  memory: MadeMemory | null;
}

/** Work that was done before and does not need to be repeated. */
interface EarlierWork {
  /** What the last build left. */
  last?: Reusable | null;
  /** The files of the project before anything looked for changes. By default, they are read when the build begins. */
  projectAtStart?: ContentNow | undefined;
  /** The pages, if other machines have made all of them. */
  shards?: readonly Shard[] | undefined;
}

/**
 * Makes a site from YAML. Each page is rendered, audited, handed to the output, and forgotten.
 *
 * @param output receives every file, even if a later one has an error; null if only the errors are wanted
 * @throws ContentError with the problems of all files
 */
export async function build(
  input: BuildInput,
  tools: Tools,
  output: Output | null,
  { last = null, shards, ...start }: EarlierWork = {},
): Promise<BuiltSite> {
  const { root, today } = input;
  const projectAtStart = output && (start.projectAtStart ?? contentNow(root));
  // If there is nothing to compare them with, the stamps are needed only at the end.
  if (!last) projectAtStart?.setAside();
  const published = await readRecord(root);

  const made = await (shards ? mergeSite(input, tools, output, shards) : makeSite(input, tools, output, last));
  const record = updateRecord(published, saidOn(made.pages), today);
  const audited = auditSite(made, { published, record, sections: tools.sections, last: last?.memory ?? null });
  const work = output && made.work;
  const finished = finishSite({ ...made, work }, root, record, tools);
  const problems = [...audited.problems, ...finished.problems];
  if (problems.some(({ severity }) => severity === 'error')) throw new ContentError(problems);
  for (const file of await finished.files()) await output?.add(file);

  const { unpublished, scheduled } = made.planned.definitions;
  return {
    pages: made.pages.length,
    recalled: made.recalled,
    warnings: problems,
    beforeLaunch: audited.beforeLaunch,
    drafts: draftsAmong(unpublished),
    scheduled,
    isDated: changesByItself(made.planned.definitions, today),
    record,
    memory: work && projectAtStart && memoryOf({ ...made, ...work, input, projectAtStart, audited }),
    oversizes: finished.oversizes,
  };
}

/** Yields what pages say, except those that are hidden from search engines. */
function* saidOn(pages: readonly StoredPage[]): Generator<SaidOnPage> {
  for (const page of pages) if (!page.hidden) yield [page.route, page.read().content];
}

/**
 * Reviews a checked site: reports everything that is left to finish in its drafts, and checks each day on which
 * something will appear or disappear.
 *
 * @throws ContentError if something will be wrong on such a day
 */
export async function review<T extends SiteReport>(checked: T, input: BuildInput, tools: Tools): Promise<T> {
  await reviewDays(checked.scheduled, input, tools, checked.warnings);
  return { ...checked, drafts: await reviewDrafts(checked.drafts, input, tools) };
}
