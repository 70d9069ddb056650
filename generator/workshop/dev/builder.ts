import type { BuildInput, Reused } from '../../pipeline/plan-site.ts';
import { bodyRenderer } from '../../render/body.tsx';
import { tracer } from '../../render/provenance.ts';
import { ContentError, type Diagnostic } from '../../report/diagnostic.ts';
import { UsageError } from '../../report/usage-error.ts';
import type { Tools } from '../../tools.ts';
import { invalidState, validState } from './build-state.ts';
import { changedRoutes } from './changed-routes.ts';
import type { BuildEvent, Provenance } from './dev-protocol.ts';
import type { KnownSite } from './known-site.ts';
import { provenanceOf } from './page-provenance.ts';
import type { Planned } from './plan-again.ts';
import { planWithDrafts } from './plan-with-drafts.ts';
import { planWords } from './plan-words.ts';
import { noFiles, type SiteFiles, siteFilesOf } from './site-files.ts';

/** Plans a site after every edit, and renders the pages that are asked for. */
export class SiteBuilder {
  readonly #project: BuildInput;
  readonly #tools: Tools;
  readonly #inColor: boolean;
  readonly #reused: Reused = { filled: { site: null, towns: new WeakMap() } };
  #known: KnownSite | null;
  #planned: Planned | null = null;
  /** Why some drafts are not in the plan. */
  #problems: readonly Diagnostic[] = [];
  #files: SiteFiles = noFiles;
  /** How many builds have begun. */
  #builds = 0;
  /** False while the site is planned, and if it has mistakes. */
  #isCurrent = true;
  /** The routes of pages that have changed since templates were tried; null for all. */
  #untried: ReadonlySet<string> | null = null;

  /** @param known what the last build of the project left; null if nothing is known of it */
  constructor(project: BuildInput, tools: Tools, inColor: boolean, known: KnownSite | null = null) {
    this.#project = project;
    this.#tools = tools;
    this.#inColor = inColor;
    this.#known = known;
  }

  /**
   * Checks the site. Its files are made when they are asked for.
   *
   * @param edited the only file that has changed since the last call, if that is known
   */
  async build(edited?: string): Promise<BuildEvent> {
    const before = this.#planned;
    this.#builds += 1;
    let planned: Planned;
    try {
      planned = await this.#plan(edited);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      return { kind: 'built', state: invalidState(error.diagnostics, this.#inColor), changed: [] };
    }
    const changed = before && changedRoutes(before, planned);
    this.#untried = changed && this.#untried ? new Set([...this.#untried, ...changed]) : null;
    this.#files = siteFilesOf(planned, this.#project, this.#tools);
    return { kind: 'built', state: validState(planned, this.#problems, this.#inColor), changed };
  }

  /** Resolves when a page of each definition has been rendered, or when the next build begins. Rejects if a template throws. */
  async settled(): Promise<void> {
    const own = this.#builds;
    const isWanted = () => this.#isCurrent && this.#builds === own;
    try {
      if ((await this.#files.tryTemplates(this.#untried, isWanted)) && isWanted()) this.#untried = new Set();
    } catch (error) {
      // The file of a town has changed since, and the next build says what is wrong with it.
      if (isWanted() && !(error instanceof UsageError)) throw error;
    }
  }

  /** A file of the last build without errors; null if there is no such file. */
  file(path: string): Promise<string | Uint8Array | null> {
    return this.#files.read(path).catch((error) => this.#nullIfOutdated(error));
  }

  /** Where the text of a page is written; null if the page is not rendered. */
  provenance(route: string): Provenance | null {
    try {
      return this.#planned && provenanceAt(route, this.#planned, this.#tools);
    } catch (error) {
      return this.#nullIfOutdated(error);
    }
  }

  /** Only the words of a town are planned again if nothing else has changed and all was right before. */
  async #plan(edited: string | undefined): Promise<Planned> {
    const [project, tools] = [this.#project, this.#tools];
    const isClean = this.#isCurrent && this.#problems.length === 0;
    this.#isCurrent = false;
    const words = this.#planned && isClean && edited ? await planWords(project, tools, this.#planned, edited) : null;
    const found = words
      ? { planned: words, problems: [] }
      : await planWithDrafts(project, tools, this.#known, this.#reused);
    this.#planned = found.planned;
    this.#problems = found.problems;
    this.#known = found.planned.known;
    this.#isCurrent = true;
    return found.planned;
  }

  /** The words of the town of a page may have to be read from a file that has a mistake now. */
  #nullIfOutdated(error: unknown): null {
    if (this.#isCurrent) throw error;
    return null;
  }
}

function provenanceAt(route: string, { site, definitions, pictures }: Planned, { sections }: Tools): Provenance | null {
  const page = site.pages.find((one) => one.route === route);
  if (!page) return null;
  const { html } = bodyRenderer(site, sections, pictures)(page);
  return provenanceOf(html, tracer(definitions, pictures, sections)(route));
}
