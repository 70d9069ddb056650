import { changesByItself } from './check/changes.ts';
import type { Scheduled, Unpublished } from './check/definition.ts';
import type { Memory } from './memory/memory.ts';
import { memoryOf } from './memory/remember.ts';
import { auditSite } from './pipeline/audit-site.ts';
import { type FinishedSite, finishSite } from './pipeline/finish-site.ts';
import { type EarlierWork, makeSite } from './pipeline/make-site.ts';
import type { Output } from './pipeline/output.ts';
import type { BuildInput } from './pipeline/plan-site.ts';
import { reviewDays } from './pipeline/review-days.ts';
import { reviewDrafts } from './pipeline/review-drafts.ts';
import { type PublishedRecord, readRecord, updateRecord } from './publish/record.ts';
import { ContentError, type Diagnostic } from './report/diagnostic.ts';
import type { Tools } from './tools.ts';

/** What is left to say of a site without errors. */
export interface BuiltSite {
  pages: number;
  warnings: Diagnostic[];
  /** What must be replaced before the site is public. */
  beforeLaunch: Diagnostic[];
  /** The pages and towns that are left out until they are finished. */
  drafts: Unpublished[];
  /** What has dates. */
  scheduled: Scheduled[];
  /** True if pages will be different on a later day, although nobody edits anything. */
  isDated: boolean;
  /** What is published once the files are. */
  record: PublishedRecord;
  /** What the next build can take over. Null if no files were made. */
  memory: Memory | null;
  /** What is too large for the host, once the size of every file is known. */
  oversizes: FinishedSite['oversizes'];
}

/**
 * Makes a site from YAML. Each page is rendered, audited, handed to the output, and forgotten.
 *
 * @param output gets every file, even if a later one has an error; null if nothing but the errors is wanted
 * @throws ContentError with the problems of all files
 */
export async function build(
  input: BuildInput,
  tools: Tools,
  output: Output | null,
  earlier: EarlierWork = {},
): Promise<BuiltSite> {
  const { root, today } = input;
  const taken = Date.now();
  const published = await readRecord(root);

  const made = await makeSite(input, tools, output, earlier);
  const summaries = made.pages.map(({ summary }) => summary);
  const record = updateRecord(published, summaries, today);
  const last = earlier.last?.memory ?? null;
  const audited = auditSite(made, { today, published, record, sections: tools.sections, last });
  const work = output && made.work;
  const finished = finishSite({ ...made, work }, root, record, tools);
  const problems = [...audited.problems, ...finished.problems];
  if (problems.some(({ severity }) => severity === 'error')) throw new ContentError(problems);
  for (const file of await finished.files()) await output?.add(file);

  const { unpublished, scheduled } = made.planned.definitions;
  return {
    pages: made.pages.length,
    warnings: problems,
    beforeLaunch: audited.beforeLaunch,
    drafts: unpublished.filter(({ absence }) => absence.kind === 'draft'),
    scheduled,
    isDated: changesByItself(made.planned.definitions, today),
    record,
    memory: work && memoryOf({ ...made, ...work, input, taken, neighbors: audited.neighbors }),
    oversizes: finished.oversizes,
  };
}

/**
 * Does what a build does, but makes no files. It looks into drafts, for all that is left to finish in them, and at each day on
 * which something will appear or disappear.
 *
 * @throws ContentError with the problems of all files, today or on such a day
 */
export async function validate(input: BuildInput, tools: Tools, earlier: EarlierWork = {}): Promise<BuiltSite> {
  const built = await build(input, tools, null, earlier);
  await reviewDays(built.scheduled, input, tools, built.warnings);
  return { ...built, drafts: await reviewDrafts(built.drafts, input, tools) };
}
