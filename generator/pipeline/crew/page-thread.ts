import { setImmediate } from 'node:timers/promises';
import { loadPictures } from '../../assets/pictures/load-pictures.ts';
import { type Auditor, prepareAudit } from '../../audit/auditor.ts';
import { townsWithFindings } from '../../audit/note-page.ts';
import type { FileNotes } from '../../audit/page-notes.ts';
import { keptTownsOf, type TownLines } from '../../memory/kept-towns.ts';
import { knownTowns } from '../../memory/known-towns.ts';
import { pageName } from '../../plan/page.ts';
import { contentOf, isText, type OutputFile } from '../../publish/output-file.ts';
import { type StageHere, threadWriter } from '../../publish/thread-writer.ts';
import { renderer } from '../../render/render.ts';
import { ContentError } from '../../report/diagnostic.ts';
import type { Tools } from '../../tools.ts';
import { fileMaker, makeEach } from '../make-pages.ts';
import { type PlannedSite, plannedOnly, planSite } from '../plan-site.ts';
import { isInShare } from '../share.ts';
import { shareWork, siteFonts } from '../shared-work.ts';
import { checkTowns } from './check-towns.ts';
import { pagesFor } from './claims.ts';
import type { CrewSettings, Reported, Task } from './messages.ts';

/** Does the work of one thread, task by task. */
interface PageThread {
  check: (files: readonly string[]) => Promise<TownLines | null>;
  plan: (task: Extract<Task, { kind: 'plan' }>) => Promise<Reported<'planned'>>;
  /** @param send gets each page as soon as it is made, and waits while too many are on their way */
  make: (
    task: Extract<Task, { kind: 'make' }>,
    send: (report: Reported<'page'>) => Promise<void>,
  ) => Promise<Reported<'made'>>;
}

/** What a thread audits its pages with, and what it found in its towns. */
interface ThreadAudit {
  auditor: Auditor;
  towns: FileNotes[];
}

/** Returns the work of a thread. Each task relies on the tasks before it. */
export function pageThread({ input, share }: CrewSettings, tools: Tools): PageThread {
  const { root, mapsKey, today } = input;
  let planned: PlannedSite | null = null;
  let auditing: Promise<ThreadAudit> | null = null;
  let towns = knownTowns([], root);
  const isMine = (file: string, slug?: string) => isInShare(share, file, slug);
  let stage: StageHere | null = null;
  const auditTowns = async ({ site, definitions }: PlannedSite): Promise<ThreadAudit> => {
    // The main thread waits for the report about the plan, so that is sent first.
    await setImmediate();
    const auditor = await prepareAudit(site, { today, sections: tools.sections });
    return { auditor, towns: townsWithFindings(definitions, isMine, auditor) };
  };

  return {
    check: (files) => checkTowns(files, input, tools),
    plan: async (task) => {
      const done = new Set(task.done);
      stage = task.staging && threadWriter(task.staging);
      const lines = task.towns.split('\n').filter(Boolean);
      towns = knownTowns(keptTownsOf(lines, root, task.words), root);
      try {
        const whole = await planSite(input, tools, {
          towns,
          isTrusted: ({ file }, copy) => !isMine(file, copy?.slug) || done.has(pageName(file, copy?.slug)),
        });
        planned = plannedOnly(whole);
        auditing = auditTowns(planned);
        // The next task awaits it.
        auditing.catch(() => undefined);
        return { kind: 'planned', isRight: true, pictures: planned.site.pictures.map(({ text }) => text) };
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        return { kind: 'planned', isRight: false, pictures: [] };
      }
    },
    make: async ({ claims, pictures: names }, send) => {
      if (!planned || !auditing) throw new Error('The pages of a thread were not planned');
      const { site, definitions } = planned;
      const { auditor, towns: ofTowns } = await auditing;
      const { pictures } = await loadPictures(root, [], tools.cache, names);
      const renderPage = renderer(site, pictures, tools);
      // By now the main thread has made the fonts and scripts, and they are in the cache.
      const sharing =
        stage && shareWork(definitions, siteFonts(definitions, tools.cache, towns), mapsKey, tools, towns.hashOf);
      const bench = { renderPage, auditor, files: fileMaker(sharing, site) };
      const pages = pagesFor(({ source, copy }) => isMine(source.file, copy?.slug), site.pages, claims);
      for await (const { page, files } of makeEach(pages, bench)) {
        await send({ kind: 'page', page, ...(await staged(files, stage)) });
      }
      return {
        kind: 'made',
        towns: ofTowns,
        areWordsShared: (await sharing)?.keys.areWordsShared() ?? false,
      };
    },
  };
}

/** Stages documents here. Other files may be shared by several pages, so they go to the main thread. */
async function staged(
  files: readonly OutputFile[],
  stage: StageHere | null,
): Promise<Pick<Reported<'page'>, 'documents' | 'assets'>> {
  const made: Pick<Reported<'page'>, 'documents' | 'assets'> = { documents: [], assets: [] };
  for (const file of files) {
    const { content } = file;
    if (stage && isText(content)) made.documents.push(stage({ ...file, content }));
    else made.assets.push({ ...file, content: await contentOf(file) });
  }
  return made;
}
