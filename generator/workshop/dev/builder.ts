import type { BuildInput } from '../../build.ts';
import { isDraft } from '../../check/leave-out.ts';
import type { Reused } from '../../pipeline/plan-site.ts';
import type { Source } from '../../read/source.ts';
import { bodyRenderer } from '../../render/body.tsx';
import { tracer } from '../../render/provenance.ts';
import { ContentError, type Diagnostic } from '../../report/diagnostic.ts';
import { frameOf, report } from '../../report/report.ts';
import { UsageError } from '../../report/usage-error.ts';
import type { Tools } from '../../tools.ts';
import { changedRoutes } from './changed-routes.ts';
import type { KnownSite } from './known-site.ts';
import { provenanceOf } from './page-provenance.ts';
import type { Planned } from './plan-again.ts';
import { planWithDrafts } from './plan-with-drafts.ts';
import { planWords } from './plan-words.ts';
import type { BuildEvent, BuildState, Problem, Provenance } from './protocol.ts';
import { noFiles, type SiteFiles, siteFilesOf } from './site-files.ts';

/** Plans a site after every edit, and renders the pages that are asked for. */
export interface SiteBuilder {
  /**
   * Checks the site. Its files are made when they are asked for.
   *
   * @param edited the only file that has changed since the last call, if that is known
   */
  build: (edited?: string) => Promise<BuildEvent>;
  /** Resolves when a page of each definition has been rendered, or when the next build begins. Rejects if a template throws. */
  settled: () => Promise<unknown>;
  /** A file of the last build without errors; null if there is no such file. */
  file: (path: string) => Promise<string | Uint8Array | null>;
  /** Where the text of a page is written; null if the page is not rendered. */
  provenance: (route: string) => Provenance | null;
}

/** @param known what the last build of the project left; null if nothing is known of it */
export function siteBuilder(
  project: BuildInput,
  tools: Tools,
  inColor: boolean,
  known: KnownSite | null = null,
): SiteBuilder {
  const reused: Reused = { filled: { site: null, towns: new WeakMap() } };
  let planned: Planned | null = null;
  /** Why some drafts are not in the plan. */
  let problems: readonly Diagnostic[] = [];
  let files: SiteFiles = noFiles;
  /** How many builds have begun. */
  let builds = 0;
  /** False while the site is planned, and if it has mistakes. */
  let isCurrent = true;
  /** The routes of pages that have changed since templates were tried; null for all. */
  let untried: ReadonlySet<string> | null = null;

  return {
    build: async (edited) => {
      builds += 1;
      const before = planned;
      const isClean = isCurrent && problems.length === 0;
      isCurrent = false;
      try {
        const words = before && isClean && edited ? await planWords(project, tools, before, edited) : null;
        const found = words ? { planned: words, problems: [] } : await planWithDrafts(project, tools, known, reused);
        planned = found.planned;
        problems = found.problems;
        known = planned.known;
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        return problemsEvent(error.diagnostics, inColor);
      }
      isCurrent = true;
      const changed = before && changedRoutes(before, planned);
      untried = changed && untried ? new Set([...untried, ...changed]) : null;
      files = siteFilesOf(planned, project, tools);
      const state: BuildState = {
        kind: 'ok',
        base: planned.site.facts.base ?? '',
        drafts: draftsIn(planned),
        partlyDrafts: partlyDraftsIn(planned),
        ...shown(problems, inColor),
      };
      return { kind: 'built', state, changed };
    },
    settled: async () => {
      const own = builds;
      const isWanted = () => isCurrent && builds === own;
      try {
        if ((await files.tryTemplates(untried, isWanted)) && isWanted()) untried = new Set();
      } catch (error) {
        // The file of a town has changed since, and the next build says what is wrong with it.
        if (isWanted() && !(error instanceof UsageError)) throw error;
      }
    },
    file: (path) => files.read(path).catch(nullIfOutdated),
    provenance: (route) => {
      try {
        return planned && provenanceAt(route, planned);
      } catch (error) {
        return nullIfOutdated(error);
      }
    },
  };

  /** The words of the town of a page may have to be read from a file that has a mistake now. */
  function nullIfOutdated(error: unknown): null {
    if (isCurrent) throw error;
    return null;
  }

  function provenanceAt(route: string, { site, definitions, pictures }: Planned): Provenance | null {
    const page = site.pages.find((one) => one.route === route);
    if (!page) return null;
    const { html } = bodyRenderer(site, tools.sections, pictures)(page);
    return provenanceOf(html, tracer(definitions, pictures, tools.sections)(route));
  }
}

function problemsEvent(diagnostics: readonly Diagnostic[], inColor: boolean): BuildEvent {
  return { kind: 'built', state: { kind: 'problems', ...shown(diagnostics, inColor) }, changed: [] };
}

function shown(diagnostics: readonly Diagnostic[], inColor: boolean): { problems: Problem[]; report: string } {
  const problems = diagnostics.map((diagnostic): Problem => {
    const { id, severity, message, hint, source, span } = diagnostic;
    return { id, severity, message, hint, frame: frameOf(diagnostic), location: { file: source.file, ...span.start } };
  });
  return { problems, report: report(diagnostics, 'text', inColor) };
}

/** The routes of the pages with parts that no build publishes. */
function partlyDraftsIn({ site, definitions }: Planned): string[] {
  const files = new Set(definitions.shown.filter(({ kind }) => kind === 'part').map(({ source }) => source.file));
  const pages = files.has(site.source.file) ? site.pages : site.pages.filter(({ source }) => files.has(source.file));
  return pages.map(({ route }) => route);
}

/** The routes of the pages that no build publishes. */
function draftsIn({ site }: Planned): string[] {
  // What a page says is filled in only for those that somebody opens.
  const isMarked = ({ data }: Source) => isDraft(data as Readonly<Record<string, unknown>>);
  return site.pages.filter(({ source, town }) => isMarked(source) || town?.draft).map(({ route }) => route);
}
