import type { Diagnostic } from '../report/diagnostic.ts';
import { count, plural } from '../report/report.ts';
import { type MakeOptions, make } from './make.ts';
import { type ExitCode, needRoot, type Register, type Stream, say, withLaunch, withOptions } from './terminal.ts';

export const checkCommand: Register = (program, { out, finish }) =>
  withLaunch(withOptions(program.command('check')))
    .description('Check everything and write nothing.')
    .addHelpText('after', '\nExample:\n  generate check --format github')
    .action((options: MakeOptions) => finish(run(options, out)));

async function run(options: MakeOptions, out: Stream): Promise<ExitCode> {
  await needRoot(options.root);
  const built = await make(options, out, 'Nothing was written.');
  if (!built) return 1;
  say(options, out, summary(built.warnings));
  const left = built.beforeLaunch.length;
  if (left > 0)
    say(options, out, `${plural(left, 'thing')} to replace before launch; npm run validate -- --launch lists them.`);
  return 0;
}

function summary(warnings: readonly Diagnostic[]): string {
  return warnings.length > 0
    ? `${count(warnings)}. What is meant so can be accepted; the README says how.`
    : 'No problems.';
}
