import { join } from 'node:path';
import { stampOf } from '../../files/stamp.ts';
import type { BuildInput } from '../../pipeline/plan-site.ts';
import { ContentError, type Diagnostic } from '../../report/diagnostic.ts';
import { UsageError } from '../../report/usage-error.ts';
import type { Tools } from '../../tools.ts';
import { invalidState, type Reader, validState } from './build-state.ts';
import { type BuilderStatus, editedSince, knownIn, nowUnchecked, withoutProblems } from './builder-status.ts';
import { editedRoutes, unannouncedRoutes } from './changed-routes.ts';
import type { BuildEvent, Provenance } from './dev-protocol.ts';
import type { KnownSite } from './known-site.ts';
import { OpenPages } from './open-pages.ts';
import { provenanceAt } from './page-provenance.ts';
import { checkFirst, mistakesIn, planEarly } from './plan-early.ts';
import { type PlannedEdit, planEdit } from './plan-edit.ts';
import { rehearse } from './rehearse.ts';
import { type NewVersion, nextVersion, nothingFilled, type ShownSite } from './shown-site.ts';
import type { RequestedContent } from './site-files.ts';
import { tryVersion } from './try-version.ts';

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
  /** What plans of one day have in common. */
  #filled = nothingFilled();
  #status: BuilderStatus;
  readonly #tools: Tools;
  readonly #reader: Reader;
  readonly #open: OpenPages;

  constructor(project: BuildInput, tools: Tools, { inColor = false, known = null, many }: Settings = {}) {
    this.#project = project;
    this.#status = { kind: 'new', version: null, known };
    this.#tools = tools;
    this.#reader = { root: project.root, inColor };
    this.#open = new OpenPages(many);
  }

  /** What the last plan of the whole site without errors knew about the project. */
  get known(): KnownSite | null {
    return knownIn(this.#status);
  }

  get today(): string {
    return this.#project.today;
  }

  /** Sets the day. Any page may differ on another day. */
  set today(day: string) {
    if (day === this.today) return;
    this.#project = { ...this.#project, today: day };
    this.#filled = nothingFilled();
    this.#status = nowUnchecked(this.#status);
  }

  /** True if only the words of a town had changed at the last build. */
  get wereOnlyWords(): boolean {
    return this.#status.kind === 'checked' && this.#status.wereOnlyWords;
  }

  /**
   * Shows an edit that changes many pages before all of them are checked, which takes seconds, or the mistakes in the
   * file itself. Call `build` afterwards.
   *
   * @param file the only file that has changed since the last call, if that is known
   * @returns null if building at once takes no longer, or if the build must decide: about a draft with mistakes, or
   *   several files with mistakes
   */
  async show(file: string | undefined): Promise<BuildEvent | null> {
    const status = withoutProblems(this.#status);
    if (!file || !status || !this.#open.isLarge(status.version.planned.site)) return null;
    // The mistake in another file is still there.
    if (status.kind === 'faulty' && status.file !== file) return null;
    // Whether the site works without the file is up to the whole plan.
    if (stampOf(join(this.#project.root, file)) === null) return null;

    const { version } = status;
    const isOpen = this.#open.among(version.planned.site);
    const alone = await checkFirst(this.#project, this.#tools, version.planned, file);
    const edit = { file, alone, edited: new Set([...editedSince(status), file]), isOpen };
    const showMistakes = (problems: readonly Diagnostic[]): BuildEvent => {
      this.#status = { kind: 'faulty', version, edited: edit.edited, file };
      return this.#mistakes(problems);
    };
    if (alone && alone.problems.length > 0) return alone.mayBeDraft ? null : showMistakes(alone.problems);
    if (!this.#open.changesMany(version.planned.site, file)) return null;
    this.#status = { kind: 'ahead', version, edited: edit.edited };
    try {
      const planned = await planEarly(this.#project, this.#tools, version, edit, this.#filled);
      const announced = editedRoutes(version, planned, file, this.#open.routes);
      const plan = { planned, problems: [], checked: version.checked, announced };
      const [next, event] = this.#nextVersion(plan, announced);
      this.#status = { kind: 'ahead', version: next, edited: edit.edited };
      return event;
    } catch (error) {
      const problems = mistakesIn(edit, error);
      return problems && showMistakes(problems);
    }
  }

  /**
   * Checks the site. Its files are made on request.
   *
   * @param edited the only file that has changed since the last call, if that is known
   */
  async build(edited?: string): Promise<BuildEvent> {
    const before = this.#status;
    const clean = before.kind === 'checked' ? withoutProblems(before) : null;
    const last = { clean: clean?.version ?? null, known: this.known, filled: this.#filled };
    this.#status = nowUnchecked(before);
    let found: PlannedEdit;
    try {
      found = await planEdit(this.#project, this.#tools, last, edited);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      return this.#mistakes(error.diagnostics);
    }
    const { planned, problems, wereOnlyWords } = found;
    const plan = { planned, problems, checked: planned, announced: new Set<string>() };
    const [version, event] = this.#nextVersion(plan, before.version && unannouncedRoutes(before.version, planned));
    this.#status = { kind: 'checked', version, wereOnlyWords };
    return event;
  }

  #mistakes(problems: readonly Diagnostic[]): BuildEvent {
    return { kind: 'built', state: invalidState(problems, this.#reader), changed: [] };
  }

  /** @param news the routes of the pages that browsers must reload; null for all */
  #nextVersion(plan: NewVersion, news: Iterable<string> | null): [ShownSite, BuildEvent] {
    const changed = news && [...new Set([...news, ...this.#open.takeMissed()])];
    const version = nextVersion(this.#status.version, plan, changed, this.#project, this.#tools);
    return [version, { kind: 'built', state: validState(plan.planned, plan.problems, this.#reader), changed }];
  }

  /** Returns true if the pages of a version are those of the files. */
  #isCurrent(version: ShownSite | null): boolean {
    return this.#status.kind === 'checked' && this.#status.version === version;
  }

  /**
   * Resolves when a page of each definition has been rendered, or when the next build begins. Rejects if a template
   * throws.
   */
  async settled(): Promise<void> {
    const { version } = this.#status;
    if (!version) return;
    await tryVersion(version, this.#project.root, this.#tools.parsed, () => this.#isCurrent(version));
  }

  /** Makes the next edit of a large site quicker. Changes nothing that is shown. */
  async rehearse(): Promise<void> {
    const { version } = withoutProblems(this.#status) ?? {};
    if (!version || !this.#open.isLarge(version.planned.site)) return;
    await rehearse(this.#project, this.#tools, version.planned, this.#open, () => this.#isCurrent(version));
  }

  /** Returns a file of the last build without errors; null if there is no such file. */
  async file(path: string): Promise<RequestedContent | null> {
    const { version } = this.#status;
    const route = this.#open.add(path);
    return version ? version.files.read(path).catch((error) => this.#nullIfOutdated(error, route, version)) : null;
  }

  /** Returns the address to which a route is redirected; null if it is not. */
  redirect(route: string): string | null {
    return this.#status.version?.files.redirects().get(route) ?? null;
  }

  /** Returns the locations of the text of a page; null if the page is not rendered. */
  provenance(route: string): Provenance | null {
    const { version } = this.#status;
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
    if (this.#isCurrent(version) && !(error instanceof UsageError)) throw error;
    if (route !== null) this.#open.miss(route);
    return null;
  }
}
