import { join } from 'node:path';
import type { BuildInput } from '../../pipeline/plan-site.ts';
import { outputRoute } from '../../plan/routes/address.ts';
import { ContentError, type Diagnostic } from '../../report/diagnostic.ts';
import { stampOf } from '../../report/stamp.ts';
import { UsageError } from '../../report/usage-error.ts';
import type { Tools } from '../../tools.ts';
import { invalidState, type Reader, validState } from './build-state.ts';
import { editedRoutes, type Shown, unannouncedRoutes } from './changed-routes.ts';
import { checkAlone, mentionsDraft } from './check-alone.ts';
import type { BuildEvent, Provenance } from './dev-protocol.ts';
import type { KnownSite } from './known-site.ts';
import { OpenPages } from './open-pages.ts';
import { provenanceAt } from './page-provenance.ts';
import type { Planned } from './plan-again.ts';
import { type PlannedEdit, planEdit } from './plan-edit.ts';
import { nameNoFacts, planFacts } from './plan-facts.ts';
import { planOpen } from './plan-open.ts';
import { planSections } from './plan-sections.ts';
import { readAhead } from './read-ahead.ts';
import { rehearse } from './rehearse.ts';
import { nothingReused, type ShownSite } from './shown-site.ts';
import { type RequestedContent, siteFilesOf } from './site-files.ts';

interface Settings {
  /** True to color reports. */
  inColor?: boolean;
  /** The results of the last build of the project. */
  known?: KnownSite | null;
  /** The number of pages from which a site counts as large: its edits are shown before all pages are checked. */
  many?: number;
}

/** Plans a site after every edit, and renders the requested pages. */
export class SiteBuilder {
  #project: BuildInput;
  readonly #tools: Tools;
  readonly #reader: Reader;
  #reused = nothingReused();
  /** What the next plan can reuse. */
  #known: KnownSite | null;
  /** The last version, which is shown until the next one; null before the first. */
  #version: ShownSite | null = null;
  /** True if only the words of a town had changed at the last build. */
  #wereOnlyWords = false;
  /** False while the site is being planned, and if it has mistakes. The YAML may then be newer than the version. */
  #isCurrent = false;
  /** True if the last check of the whole site found no problem. */
  #wasRight = false;
  /** The file whose mistakes are shown, if only that file was checked. */
  #faulty: string | null = null;
  /** The files that have changed since that check, if the changes are shown. */
  #unchecked: ReadonlySet<string> = new Set();
  readonly #open: OpenPages;
  /** The routes of pages that were requested while they could not be shown. */
  #missed: ReadonlySet<string> = new Set();

  constructor(project: BuildInput, tools: Tools, { inColor = false, known = null, many }: Settings = {}) {
    this.#project = project;
    this.#tools = tools;
    this.#reader = { root: project.root, inColor };
    this.#known = known;
    this.#open = new OpenPages(many);
  }

  /** What the last plan without errors knew about the project. */
  get known(): KnownSite | null {
    return this.#known;
  }

  get today(): string {
    return this.#project.today;
  }

  /** Sets the day. Any page may differ on another day. */
  set today(day: string) {
    if (day === this.today) return;
    this.#project = { ...this.#project, today: day };
    this.#reused = nothingReused();
    this.#isCurrent = false;
    this.#wasRight = false;
  }

  get wereOnlyWords(): boolean {
    return this.#wereOnlyWords;
  }

