import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Option } from 'commander';
import { type BuiltSite, build } from '../build.ts';
import { contentOf, type OutputFile } from '../publish/output-file.ts';
import { type PublishedRecord, parseRecord, printRecord, publishedFile, readRecord } from '../publish/record.ts';
import type { SiteChange } from '../workshop/diff/compare.ts';
import type { Snapshot } from '../workshop/diff/snapshot.ts';
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

/** Compares a new build with an earlier one. */
type Comparison = (site: BuiltSite, pages: Snapshot) => SiteChange;

async function run(options: DiffOptions, world: World): Promise<ExitCode> {
  const { root, format } = options;
  await needRoot(root);
  const [comparison, { snapshotOf }] = await Promise.all([
    comparisonFor(options),
    import('../workshop/diff/snapshot.ts'),
  ]);
  const files: OutputFile[] = [];
  const outcome = 'Fix these errors first; a site with errors cannot be compared.';
  const site = await orReport({ format: 'text' }, world, outcome, async () =>
    build(buildInput(root, world.env), await world.tools(), { add: async (file) => void files.push(file) }),
  );
  if (!site) return 1;
  const change = comparison(site, snapshotOf(await pagesIn(files)));
  world.out.write(await printed(change, format));
  return 0;
}

async function comparisonFor({ root, against, published }: DiffOptions): Promise<Comparison> {
  const folder = against ?? join(root, 'dist');
  const record = published ? await readRecord(root) : null;
  if (record && !(await isPublished(folder, record))) {
    const { compareRecords } = await import('../workshop/diff/compare-records.ts');
    return (site, pages) => compareRecords(record, site.record, pages);
  }
  const [{ compare }, { readSnapshot }] = await Promise.all([
    import('../workshop/diff/compare.ts'),
    import('../workshop/diff/snapshot.ts'),
  ]);
  const before = await readSnapshot(folder);
  return (_, pages) => compare(before, pages);
}

/** Whether a folder has the site that is published, and not one that somebody built since. */
async function isPublished(folder: string, record: PublishedRecord): Promise<boolean> {
  const text = await readFile(join(folder, publishedFile), 'utf8').catch(() => '');
  const [built, problem] = parseRecord(text);
  return problem === null && printRecord(built) === printRecord(record);
}

async function printed(change: SiteChange, format: DiffOptions['format']): Promise<string> {
  if (format === 'json') return `${JSON.stringify(change, null, 2)}\n`;
  const [{ summarize }, { markdown, plainText }] = await Promise.all([
    import('../workshop/diff/summary.ts'),
    import('../workshop/diff/summary-style.ts'),
  ]);
  return summarize(change, format === 'markdown' ? markdown : plainText);
}

/** The files that may be pages. The others need not be made. */
async function pagesIn(files: readonly OutputFile[]): Promise<{ path: string; content: string }[]> {
  const pages = files.filter(({ path, content }) => path.endsWith('.html') && typeof content !== 'function');
  return Promise.all(pages.map(async (file) => ({ path: file.path, content: String(await contentOf(file)) })));
}
