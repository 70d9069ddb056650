import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuiltSite } from '../build.ts';
import { unfinished } from '../check/unfinished.ts';
import type { Diagnostic } from '../report/diagnostic.ts';
import { count } from '../report/report.ts';
import { plural } from '../report/wording.ts';
import { buildAndReport, buildInput, type ContentOptions } from './build-and-report.ts';
import { draftMessages } from './draft-messages.ts';
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
  const built = await buildAndReport(options, world, 'Nothing was written.', null);
  if (!built) return 1;
  say(options, world.out, summary(built.warnings));
  if (built.drafts.length > 0) say(options, world.out, draftMessages.unfinished(built.drafts.map(unfinished)));
  for (const lines of await schedule(built, options, world)) say(options, world.out, lines);
  const left = built.beforeLaunch.length;
  if (left > 0) {
    const things = plural(left, 'thing');
    say(options, world.out, `${things} to replace before launch. To see them, run:  npm run validate -- --launch`);
  }
  return 0;
}

/** What appears and disappears by itself, and what has to be done for that. */
async function schedule(
  { scheduled, isDated }: BuiltSite,
  { root }: ContentOptions,
  { env }: World,
): Promise<string[]> {
  const { today } = buildInput(root, env);
  const next = scheduleMessages.next(scheduled, today);
  const isLate = isDated && (await publishesOnlyEdits(root));
  const lines = [next, isLate ? scheduleMessages.onlyEdits : '', scheduleMessages.over(scheduled, today)];
  return lines.filter((line) => line !== '');
}

/** True if there is a workflow, and it does not run by itself. */
async function publishesOnlyEdits(root: string): Promise<boolean> {
  const { workflowFile } = await import('../workshop/deploy/workflow-file.ts');
  const workflow = await readFile(join(root, workflowFile), 'utf8').catch(() => null);
  return workflow !== null && !/^ +schedule:/m.test(workflow);
}

function summary(warnings: readonly Diagnostic[]): string {
  return warnings.length > 0
    ? `${count(warnings)}. If a warning is intentional, accept it with a reason (see docs/audits.md).`
    : 'No problems.';
}
