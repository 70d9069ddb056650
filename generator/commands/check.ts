import { type BuiltSite, validate } from '../build.ts';
import { unfinished } from '../check/unfinished.ts';
import { lastRun, usualOutput } from '../memory/last-build.ts';
import type { LastBuild } from '../pipeline/make-site.ts';
import type { Diagnostic } from '../report/diagnostic.ts';
import { annotation, count } from '../report/report.ts';
import { plural } from '../report/wording.ts';
import { buildAndReport, buildInput, type ContentOptions } from './build-and-report.ts';
import { draftMessages } from './draft-messages.ts';
import { placeOf } from './place.ts';
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
  const last = await lastBuild(options.root, world);
  const built = await buildAndReport(options, world, 'Nothing was written.', (input, tools) =>
    validate(input, tools, { last }),
  );
  if (!built) return 1;
  const isShown = options.drafts === true && built.drafts.length > 0;
  say(options, world.out, summary(built.warnings, isShown));
  if (built.drafts.length > 0)
    say(options, world.out, draftMessages.unfinished(built.drafts.map(unfinished), options.drafts === true));
  await saySchedule(built, options, world);
  const left = built.beforeLaunch.length;
  if (left > 0) {
    const things = plural(left, 'thing');
    say(options, world.out, `${things} to replace before launch. To see them, run:  npm run validate -- --launch`);
  }
  return 0;
}

/** What the last build found. Pages that would be the same are not rendered again. */
async function lastBuild(root: string, world: World): Promise<LastBuild | null> {
  const out = usualOutput(root);
  const place = await placeOf(root, out, world);
  const run = place && lastRun(place);
  const memory = run?.known() ?? null;
  return memory && { memory, out: run?.isInPlace() ? out : null };
}

/** What appears and disappears by itself, and what has to be done for that. */
async function saySchedule({ scheduled, isDated }: BuiltSite, options: ContentOptions, world: World): Promise<void> {
  const { today } = buildInput(options.root, world.env);
  const { runsDaily, workflowFile } = await import('../workshop/deploy/workflow-file.ts');
  const late = isDated && (await runsDaily(options.root)) === false ? scheduleMessages.onlyEdits : '';
  const lines = [scheduleMessages.next(scheduled, today), late, scheduleMessages.over(scheduled, today)];
  for (const line of lines) if (line !== '') say(options, world.out, line);
  if (options.format === 'github' && late !== '') world.out.write(annotation(workflowFile, 'only-edits', late));
}

/** @param areDraftsShown true if what is left to finish in drafts was printed before */
function summary(warnings: readonly Diagnostic[], areDraftsShown: boolean): string {
  if (warnings.length === 0) return areDraftsShown ? 'No problems in what is published.' : 'No problems.';
  return `${count(warnings)}. If a warning is intentional, accept it with a reason (see docs/audits.md).`;
}
