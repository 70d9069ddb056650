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
import { changesMany, isLarge, OpenPages } from './open-pages.ts';
import { provenanceAt } from './page-provenance.ts';
import type { Planned } from './plan-again.ts';
import { nameNoFacts, planFacts } from './plan-facts.ts';
import { planOpen } from './plan-open.ts';
import { planSections } from './plan-sections.ts';
import { type PlannedDrafts, planWithDrafts } from './plan-with-drafts.ts';
import { planWords } from './plan-words.ts';
import { readAhead } from './read-ahead.ts';
import { rehearse } from './rehearse.ts';
import { nothingReused, type ShownSite } from './shown-site.ts';
import { siteFilesOf } from './site-files.ts';

/** Plans a site after every edit, and renders the pages that are asked for. */
export class SiteBuilder {
  #project: BuildInput;
  readonly #tools: Tools;
  readonly #reader: Reader;
  #reused = nothingReused();
  /** What the next plan can take over. */
  #known: KnownSite | null;
  /** The last one, which is shown until the next; null before the first. */
  #version: ShownSite | null = null;
  /** True if only the words of a town had changed at the last build. */
  #wereOnlyWords = false;
  /** False while the site is planned, and if it has mistakes. Then the YAML may not be that of the version anymore. */
  #isCurrent = false;
  /** True if nothing was wrong when the whole site was last checked. */
  #wasRight = false;
  /** The file whose mistakes are shown, if they were found in it alone. */
  #faulty: string | null = null;
  /** The files that have changed since then, if they are shown. */
  #unchecked: ReadonlySet<string> = new Set();
  readonly #open = new OpenPages();
  /** The routes of pages that somebody asked for while they could not be shown. */
  #missed: ReadonlySet<string> = new Set();

  /** @param known what the last build of the project left; null if nothing is known of it */
  constructor(project: BuildInput, tools: Tools, inColor: boolean, known: KnownSite | null = null) {
    this.#project = project;
    this.#tools = tools;
    this.#reader = { root: project.root, inColor };
    this.#known = known;
  }

  /** What the last plan without errors knew of the project. */
  get known(): KnownSite | null {
    return this.#known;
  }

  get today(): string {
    return this.#project.today;
  }

