import { type LoadedPictures, loadPictures } from './assets/pictures.ts';
import { audit } from './audit/audit.ts';
import type { Definitions } from './check/check.ts';
import { plan } from './plan/plan.ts';
import type { Site } from './plan/resolve.ts';
import type { OutputFile } from './publish/output-file.ts';
import { outputFiles } from './publish/output-files.ts';
import { type PublishedRecord, readRecord, updateRecord } from './publish/record.ts';
import { type ParseMemory, read } from './read/read.ts';
import { tracer } from './render/provenance.ts';
import { render } from './render/render.ts';
import { ContentError, type Diagnostic } from './report/diagnostic.ts';
import type { Tools } from './tools.ts';

/** What a build is made from. */
export interface Project {
  /** The folder that holds site.yaml and pages/. */
  root: string;
  /** As YYYY-MM-DD: what is new counts as changed on this day, and dates in texts are compared with it. */
  today: string;
  /** The key for the map, where it is not in site.yaml. */
  mapsKey?: string | undefined;
}

/** A site without errors, ready to be written. */
export interface BuiltSite {
  pages: number;
  warnings: Diagnostic[];
  /** What must be replaced before the site is public. */
  beforeLaunch: Diagnostic[];
  /** Makes the files: nothing that costs time is made before somebody asks for it. */
  files: () => Promise<OutputFile[]>;
  /** What is published once these files are. */
  record: PublishedRecord;
}

/**
 * The whole way from YAML to files.
 *
 * @throws ContentError with every problem of every file
 */
export async function build(project: Project, tools: Tools): Promise<BuiltSite> {
  const published = await readRecord(project.root);
  const { site, definitions, pictures } = await planSite(project, tools);
  const pages = render(site, pictures, tools);
  const trace = tracer(definitions, pictures, tools.sections);
  const found = await audit(site, pages, { today: project.today, published: Object.keys(published), trace });
  if (found.problems.some(({ severity }) => severity === 'error')) throw new ContentError(found.problems);
  const record = updateRecord(published, pages, project.today);
  return {
    pages: pages.length,
    warnings: found.problems,
    beforeLaunch: found.beforeLaunch,
    files: () => outputFiles(site, pages, record, tools),
    record,
  };
}

/** A site whose every page can be rendered, with the definitions that it was planned from. */
export interface PlannedSite {
  site: Site;
  definitions: Definitions;
  pictures: LoadedPictures['pictures'];
}

/**
 * From YAML to pages without errors. A definition that one stage refuses is still checked by the next, so that one run
 * reports every mistake.
 *
 * @param memory what an earlier call parsed, for a program that plans again after each edit
 * @throws ContentError with every problem of every file
 */
export async function planSite(
  { root, mapsKey }: Omit<Project, 'today'>,
  { check, cache }: Pick<Tools, 'check' | 'cache'>,
  memory?: ParseMemory,
): Promise<PlannedSite> {
  const files = await read(root, memory);
  const { problems, site: siteDefinition, ...checked } = check(files);
  if (!siteDefinition) throw new ContentError([...files.problems, ...problems], false);

  const definitions = { ...checked, site: siteDefinition };
  const planned = plan(definitions, { complete: files.problems.length === 0, mapsKey });
  const loaded = await loadPictures(root, planned.site.pictures, cache);
  const found = [...files.problems, ...problems, ...planned.problems, ...loaded.problems];
  if (found.length > 0) throw new ContentError(found);
  return { site: planned.site, definitions, pictures: loaded.pictures };
}
