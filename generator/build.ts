import { type LoadedPictures, loadPictures } from './assets/load-pictures.ts';
import { audit } from './audit/audit.ts';
import type { Definitions } from './check/check.ts';
import { plan } from './plan/plan.ts';
import type { Site } from './plan/resolve.ts';
import type { OutputFile } from './publish/output-file.ts';
import { outputFiles } from './publish/output-files.ts';
import { type PublishedRecord, readRecord, updateRecord } from './publish/record.ts';
import { type ParseCache, read } from './read/read.ts';
import { tracer } from './render/provenance.ts';
import { render } from './render/render.ts';
import { ContentError, type Diagnostic, inSequence } from './report/diagnostic.ts';
import type { Tools } from './tools.ts';

/** What a build depends on. */
export interface BuildInput {
  /** The folder that contains site.yaml and pages/. */
  root: string;
  /** As YYYY-MM-DD: the day on which changed pages have changed, and with which dates in texts are compared. */
  today: string;
  /** The key for the map, if it is not in site.yaml. */
  mapsKey?: string | undefined;
}

/** A site without errors, ready to be written. */
export interface BuiltSite {
  pages: number;
  warnings: Diagnostic[];
  /** What must be replaced before the site is public. */
  beforeLaunch: Diagnostic[];
  /** Makes the list of files. What takes time is made only when this is called or a file's content is asked for. */
  files: () => Promise<OutputFile[]>;
  /** The record to write together with these files. */
  record: PublishedRecord;
}

/**
 * Makes a site from YAML.
 *
 * @throws ContentError with the problems of all files
 */
export async function build(input: BuildInput, tools: Tools): Promise<BuiltSite> {
  const { root, today } = input;
  const published = await readRecord(root);
  const { site, definitions, pictures } = await planSite(input, tools);
  const pages = render(site, pictures, tools);
  const { sections } = tools;
  const trace = tracer(definitions, pictures, sections);
  const context = { today, published: Object.keys(published), sections, trace };
  const { problems, beforeLaunch } = await audit(site, pages, context);
  if (problems.some(({ severity }) => severity === 'error')) throw new ContentError(problems);
  const record = updateRecord(published, pages, today);
  return {
    pages: pages.length,
    warnings: problems,
    beforeLaunch,
    files: () => outputFiles(site, pages, record, tools),
    record,
  };
}

/** A site without errors, ready to be rendered, and the definitions that it was planned from. */
export interface PlannedSite {
  site: Site;
  definitions: Definitions;
  pictures: LoadedPictures['pictures'];
}

/**
 * Reads, checks, and plans a site. A definition that fails one check still goes through the next, so that one run reports
 * every mistake.
 *
 * @param parseCache what an earlier call parsed, for a program that plans again after each edit
 * @throws ContentError with the problems of all files
 */
export async function planSite(
  { root, mapsKey }: Omit<BuildInput, 'today'>,
  { check, cache, theme, sections }: Pick<Tools, 'check' | 'cache' | 'theme' | 'sections'>,
  parseCache?: ParseCache,
): Promise<PlannedSite> {
  const files = await read(root, parseCache);
  const { problems, site: siteDefinition, ...checked } = check(files);
  if (!siteDefinition) throw new ContentError([...theme.problems, ...files.problems, ...problems], false);

  const definitions = { ...checked, site: siteDefinition };
  const planned = plan(definitions, { sections, complete: files.problems.length === 0, mapsKey });
  const loaded = await loadPictures(root, planned.site.pictures, cache);
  const later = [...planned.problems, ...loaded.problems];
  const found = [...theme.problems, ...files.problems, ...inSequence(problems, later)];
  if (found.length > 0) throw new ContentError(found);
  return { site: planned.site, definitions, pictures: loaded.pictures };
}