  /** Any page may differ on another day. */
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
   * Shows an edit that changes many pages before all of them are checked, which takes seconds, or the mistakes in the file itself. `build` is to
   * be called then.
   *
   * @param edited the only file that has changed since the last call, if that is known
   * @returns null if building at once takes no longer, or if it must decide: of a draft with mistakes, of several files with mistakes
   */
  async show(edited: string | undefined): Promise<BuildEvent | null> {
    const before = this.#version;
    if (!before || !this.#known || !this.#wasRight || !edited || !isLarge(before.planned.site)) return null;
    const [project, tools, isOpen] = [this.#project, this.#tools, this.#open.among(before.planned.site)];
    // Whether the site can do without the file is for the whole plan to say.
    if (stampOf(join(project.root, edited)) === null) return null;
    // That of another file is still there.
    if (this.#faulty !== null && this.#faulty !== edited) return null;
    const isSite = edited === 'site.yaml';
    const isKnown = !isSite || nameNoFacts(before.planned);
    const found = isKnown ? await checkAlone(project, tools, before.planned.definitions, edited) : null;
    if (found && found.problems.length > 0) return found.mayBeDraft ? null : this.#showMistakes(found.problems, edited);
    if (!changesMany(before.planned.site, edited)) return null;
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
      // The file of a town has changed since, and the next build says what is wrong with it.
      if (error instanceof UsageError) return null;
      if (!(error instanceof ContentError)) throw error;
      const own = error.diagnostics.filter(({ source }) => source.file === edited);
      const mayBeDraft = found?.mayBeDraft ?? own.some(({ source }) => mentionsDraft(source));
      return own.length > 0 && !mayBeDraft ? this.#showMistakes(own, edited) : null;
    }
  }

  /** @param file the only one that was looked at; null if the whole site was checked */
  #showMistakes(problems: readonly Diagnostic[], file: string | null): BuildEvent {
    this.#isCurrent = false;
    this.#faulty = file;
    return { kind: 'built', state: invalidState(problems, this.#reader), changed: [] };
  }

  /**
   * Checks the site. Its files are made when they are asked for.
   *
   * @param edited the only file that has changed since the last call, if that is known
   */
  async build(edited?: string): Promise<BuildEvent> {
    const before = this.#version;
    const isClean = this.#isCurrent && before?.problems.length === 0;
    this.#isCurrent = false;
    this.#wasRight = false;
    let found: PlannedDrafts;
    try {
      found = await this.#plan(isClean ? before : null, edited);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      return this.#showMistakes(error.diagnostics, null);
    }
    const { planned, problems } = found;
    this.#known = planned.known;
    this.#isCurrent = true;
    this.#wasRight = problems.length === 0;
    this.#unchecked = new Set();
    this.#faulty = null;
    const changed = before && unannouncedRoutes(before, planned);
    return this.#showPlan(planned, problems, { checked: planned, announced: new Set() }, changed);
  }

  /** From now on, pages are those of another plan. */
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

  /** Resolves when a page of each definition has been rendered, or when the next build begins. Rejects if a template throws. */
  async settled(): Promise<void> {
    const version = this.#version;
    if (!version) return;
    const isWanted = () => this.#isCurrent && this.#version === version;
    try {
      if ((await version.files.tryTemplates(version.untried, isWanted)) && isWanted()) version.untried = new Set();
      await readAhead(version.planned.definitions, this.#project.root, this.#tools.parsed, isWanted);
    } catch (error) {
      // The file of a town has changed since, and the next build says what is wrong with it.
      if (isWanted() && !(error instanceof UsageError)) throw error;
    }
  }

  /** Makes the next edit of a large site quicker. Changes nothing that is shown. */
  async rehearse(): Promise<void> {
    const { planned } = this.#version ?? {};
    if (!planned || !this.#wasRight || !isLarge(planned.site)) return;
    const isWanted = () => this.#isCurrent && this.#version?.planned === planned;
    await rehearse(this.#project, this.#tools, planned, this.#open.among(planned.site), isWanted);
  }

  /** A file of the last build without errors; null if there is no such file. */
  async file(path: string): Promise<string | Uint8Array | null> {
    const version = this.#version;
    this.#open.add(path);
    const route = path.endsWith('.html') ? outputRoute(path) : null;
    return version ? version.files.read(path).catch((error) => this.#nullIfOutdated(error, route, version)) : null;
  }

  /** The address to which a route is redirected; null if it is not. */
  redirect(route: string): string | null {
    return this.#version?.files.redirects().get(route) ?? null;
  }

  /** Where the text of a page is written; null if the page is not rendered. */
  provenance(route: string): Provenance | null {
    const version = this.#version;
    try {
      return version && provenanceAt(route, version.planned, this.#tools);
    } catch (error) {
      return this.#nullIfOutdated(error, route, version);
    }
  }

  /**
   * Only the words of a town are planned again if nothing else has changed and all was right before.
   *
   * @param clean the version before the edit, if nothing was wrong with it
   */
  async #plan(clean: ShownSite | null, edited: string | undefined): Promise<PlannedDrafts> {
    const [project, tools] = [this.#project, this.#tools];
    // What nobody has read of a town is no longer in its file.
    const isGone = (error: unknown) => (error instanceof UsageError ? null : Promise.reject(error));
    const words = clean && edited ? await planWords(project, tools, clean.planned, edited).catch(isGone) : null;
    this.#wereOnlyWords = words !== null;
    return words ? { planned: words, problems: [] } : planWithDrafts(project, tools, this.#known, this.#reused);
  }

  /**
   * The words of the town of a page may have to be read from a file that has a mistake now, or that was saved a moment ago, and a page that was shown
   * before it was checked may have one.
   *
   * @param version of which the page is, and which another may have replaced meanwhile
   */
  #nullIfOutdated(error: unknown, route: string | null, version: ShownSite | null): null {
    const isCurrent = this.#isCurrent && this.#version === version;
    if (isCurrent && !(error instanceof UsageError)) throw error;
    if (route !== null) this.#missed = new Set([...this.#missed, route]);
    return null;
  }
}
