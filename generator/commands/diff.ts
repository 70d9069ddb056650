import { join } from 'node:path';
import { Option } from 'commander';
import { build } from '../build.ts';
import type { OutputFile } from '../publish/output-file.ts';
import { buildInput, orReport } from './build-and-report.ts';
import { type ExitCode, needRoot, type Register, type World, withRoot } from './terminal.ts';

export const diffCommand: Register = (program, terminal) =>
  withRoot(program.command('diff'))
    .description('List what visitors will see change since the last build.')
    .option('--against <dir>', 'The folder of the built site to compare with (default: dist in the root).')
    .addOption(new Option('--format <format>', 'The format of the list.').choices(['text', 'json']).default('text'))
    .addHelpText('after', '\nExample:\n  npm run diff -- --against /srv/www')
    .action((options: DiffOptions) => terminal.finish(run(options, terminal)));

interface DiffOptions {
  root: string;
  against?: string;
  format: 'text' | 'json';
}

async function run({ root, against, format }: DiffOptions, world: World): Promise<ExitCode> {
  await needRoot(root);
  const [{ compare }, { readSnapshot, snapshotOf }, { summarize }] = await Promise.all([
    import('../workshop/diff/compare.ts'),
    import('../workshop/diff/snapshot.ts'),
    import('../workshop/diff/summary.ts'),
  ]);
  const before = await readSnapshot(against ?? join(root, 'dist'));
  const outcome = 'Fix these errors first; a site with errors cannot be compared.';
  const site = await orReport({ format: 'text' }, world, outcome, async () =>
    build(buildInput(root, world.env), await world.tools()),
  );
  if (!site) return 1;
  const change = compare(before, snapshotOf(pagesIn(await site.files())));
  world.out.write(format === 'json' ? `${JSON.stringify(change, null, 2)}\n` : summarize(change));
  return 0;
}

/** The files whose content is a string, which includes all pages. The others need not be made. */
function pagesIn(files: readonly OutputFile[]): { path: string; content: string }[] {
  return files.flatMap(({ path, content }) => (typeof content === 'string' ? [{ path, content }] : []));
}
