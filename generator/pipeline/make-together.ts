import { loadPictures } from '../assets/load-pictures.ts';
import { prepareAudit } from '../audit/audit.ts';
import { noteTowns } from '../audit/note-page.ts';
import type { Definitions } from '../check/definition.ts';
import type { KnownTowns } from '../memory/known-towns.ts';
import type { Copy } from '../plan/page.ts';
import type { SitePage } from '../plan/placed-page.ts';
import type { Source } from '../read/source.ts';
import { renderer } from '../render/render.ts';
import { ContentError } from '../report/diagnostic.ts';
import type { MadeParts, PageMakers } from './crew/crew.ts';
import { pageName } from './crew/messages.ts';
import { linesOfTowns } from './known-content.ts';
import { filesOf, inOrder, type MadeSite, type Make, makeHere, planWith, takeOver } from './made-site.ts';
import { type Output, onceForEach } from './output.ts';
import type { PlannedSite } from './plan-site.ts';
import type { SharedWork } from './shared-work.ts';

/**
 * Plans a site and makes its pages, alone or with others.
 *
 * @param makersFor called once the definitions are checked. Returns who makes some of the pages while this thread makes the
 *   others; null to make all here
 */
export async function makeTogether(
  makersFor: () => PageMakers | null,
  known: KnownTowns | null,
  ...[input, tools, output, recall]: Make
): Promise<MadeSite> {
  let makers: PageMakers | null = null;
  const isOfOthers = ({ file }: Source, copy: Copy | undefined) => makers?.makes(file, copy?.slug) ?? false;
  const isRight = (source: Source, copy: Copy | undefined) => recall?.isRight(source, copy) ?? false;
  let plans: Promise<string[] | null> = Promise.resolve([]);
  const begin = (definitions: Definitions) => {
    makers = makersFor();
    const done = recall?.rightPages().map(({ notes }) => pageName(notes.file, notes.copy ?? undefined)) ?? [];
    const towns = () => linesOfTowns(definitions, input.root, known);
    plans = makers?.plan({ towns, done, staging: output?.staging ?? null }) ?? plans;
    // It is awaited below. If planning fails here before that, its failure is nobody's.
    plans.catch(() => undefined);
  };
  const isSettled: typeof isRight = (source, copy) => isOfOthers(source, copy) || isRight(source, copy);
  const { planned, work } = await planWith(input, tools, output, recall, known, isSettled, begin);
  const pictureNames = await plans;
  if (!pictureNames) throw new ContentError([]);
  const { site, definitions } = planned;
  const names = [...new Set([...site.pictures.map(({ text }) => text), ...pictureNames, ...(recall?.pictures ?? [])])];
  const { pictures } = pictureNames.length > 0 ? await loadPictures(input.root, [], tools.cache, names) : planned;
  const renderPage = renderer(site, pictures, tools);
  const auditor = await prepareAudit(site, { today: input.today, sections: tools.sections });
  const files = onceForEach(output);
  const { kept, others } = takeOver(site.pages, recall, files);
  // Also what others would make, had nobody deleted the files that were right.
  const own = others.filter(({ source, copy }) => !isOfOthers(source, copy) || isRight(source, copy));
  const bench = { renderPage, auditor, files: output && filesOf(work, site) };
  const [made, theirs] = await Promise.all([makeHere(own, bench, files), madeBy(makers, files, planned, work)]);
  const found = new Map(theirs.towns.map((notes) => [notes.file, notes]));
  const towns = noteTowns(definitions, auditor, (source) =>
    isOfOthers(source, undefined)
      ? (found.get(source.file) ?? { file: source.file, findings: {} })
      : known?.findings(source),
  );
  const pages = inOrder([...kept, ...made, ...theirs.pages]);
  return { planned: { ...planned, pictures }, work, pages, towns, known, pictures: names, renderPage, auditor };
}

/** What others make, which is nothing if there are none. */
async function madeBy(
  makers: PageMakers | null,
  output: Output,
  { site }: PlannedSite,
  work: SharedWork | null,
): Promise<MadeParts> {
  const nameOf = ({ source, copy }: SitePage) => pageName(source.file, copy?.slug);
  const keys = () => new Map(site.pages.map((page) => [nameOf(page), work?.keys.ofPage(page) ?? '']));
  return makers ? makers.make(output, keys) : { pages: [], towns: [] };
}
