import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Option } from 'commander';
import { type BuiltSite, build } from '../build.ts';
import { usualOutput } from '../memory/last-build.ts';
import type { OutputFile } from '../publish/output-file.ts';
import { type PublishedRecord, parseRecord, printRecord, publishedFile, readRecord } from '../publish/record.ts';
import type { SiteChange } from '../workshop/diff/compare.ts';
import type { ExtraChanges } from '../workshop/diff/extras.ts';
import { buildInput, orReport } from './build-and-report.ts';
import { type ExitCode, needRoot, type Register, type World, withRoot } from './terminal.ts';

const formats = ['text', 'json', 'markdown'] as const;

export const diffCommand: Register = (program, terminal) =>
  withRoot(program.command('diff'))
    .description('List what visitors will see change since the last build.')
    .option('--against <dir>', 'The folder of the built site to compare with (default: dist in the root).')
    .option(
      '--published',
      'Compare with what is published: with its words if dist is that, or by .published.json.',
      false,
    )
    .addOption(new Option('--format <format>', 'The format of the list.').choices(formats).default('text'))
    .addHelpText('after', '\nExample:\n  npm run diff -- --against /srv/www')
    .action((options: DiffOptions) => terminal.finish(run(options, terminal)));

interface DiffOptions {
  root: string;
  against?: string;
  published: boolean;
  format: (typeof formats)[number];
}

type Changes = SiteChange & ExtraChanges;

/** Compares a new build with an earlier one. */
type Comparison = (site: BuiltSite, files: readonly OutputFile[]) => Promise<Changes>;

async function run(options: DiffOptions, world: World): Promise<ExitCode> {
  const { root, format } = options;
  await needRoot(root);
  const comparison = await comparisonFor(options);
  const files: OutputFile[] = [];
  const outcome = 'Fix these errors first; a site with errors cannot be compared.';
  const site = await orReport({ format: 'text' }, world, outcome, async () =>
    build(buildInput(root, world.env), await world.tools(), { add: async (file) => void files.push(file) }),
  );
  if (!site) return 1;
  world.out.write(await printed(await comparison(site, files), format));
  return 0;
}

async function comparisonFor({ root, against, published }: DiffOptions): Promise<Comparison> {
  const folder = against ?? usualOutput(root);
  const record = published ? await readRecord(root) : null;
  const [{ compareExtras, noExtras }, { builtFiles, snapshotOf }] = await Promise.all([
    import('../workshop/diff/extras.ts'),
    import('../workshop/diff/snapshot.ts'),
  ]);
  if (record && !(await isPublished(folder, record))) {
    const { compareRecords } = await import('../workshop/diff/compare-records.ts');
    return async (site, files) => ({ ...compareRecords(record, site.record, await snapshotOf(files)), ...noExtras });
  }
  const { compare } = await import('../workshop/diff/compare.ts');
  const earlier = await builtFiles(folder);
  const before = await snapshotOf(earlier);
  return async (_, files) => ({
    ...compare(before, await snapshotOf(files)),
    ...(await compareExtras(earlier, files)),
  });
}

/** Whether a folder has the site that is published, and not one that somebody built since. */
async function isPublished(folder: string, record: PublishedRecord): Promise<boolean> {
  const text = await readFile(join(folder, publishedFile), 'utf8').catch(() => '');
  const [built, problem] = parseRecord(text);
  return problem === null && printRecord(built) === printRecord(record);
}

async function printed(change: Changes, format: DiffOptions['format']): Promise<string> {
  if (format === 'json') return `${JSON.stringify(change, null, 2)}\n`;
  const [{ summarize }, { markdown, plainText }] = await Promise.all([
    import('../workshop/diff/summary.ts'),
    import('../workshop/diff/summary-style.ts'),
  ]);
  return summarize(change, format === 'markdown' ? markdown : plainText);
}
