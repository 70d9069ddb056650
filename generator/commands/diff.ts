import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Option } from 'commander';
import { type BuiltSite, build } from '../build.ts';
import { usualOutput } from '../memory/build-place.ts';
import { lastRun } from '../memory/last-run.ts';
import type { Reusable } from '../memory/recall.ts';
import type { Output } from '../pipeline/output.ts';
import type { BuildInput } from '../pipeline/plan-site.ts';
import { type FilesInPlace, filesInPlace } from '../publish/files-in-place.ts';
import type { OutputFile } from '../publish/output-file.ts';
import { type PublishedRecord, parseRecord, printRecord, publishedFile, readRecord } from '../publish/record.ts';
import { isHalfDone } from '../publish/staging.ts';
import { shellWord } from '../report/shell-word.ts';
import type { ListedPage, SiteChange } from '../workshop/diff/compare.ts';
import type { ExtraChanges } from '../workshop/diff/extras.ts';
import { buildInput, orReport } from './build-and-report.ts';
import { buildPlaceOf } from './place.ts';
import { type ExitCode, needRoot, type Register, type World, withRoot } from './terminal.ts';

const formats = ['text', 'json', 'markdown'] as const;

export const diffCommand: Register = (program, terminal) =>
  withRoot(program.command('diff'))
    .description('List what visitors will see change since the last build.')
    .option('--against <dir>', 'The folder of the built site to compare with (default: dist in the root).')
    .option(
      '--published',
      'Compare with the published site: with its words if dist is what is published, or else with .published.json.',
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
interface Comparison {
  /** Receives the files of the new build. */
  output: Output;
  /** The results of the earlier build, for reuse. */
  last: Reusable | null;
  /** Returns the differences, once the new build is made. */
  changes: (site: BuiltSite) => Promise<Changes>;
}

async function run(options: DiffOptions, world: World): Promise<ExitCode> {
  const { root } = options;
  await needRoot(root);
  const input = buildInput({ root }, world.env);
  const { output, last, changes } = await comparisonFor(options, input, world);
  const closing = 'Fix these errors first; a site with errors cannot be compared.';
  const site = await orReport({ format: 'text' }, world, closing, async () =>
    build(input, await world.tools(), output, { last }),
  );
  if (!site) return 1;
  world.out.write(await printed(await changes(site), options));
  return 0;
}

async function comparisonFor(
  { against, published }: DiffOptions,
  input: BuildInput,
  world: World,
): Promise<Comparison> {
  const folder = against ?? usualOutput(input.root);
  const record = published ? await readRecord(input.root) : null;
  return record && !(await isPublished(folder, record)) ? withRecord(record) : withFolder(folder, input, world);
}

async function withRecord(record: PublishedRecord): Promise<Comparison> {
  const [{ noExtras }, { snapshotOf }, { compareRecords }] = await Promise.all([
    import('../workshop/diff/extras.ts'),
    import('../workshop/diff/snapshot.ts'),
    import('../workshop/diff/compare-records.ts'),
  ]);
  const pages: ListedPage[] = [];
  const add = async (file: OutputFile) => {
    const page = await snapshotOf(file);
    if (page) pages.push({ route: page.route, title: page.reading.title, definition: page.definition });
  };
  const changes = async (site: BuiltSite) => ({ ...compareRecords(record, site.record, pages), ...noExtras });
  return { output: { add }, last: null, changes };
}

async function withFolder(folder: string, input: BuildInput, world: World): Promise<Comparison> {
  const [{ writtenFacts }, { compareExtras }, { builtFiles }, { compare }, { NewFiles }] = await Promise.all([
    import('../workshop/deploy/publish-facts.ts'),
    import('../workshop/diff/extras.ts'),
    import('../workshop/diff/snapshot.ts'),
    import('../workshop/diff/compare.ts'),
    import('../workshop/diff/new-files.ts'),
  ]);
  const all = await builtFiles(folder);
  const inPlace = isHalfDone(folder) ? null : filesInPlace(folder);
  const output = new NewFiles(all, inPlace?.files ?? new Map());
  const changes = async () => {
    const pages = await output.pages();
    const base = String((await writtenFacts(input.root))?.base ?? '');
    const extras = await compareExtras(output.others(all), output.others(output.files), base);
    const routeOf = (address: string) => (address.startsWith(`${base}/`) ? address.slice(base.length) : address);
    const redirects = new Map(
      extras.redirects.flatMap(({ from, after }) => (after === null ? [] : [[routeOf(from), routeOf(after)]])),
    );
    return { ...compare(pages, redirects), ...extras };
  };
  return { output, last: inPlace && (await lastBuild(folder, input, inPlace, world)), changes };
}

/** Returns null if the folder was built by another or unknown program. */
async function lastBuild(
  folder: string,
  input: BuildInput,
  inPlace: FilesInPlace,
  world: World,
): Promise<Comparison['last']> {
  const place = await buildPlaceOf(input, folder, world);
  return (place && lastRun(place)?.reusable(inPlace)?.reusable) ?? null;
}

/** Returns whether a folder contains the published site, and not one that was built since. */
async function isPublished(folder: string, record: PublishedRecord): Promise<boolean> {
  const text = await readFile(join(folder, publishedFile), 'utf8').catch(() => '');
  const [built, problem] = parseRecord(text);
  return problem === null && printRecord(built) === printRecord(record);
}

async function printed(change: Changes, { format, published, against }: DiffOptions): Promise<string> {
  if (format === 'json') return `${JSON.stringify(change, null, 2)}\n`;
  const [{ summarize }, { markdown, forTerminal }] = await Promise.all([
    import('../workshop/diff/summary.ts'),
    import('../workshop/diff/summary-style.ts'),
  ]);
  const flags = [...(published ? ['--published'] : []), ...(against ? [`--against ${shellWord(against)}`] : [])];
  return summarize(change, format === 'markdown' ? markdown : forTerminal, flags);
}
