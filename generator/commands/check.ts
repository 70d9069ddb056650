import type { Diagnostic } from '../report/diagnostic.ts';
import { count } from '../report/report.ts';
import { plural } from '../report/wording.ts';
import { buildAndReport, type ContentOptions } from './build-and-report.ts';
import { type ExitCode, needRoot, type Register, say, type World, withLaunch, withOptions } from './terminal.ts';

export const checkCommand: Register = (program, terminal) =>
  withLaunch(withOptions(program.command('check').alias('validate')))
    .description('Check everything and write nothing.')
    .addHelpText('after', '\nExample:\n  npm run validate -- --format github')
    .action((options: ContentOptions) => terminal.finish(run(options, terminal)));

async function run(options: ContentOptions, world: World): Promise<ExitCode> {
  await needRoot(options.root);
  const built = await buildAndReport(options, world, 'Nothing was written.');
  if (!built) return 1;
  say(options, world.out, summary(built.warnings));
  const left = built.beforeLaunch.length;
  if (left > 0) {
    const things = plural(left, 'thing');
    say(options, world.out, `${things} to replace before launch. To see them, run:  npm run validate -- --launch`);
  }
  return 0;
}

function summary(warnings: readonly Diagnostic[]): string {
  return warnings.length > 0
    ? `${count(warnings)}. If a warning is intentional, accept it with a reason (see docs/audits.md).`
    : 'No problems.';
}
