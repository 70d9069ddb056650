import { type BuildInput, type PlannedSite, planSite } from '../../build.ts';
import { contentOf, type OutputFile } from '../../publish/output-file.ts';
import { outputFiles } from '../../publish/output-files.ts';
import { readRecord, updateRecord } from '../../publish/record.ts';
import type { ParseCache } from '../../read/read.ts';
import type { Body } from '../../render/body.tsx';
import { tracer } from '../../render/provenance.ts';
import { render } from '../../render/render.ts';
import { ContentError, type Diagnostic } from '../../report/diagnostic.ts';
import { frameOf, report } from '../../report/report.ts';
import type { Tools } from '../../tools.ts';
import { changedRoutes, type Fingerprints, fingerprintsOf } from './fingerprints.ts';
import { provenanceOf } from './page-provenance.ts';
import type { BuildEvent, BuildState, Problem, Provenance } from './protocol.ts';

/** Builds a site after every edit, and renders again only the pages that changed. */
export interface SiteBuilder {
  /** Checks the site. The files are made in the background after it resolves, so that an edit shows at once. */
  build: () => Promise<BuildEvent>;
  /** Resolves when the files of the last build are made. Rejects if a template throws. */
  settled: () => Promise<unknown>;
  /** A file of the last build without errors; null if there is no such file. */
  file: (path: string) => Promise<string | Uint8Array | null>;
  /** Where the text of a page is written; null if the page is not rendered. */
  provenance: (route: string) => Provenance | null;
}

/** The files of the site, by path. */
type FilesByPath = ReadonlyMap<string, OutputFile>;

export function siteBuilder(project: BuildInput, tools: Tools, inColor: boolean): SiteBuilder {
  const parsed: ParseCache = new Map();
  let planned: PlannedSite | null = null;
  let fingerprints: Fingerprints | null = null;
  let rendered: { fingerprints: Fingerprints; bodies: ReadonlyMap<string, Body> } | null = null;
  let files: Promise<FilesByPath> = Promise.resolve(new Map());

  const makeFiles = async ({ site, pictures }: PlannedSite, current: Fingerprints): Promise<FilesByPath> => {
    const published = await readRecord(project.root);
    const unchanged = [...(rendered?.bodies ?? [])].filter(
      ([route]) => rendered?.fingerprints.get(route) === current.get(route),
    );
    const pages = render(site, pictures, tools, new Map(unchanged));
    rendered = { fingerprints: current, bodies: new Map(pages.map(({ page, body }) => [page.route, body])) };
    const made = await outputFiles(site, pages, updateRecord(published, pages, project.today), tools);
    return new Map(made.map((file) => [file.path, file]));
  };

  return {
    build: async () => {
      try {
        planned = await planSite(project, tools, parsed);
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        return problemsEvent(error.diagnostics, inColor);
      }
      const before = fingerprints;
      fingerprints = fingerprintsOf(planned);
      files = makeFiles(planned, fingerprints);
      files.catch(() => undefined);
      const state: BuildState = { kind: 'ok', base: planned.site.facts.base ?? '' };
      return { kind: 'built', state, changed: before && changedRoutes(before, fingerprints) };
    },
    settled: () => files,
    file: async (path) => {
      const file = (await files).get(path);
      return file ? contentOf(file) : null;
    },
    provenance: (route) => {
      if (!planned) return null;
      const { definitions, pictures } = planned;
      const html = rendered?.bodies.get(route)?.html;
      return html ? provenanceOf(html, tracer(definitions, pictures, tools.sections)(route)) : null;
    },
  };
}

function problemsEvent(diagnostics: readonly Diagnostic[], inColor: boolean): BuildEvent {
  const problems = diagnostics.map((diagnostic): Problem => {
    const { id, severity, message, hint, source, span } = diagnostic;
    return { id, severity, message, hint, frame: frameOf(diagnostic), location: { file: source.file, ...span.start } };
  });
  return {
    kind: 'built',
    state: { kind: 'problems', problems, report: report(diagnostics, 'text', inColor) },
    changed: [],
  };
}
