import { join } from 'node:path';
import { Option } from 'commander';
import { build } from '../build.ts';
import { orReport } from './make.ts';
import { type ExitCode, needRoot, type Register, type Stream, withRoot } from './terminal.ts';
import { today } from './today.ts';

export const diffCommand: Register = (program, { out, finish }) =>
  withRoot(program.command('diff'))
    .description('Tell in words what visitors will see change since the last build.')
    .option('--against <dir>', 'The built site to compare with; by default dist below the root.')
    .addOption(new Option('--format <format>', 'How it is told.').choices(['text', 'json']).default('text'))
    .addHelpText('after', '\nExample:\n  generate diff --against /srv/www')
    .action((options: DiffOptions) => finish(run(options, out)));

interface DiffOptions {
  root: string;
  against?: string;
  format: 'text' | 'json';
}

async function run({ root, against, format }: DiffOptions, out: Stream): Promise<ExitCode> {
  await needRoot(root);
  const [{ compare }, { readSnapshot, snapshotOf }, { tell }] = await Promise.all([
    import('../workshop/diff/compare.ts'),
    import('../workshop/diff/snapshot.ts'),
    import('../workshop/diff/tell.ts'),
  ]);
  const before = await readSnapshot(against ?? join(root, 'dist'));
  const after = 'Mend this first; then the two can be compared.';
  const built = await orReport({ format: 'text' }, out, after, () => build(root, today()));
  if (!built) return 1;
  const change = compare(before, snapshotOf(built.files));
  out.write(format === 'json' ? `${JSON.stringify(change, null, 2)}\n` : tell(change));
  return 0;
}
