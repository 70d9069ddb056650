import { loadPictures } from '../assets/pictures/load-pictures.ts';
import { prepareAudit } from '../audit/auditor.ts';
import { noteTowns } from '../audit/note-page.ts';
import type { FileNotes } from '../audit/page-notes.ts';
import { compareText } from '../basics/compare-text.ts';
import type { Definitions } from '../check/definition.ts';
import type { ValidPages } from '../memory/recall.ts';
import { PageFile, PageInMemory, type StoredPage } from '../memory/stored-pages.ts';
import type { Page } from '../plan/page.ts';
import { renderer } from '../render/render.ts';
import { ContentError } from '../report/diagnostic.ts';
import { type Claims, noClaims, pagesFor } from './crew/claims.ts';
import type { Crew, MadeParts } from './crew/crew.ts';
import type { MadeSite, MakeOptions } from './made-site.ts';
import { fileMaker, makePages } from './make-pages.ts';
import { onceForEach } from './output.ts';
import { type CrewFor, planTogether } from './plan-together.ts';
import { everyPage, isInShare, type NamedPage, type Share } from './share.ts';
import type { SharedWork } from './shared-work.ts';

/** Plans a site and makes its pages, alone or with other threads. */
export async function makeTogether(crewFor: CrewFor, options: MakeOptions): Promise<MadeSite> {
  const { input, tools, output, recall, knownTowns } = options;
  const { shard = everyPage } = input;
  const { planned, sharing, valid, crew, ...others } = await planTogether(crewFor, options);
  const { site, definitions } = planned;
  const auditor = await prepareAudit(site, { today: input.today, sections: tools.sections });
  const isOwn = (page: NamedPage) => isInShare(crew?.ownShare ?? shard, page);
  const known = valid?.areFactsSame ? knownTowns?.findings : undefined;
  const notes = noteTowns(definitions.towns.filter(isOwn), auditor, known);
  const theirPictures = await others.theirPictures;
  // Another thread found a mistake. The caller plans the whole site again, which explains it.
  if (!theirPictures) throw new ContentError([]);
  const names = [...new Set([...site.pictures.map(({ text }) => text), ...theirPictures, ...(recall?.pictures ?? [])])];
  const { pictures } = theirPictures.length > 0 ? await loadPictures(input.root, [], tools.cache, names) : planned;
  const renderPage = renderer(site, pictures, tools);
  const files = onceForEach(output);
  const { recalled, claims } = recallPages(site.pages, valid, shard, files);
  const bench = { renderPage, auditor, files: output && fileMaker(sharing, site) };
  const store = new PageFile(site.byRoute);
  const makeTheirs = async (threads: Crew) => {
    // Others find the scripts in the cache instead of bundling them too.
    await sharing;
    return threads.make(files, { claims, pictures: names }, store);
  };
  const [made, theirs] = await Promise.all([
    makePages(pagesFor(isOwn, site.pages, claims), bench, files, store),
    crew ? makeTheirs(crew) : nothingMade,
  ]);
  const towns = inOrderOfTowns([...notes, ...theirs.towns], definitions);
  const pages = [...recalled, ...made, ...theirs.pages].sort(byRoute);
  const wanted = site.pages.filter((page) => isInShare(shard, page)).length;
  if (pages.length !== wanted) throw new Error(`${pages.length} of ${wanted} pages were made.`);
  const work = withWords(await sharing, theirs);
  const shown = new Map(names.map((name) => [name, valid?.pictureHash(name)]));
  const all = { pages, recalled: recalled.length, towns, knownTowns, pictures: shown };
  return { planned: { ...planned, pictures }, work, ...all, renderPage, auditor };
}

const nothingMade: MadeParts = { pages: [], towns: [], areWordsShared: false };

/** Adds whether the keys that other threads asked for include the words of towns. */
function withWords(work: SharedWork | null, { areWordsShared }: MadeParts): SharedWork | null {
  return work && areWordsShared ? { ...work, keys: { ...work.keys, areWordsShared: () => true } } : work;
}

/** Returns the notes of towns in the order of the site, no matter which thread or machine made them. */
export function inOrderOfTowns(notes: readonly FileNotes[], { towns }: Definitions): FileNotes[] {
  const byFile = new Map(notes.map((one) => [one.file, one]));
  return towns.flatMap(({ source }) => byFile.get(source.file) ?? []);
}

/**
 * Reuses the pages whose files are still valid and present. Claims them, and the pages that other machines make.
 */
function recallPages(
  pages: readonly Page[],
  valid: ValidPages | null,
  shard: Share,
  output: ReturnType<typeof onceForEach>,
): { recalled: StoredPage[]; claims: Claims } {
  const recalled: StoredPage[] = [];
  const claims = noClaims(pages.length);
  for (const [place, page] of pages.entries()) {
    const known = valid?.page(page.source, page.copy);
    const isRecalled = known ? output.keep(known.paths) : false;
    if (known && isRecalled) recalled.push(new PageInMemory(known));
    if (isRecalled || !isInShare(shard, page)) claims[place] = 1;
  }
  return { recalled, claims };
}

export const byRoute = (a: StoredPage, b: StoredPage) => compareText(a.route, b.route);
