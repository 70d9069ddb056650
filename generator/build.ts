import { changesByItself } from './check/changes.ts';
import type { Scheduled, Unpublished } from './check/definition.ts';
import type { Memory } from './memory/memory.ts';
import { recallOf } from './memory/recall.ts';
import { memoryOf } from './memory/remember.ts';
import { auditSite } from './pipeline/audit-site.ts';
import type { PageMakers } from './pipeline/crew/crew.ts';
import { type FinishedSite, finishSite } from './pipeline/finish-site.ts';
import { makeSite } from './pipeline/make-site.ts';
import { makeTogether } from './pipeline/make-together.ts';
import type { Output } from './pipeline/output.ts';
import type { PlanInput } from './pipeline/plan-site.ts';
import { reviewDays } from './pipeline/review-days.ts';
import { reviewDrafts } from './pipeline/review-drafts.ts';
import { type PublishedRecord, readRecord, updateRecord } from './publish/record.ts';
import { ContentError, type Diagnostic } from './report/diagnostic.ts';
import type { Tools } from './tools.ts';

/** What a build depends on. */
export interface BuildInput extends PlanInput {
  /** As YYYY-MM-DD: the day on which changed pages have changed, and with which dates in texts are compared. */
  today: string;
  /** How many threads make the pages; by default several for a large site. */
  threads?: number | undefined;
}

/** What the last build left. */
export interface LastBuild {
  memory: Memory;
  /** The folder that has its files; null if it may have others by now. */
  out: string | null;
}

/** What is left to say of a site without errors. */
export interface BuiltSite {
  pages: number;
  warnings: Diagnostic[];
  /** What must be replaced before the site is public. */
  beforeLaunch: Diagnostic[];
  /** The pages and towns that are left out. If no files were made, with all that is left to finish in them. */
  drafts: Unpublished[];
  /** What has dates. If no files were made, all is right on each of these days. */
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
 * @param last what can be taken over; null if everything must be made
 * @param makers parts of the site that other machines have made; null if there are none
 * @throws ContentError with the problems of all files
 */
export async function build(
  input: BuildInput,
  tools: Tools,
  output: Output | null,
  last: LastBuild | null = null,
  makers: PageMakers | null = null,
): Promise<BuiltSite> {
  const { root, today } = input;
  const taken = Date.now();
  const published = await readRecord(root);
  const made = makers
    ? await makeTogether(() => makers, { input, tools, output, recall: null, known: null })
    : await makeSite(input, tools, output, last && recallOf(last.memory, root, last.out));
  const { planned, pages, towns, known, pictures } = made;

  const isSameSite = last !== null && last.memory.shared === made.work?.keys.shared;
  const context = { today, published, sections: tools.sections, last: isSameSite ? last.memory : null };
  const { definitions } = planned;
  const { problems: findings, beforeLaunch, neighbors } = auditSite(made, context);
  const summaries = pages.map(({ summary }) => summary);
  const record = updateRecord(published, summaries, today);
  const work = output && made.work;
  const { files, problems: ofHost, oversizes } = finishSite({ planned, work, pages }, root, record, tools);
  const problems = [...findings, ...ofHost];
  if (problems.some(({ severity }) => severity === 'error')) throw new ContentError(problems);

  for (const file of await files()) await output?.add(file);
  const finished = { input, taken, planned, pages, neighbors, towns, known, pictures };
  const memory = work && memoryOf({ ...finished, keys: work.keys, hashOf: work.hashOf });
  const unpublished = definitions.unpublished.filter(({ absence }) => absence.kind === 'draft');
  const drafts = output ? unpublished : await reviewDrafts(unpublished, input, tools);
  const { scheduled } = definitions;
  if (!output) await reviewDays(scheduled, input, tools, problems);
  const dates = { scheduled, isDated: changesByItself(definitions, today) };
  return { pages: pages.length, warnings: problems, beforeLaunch, drafts, ...dates, record, memory, oversizes };
}
