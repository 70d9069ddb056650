import { review } from '../build.ts';
import { unfinished } from '../check/unfinished.ts';
import { usualOutput } from '../memory/build-place.ts';
import { type LastRun, lastRun } from '../memory/last-run.ts';
import type { BuildInput } from '../pipeline/plan-site.ts';
import { withDrafts } from '../pipeline/review-drafts.ts';
import type { SiteReport } from '../pipeline/site-report.ts';
import { contentError, type Diagnostic } from '../report/diagnostic.ts';
import { annotation, count } from '../report/report.ts';
import { plural } from '../report/wording.ts';
import { checkedAgain } from '../workshop/checked-again.ts';
import { buildAndReport, buildInput, type ContentOptions } from './build-and-report.ts';
import { draftMessages } from './draft-messages.ts';
import { buildPlaceOf } from './place.ts';
import { scheduleMessages } from './schedule-messages.ts';
import { type ExitCode, needRoot, type Register, say, type World, withLaunch, withOptions } from './terminal.ts';

export const checkCommand: Register = (program, terminal) =>
  withLaunch(withOptions(program.command('check').alias('validate')))
    .description('Check everything and write nothing.')
    .option('--drafts', 'Also show what is left to finish in drafts.', false)
    .addHelpText('after', '\nExample:\n  npm run validate -- --format github')
    .action((options: ContentOptions) => terminal.finish(run(options, terminal)));

async function run(options: ContentOptions, world: World): Promise<ExitCode> {
  await needRoot(options.root);
  const input = buildInput(options, world.env);
  const built = await buildAndReport(options, world, 'Nothing was written.', async (tools) => {
    const found = await checkedAgain(input, tools, await lastRunOf(input, world)).catch(async (error) => {
      throw options.drafts ? await withDrafts(contentError(error), input, tools) : error;
    });
    return review(found, input, tools);
  });
  if (!built) return 1;
  const isShown = options.drafts === true && built.drafts.length > 0;
  say(options, world.out, summary(built.warnings, isShown));
  if (built.drafts.length > 0)
    say(options, world.out, draftMessages.unfinished(built.drafts.map(unfinished), options.drafts === true));
  await saySchedule(built, input.today, options, world);
  const left = built.beforeLaunch.length;
  if (left > 0) {
    const things = plural(left, 'thing');
    say(options, world.out, `${things} to replace before launch. To see them, run:  npm run validate -- --launch`);
  }
  return 0;
}

async function lastRunOf(input: BuildInput, world: World): Promise<LastRun | null> {
  const place = await buildPlaceOf(input, usualOutput(input.root), world);
  return place && lastRun(place);
}

/** Prints what appears and disappears on a date, and what to do about it. */
async function saySchedule(
  { scheduled, isDated }: SiteReport,
  today: string,
  options: ContentOptions,
  world: World,
): Promise<void> {
  const { mergesDaily, runsDaily, workflowFile } = await import('../workshop/deploy/workflow-file.ts');
  const isLate = isDated && (await runsDaily(options.root)) === false && !(await mergesDaily(options.root));
  const late = isLate ? scheduleMessages.onlyEdits : '';
  const lines = [scheduleMessages.next(scheduled, today), late, scheduleMessages.over(scheduled, today)];
  for (const line of lines) if (line !== '') say(options, world.out, line);
  if (options.format === 'github' && late !== '') world.out.write(annotation(workflowFile, 'only-edits', late));
}

/** @param areDraftsShown true if what is left to finish in drafts was already printed */
function summary(warnings: readonly Diagnostic[], areDraftsShown: boolean): string {
  if (warnings.length === 0) return areDraftsShown ? 'No problems in what is published.' : 'No problems.';
  return `${count(warnings)}. If a warning is intentional, accept it with a reason (see docs/audits.md).`;
}
