import { make } from './make.ts';
import { type ExitCode, needRoot, type Options, type Register, type Stream, say, withOptions } from './terminal.ts';

export const checkCommand: Register = (program, { out, finish }) =>
  withOptions(program.command('check'))
    .description('Check everything and write nothing.')
    .addHelpText('after', '\nExample:\n  generate check --format github')
    .action((options: Options) => finish(run(options, out)));

async function run(options: Options, out: Stream): Promise<ExitCode> {
  await needRoot(options.root);
  const built = await make(options, out, 'Nothing was written.');
  if (!built) return 1;
  say(options, out, 'No problems.');
  return 0;
}