  /**
   * Shows an edit that changes many pages before all of them are checked, which takes seconds, or the mistakes in the
   * file itself. Call `build` afterwards.
   *
   * @param edited the only file that has changed since the last call, if that is known
   * @returns null if building at once takes no longer, or if the build must decide: about a draft with mistakes, or
   *   several files with mistakes
   */
  async show(edited: string | undefined): Promise<BuildEvent | null> {
    const before = this.#version;
    if (!before || !this.#known || !this.#wasRight || !edited || !this.#open.isLarge(before.planned.site)) return null;
    const [project, tools, isOpen] = [this.#project, this.#tools, this.#open.among(before.planned.site)];
    // Whether the site works without the file is up to the whole plan.
    if (stampOf(join(project.root, edited)) === null) return null;
    // The mistake in another file is still there.
    if (this.#faulty !== null && this.#faulty !== edited) return null;
    const isSite = edited === 'site.yaml';
    const isKnown = !isSite || nameNoFacts(before.planned);
    const found = isKnown ? await checkAlone(project, tools, before.planned.definitions, edited) : null;
    if (found && found.problems.length > 0) return found.mayBeDraft ? null : this.#showMistakes(found.problems, edited);
    if (!this.#open.changesMany(before.planned.site, edited)) return null;
    this.#isCurrent = false;
    this.#unchecked = new Set([...this.#unchecked, edited]);
    try {
      const quick =
        found && isSite
          ? planFacts(project, tools, before.planned, found, isOpen)
          : planSections(project, tools, before.planned, edited, isOpen);
      const planned =
        (await quick) ?? (await planOpen(project, tools, this.#known, this.#unchecked, this.#reused, isOpen));
      const announced = editedRoutes(before, planned, edited, this.#open.routes);
      this.#faulty = null;
      return this.#showPlan(planned, [], { checked: before.checked, announced }, announced);
    } catch (error) {
      // The file of a town has changed since, and the next build reports its problem.
      if (error instanceof UsageError) return null;
      if (!(error instanceof ContentError)) throw error;
      const own = error.diagnostics.filter(({ source }) => source.file === edited);
      const mayBeDraft = found?.mayBeDraft ?? own.some(({ source }) => mentionsDraft(source));
      return own.length > 0 && !mayBeDraft ? this.#showMistakes(own, edited) : null;
    }
  }

  /** @param file the only file that was checked; null if the whole site was */
  #showMistakes(problems: readonly Diagnostic[], file: string | null): BuildEvent {
    this.#isCurrent = false;
    this.#faulty = file;
    return { kind: 'built', state: invalidState(problems, this.#reader), changed: [] };
  }

  /**
   * Checks the site. Its files are made on request.
   *
   * @param edited the only file that has changed since the last call, if that is known
   */
  async build(edited?: string): Promise<BuildEvent> {
    const before = this.#version;
    const isClean = this.#isCurrent && before?.problems.length === 0;
    this.#isCurrent = false;
    this.#wasRight = false;
    this.#wereOnlyWords = false;
    let found: PlannedEdit;
    try {
      const known = { clean: isClean ? before : null, known: this.#known, reused: this.#reused };
      found = await planEdit(this.#project, this.#tools, known, edited);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      return this.#showMistakes(error.diagnostics, null);
    }
    const { planned, problems, wereOnlyWords } = found;
    this.#wereOnlyWords = wereOnlyWords;
    this.#known = planned.known;
    this.#isCurrent = true;
    this.#wasRight = problems.length === 0;
    this.#unchecked = new Set();
    this.#faulty = null;
    const changed = before && unannouncedRoutes(before, planned);
    return this.#showPlan(planned, problems, { checked: planned, announced: new Set() }, changed);
  }

  /** Switches to the pages of another plan. */
  #showPlan(
    planned: Planned,
    problems: ShownSite['problems'],
    said: Omit<Shown, 'planned'>,
    news: Iterable<string> | null,
  ): BuildEvent {
    const before = this.#version;
    const changed = news && [...new Set([...news, ...this.#missed])];
    this.#missed = new Set();
    const untried = changed && before?.untried ? new Set([...before.untried, ...changed]) : null;
    const files = siteFilesOf(planned, this.#project, this.#tools);
    this.#version = { planned, problems, files, untried, ...said };
    return { kind: 'built', state: validState(planned, problems, this.#reader), changed };
  }

  /**
   * Resolves when a page of each definition has been rendered, or when the next build begins. Rejects if a template
   * throws.
   */
  async settled(): Promise<void> {
    const version = this.#version;
    if (!version) return;
    const isWanted = () => this.#isCurrent && this.#version === version;
    try {
      if ((await version.files.tryTemplates(version.untried, isWanted)) && isWanted()) version.untried = new Set();
      await readAhead(version.planned.definitions, this.#project.root, this.#tools.parsed, isWanted);
    } catch (error) {
      // The file of a town has changed since, and the next build reports its problem.
      if (isWanted() && !(error instanceof UsageError)) throw error;
    }
  }

  /** Makes the next edit of a large site quicker. Changes nothing that is shown. */
  async rehearse(): Promise<void> {
    const { planned } = this.#version ?? {};
    if (!planned || !this.#wasRight || !this.#open.isLarge(planned.site)) return;
    const isWanted = () => this.#isCurrent && this.#version?.planned === planned;
    await rehearse(this.#project, this.#tools, planned, this.#open, isWanted);
  }

  /** Returns a file of the last build without errors; null if there is no such file. */
  async file(path: string): Promise<RequestedContent | null> {
    const version = this.#version;
    this.#open.add(path);
    const route = path.endsWith('.html') ? outputRoute(path) : null;
    return version ? version.files.read(path).catch((error) => this.#nullIfOutdated(error, route, version)) : null;
  }

  /** Returns the address to which a route is redirected; null if it is not. */
  redirect(route: string): string | null {
    return this.#version?.files.redirects().get(route) ?? null;
  }

  /** Returns the locations of the text of a page; null if the page is not rendered. */
  provenance(route: string): Provenance | null {
    const version = this.#version;
    try {
      return version && provenanceAt(route, version.planned, this.#tools);
    } catch (error) {
      return this.#nullIfOutdated(error, route, version);
    }
  }

  /**
   * Handles an error in a page whose file may be newer than its plan: the words of its town may have to be read from a
   * file that now has a mistake or was just saved, and a page that was shown before it was checked may have a mistake.
   *
   * @param version the version of the page, which another one may have replaced meanwhile
   */
  #nullIfOutdated(error: unknown, route: string | null, version: ShownSite | null): null {
    const isCurrent = this.#isCurrent && this.#version === version;
    if (isCurrent && !(error instanceof UsageError)) throw error;
    if (route !== null) this.#missed = new Set([...this.#missed, route]);
    return null;
  }
}
