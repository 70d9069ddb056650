import { loadPictures } from '../../assets/pictures/load-pictures.ts';
import { prepareAudit } from '../../audit/auditor.ts';
import { noteTowns } from '../../audit/note-page.ts';
import { keptTownsOf, type TownLines } from '../../memory/kept-towns.ts';
import { knownTowns } from '../../memory/known-towns.ts';
import { linesOf } from '../../memory/shared-texts.ts';
import { packed } from '../../memory/stored-pages.ts';
import { pageName } from '../../plan/page.ts';
import type { Trusted } from '../../plan/trusted.ts';
import { contentOf, isText, type OutputFile } from '../../publish/output-file.ts';
import { type StageHere, threadWriter } from '../../publish/thread-writer.ts';
import { renderer } from '../../render/render.ts';
import { ContentError } from '../../report/diagnostic.ts';
import type { Tools } from '../../tools.ts';
import { type KnownContent, nothingKnown } from '../define-site.ts';
import { fileMaker, makeEach } from '../make-pages.ts';
import { type PlannedSite, planSite } from '../plan-site.ts';
import { isInShare, type NamedPage } from '../share.ts';
import { type SharedWork, shareWork } from '../shared-work.ts';
import { checkTowns } from './check-towns.ts';
import { pagesFor } from './claims.ts';
import type { CrewSettings, Reported, TaskOf } from './messages.ts';

/** Does the work of one thread. Each task relies on the tasks before it. */
export class PageThread {
  readonly #settings: CrewSettings;
  readonly #tools: Tools;
  #known: KnownContent = nothingKnown;
  /** Null if no files are wanted. */
  #stage: StageHere | null = null;
  /** The shared files that the main thread has. */
  readonly #sent = new Set<string>();
  #planned: PlannedSite | null = null;

  constructor(settings: CrewSettings, tools: Tools) {
    this.#settings = settings;
    this.#tools = tools;
  }

  check(files: readonly string[]): Promise<TownLines | null> {
    return checkTowns(files, this.#settings.input, this.#tools);
  }

  /** Returns the names of the pictures on the planned pages, or null if there is a problem. */
  async plan({ towns, words, done, staging }: TaskOf<'plan'>): Promise<string[] | null> {
    const { input } = this.#settings;
    const isDone = new Set(done);
    this.#stage = staging && threadWriter(staging);
    const checked = knownTowns(keptTownsOf(linesOf(towns), input.root, words), input.root);
    this.#known = { towns: checked, definitions: null };
    try {
      const isTrusted: Trusted['isTrusted'] = (source, copy) =>
        !this.#isMine({ source, copy }) || isDone.has(pageName(source.file, copy?.slug));
      this.#planned = await planSite(input, this.#tools, { known: this.#known, trusted: { isTrusted } });
      return this.#planned.site.pictures.map(({ text }) => text);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      return null;
    }
  }

  /** @param send gets each page as soon as it is made, and waits while too many are on their way */
  async make(
    { claims, pictures: names }: TaskOf<'make'>,
    send: (report: Reported<'page'>) => Promise<void>,
  ): Promise<Reported<'made'>> {
    if (!this.#planned) throw new Error('The pages of a thread were not planned');
    const { site, definitions } = this.#planned;
    const { root, today } = this.#settings.input;
    const auditor = await prepareAudit(site, { today, sections: this.#tools.sections });
    const { pictures } = await loadPictures(root, [], this.#tools.cache, names);
    const sharing = this.#shareWork(this.#planned);
    const bench = { renderPage: renderer(site, pictures, this.#tools), auditor, files: fileMaker(sharing, site) };
    // Before the pages, because other threads help with those.
    const towns = noteTowns(definitions.towns.filter(this.#isMine), auditor);
    const pages = pagesFor(this.#isMine, site.pages, claims);
    for await (const { page, files } of makeEach(pages, bench)) {
      await send({ kind: 'page', page: packed(page), ...(await this.#staged(files)) });
    }
    return { kind: 'made', towns, areWordsShared: (await sharing)?.keys.areWordsShared() ?? false };
  }

  #isMine = (page: NamedPage): boolean => isInShare(this.#settings.share, page);

  /** By now the main thread has made the fonts and scripts, and they are in the cache. */
  #shareWork({ definitions }: PlannedSite): Promise<SharedWork> | null {
    return this.#stage && shareWork(definitions, this.#known, this.#settings.input, this.#tools);
  }

  /** Stages documents here. Several pages may have the same card, picture, or stylesheet, so those go to the main thread. */
  async #staged(files: readonly OutputFile[]): Promise<Pick<Reported<'page'>, 'documents' | 'assets'>> {
    const made: Pick<Reported<'page'>, 'documents' | 'assets'> = { documents: [], assets: [] };
    for (const file of files) {
      const { path, content } = file;
      if (this.#stage && isText(content)) {
        made.documents.push(this.#stage(file, content));
      } else if (!this.#sent.has(path)) {
        made.assets.push({ ...file, content: await contentOf(file) });
        this.#sent.add(path);
      }
    }
    return made;
  }
}
