import { hashesOf, type LoadedPictures, loadPictures } from '../assets/pictures/load-pictures.ts';
import { prepareAudit } from '../audit/auditor.ts';
import { noteTowns } from '../audit/note-page.ts';
import type { FileNotes } from '../audit/page-notes.ts';
import { type Definitions, hasOwnFile } from '../check/definition.ts';
import type { KeptPage } from '../memory/memory.ts';
import type { ValidPages } from '../memory/recall.ts';
import { pageName } from '../plan/page.ts';
import type { SitePage } from '../plan/placed-page.ts';
import type { Site } from '../plan/resolve.ts';
import { renderer } from '../render/render.ts';
import { ContentError } from '../report/diagnostic.ts';
import { type Claims, noClaims, pagesFor } from './crew/claims.ts';
import type { MadeParts, PageMakers, SiteVersion } from './crew/page-makers.ts';
import type { MadeSite, MakeOptions } from './made-site.ts';
import { fileMaker, makePages } from './make-pages.ts';
import { onceForEach } from './output.ts';
import { type MakersFor, planTogether } from './plan-together.ts';
import { everyPage, isInShare, type Share } from './share.ts';
import type { SharedWork } from './shared-work.ts';

/** Plans a site and makes its pages, alone or with other makers. */
export async function makeTogether(makersFor: MakersFor, options: MakeOptions): Promise<MadeSite> {
  const { input, tools, output, recall, knownTowns } = options;
  const { shard = everyPage } = input;
  const { planned, sharing, valid, makers, theirPlan } = await planTogether(makersFor, options);
  const { site, definitions } = planned;
  const auditor = await prepareAudit(site, { today: input.today, sections: tools.sections });
  const isOwn = ({ source, copy }: Pick<SitePage, 'source' | 'copy'>) => !makers.makes(source.file, copy?.slug);
  const known = valid?.areFactsSame ? knownTowns?.findings : undefined;
  const notes = noteTowns({ towns: definitions.towns.filter(isOwn) }, auditor, known);
  const theirPictures = await theirPlan;
  // A maker found a mistake. The caller plans the whole site again, which explains it.
  if (!theirPictures) throw new ContentError([]);
  const names = [...new Set([...site.pictures.map(({ text }) => text), ...theirPictures, ...(recall?.pictures ?? [])])];
  const { pictures } = theirPictures.length > 0 ? await loadPictures(input.root, [], tools.cache, names) : planned;
  const renderPage = renderer(site, pictures, tools);
  const files = onceForEach(output);
  const { recalled, claims } = recallPages(site.pages, valid, shard, makers, files);
  const bench = { renderPage, auditor, files: output && fileMaker(sharing, site) };
  const makeTheirs = async () => {
    // Others find the scripts in the cache instead of bundling them too.
    const work = await sharing;
    return makers.make(files, { claims, pictures: names, version: () => versionOf(site, pictures, work) });
  };
  const [made, theirs] = await Promise.all([
    makePages(pagesFor(isOwn, site.pages, claims), bench, files),
    makeTheirs(),
  ]);
  const towns = notesOfAll(definitions, notes, theirs);
  const pages = [...recalled, ...made, ...theirs.pages].sort(byRoute);
  const wanted = site.pages.filter(({ source, copy }) => isInShare(shard, source.file, copy?.slug)).length;
  if (pages.length !== wanted) throw new Error(`${pages.length} of ${wanted} pages were made.`);
  const work = withWords(await sharing, theirs);
  const shown = new Map(names.map((name) => [name, valid?.pictureHash(name)]));
  const all = { pages, recalled: recalled.length, towns, knownTowns, pictures: shown };
  return { planned: { ...planned, pictures }, work, ...all, renderPage, auditor };
}

/** Adds whether the keys that other makers asked for include the words of towns. */
function withWords(work: SharedWork | null, { areWordsShared }: MadeParts): SharedWork | null {
  return work && areWordsShared ? { ...work, keys: { ...work.keys, areWordsShared: () => true } } : work;
}

/** Describes the site for makers, which know pages by their names. */
function versionOf({ pages }: Site, pictures: LoadedPictures['pictures'], work: SharedWork | null): SiteVersion {
  return {
    content: work?.keys.content() ?? '',
    keys: new Map(pages.map((page) => [pageName(page.source.file, page.copy?.slug), work?.keys.ofPage(page) ?? ''])),
    pictures: new Map(hashesOf(pictures)),
  };
}

/**
 * Returns the notes of all towns that have their own files. Other makers send only the notes of towns with findings.
 */
function notesOfAll({ towns }: Definitions, own: readonly FileNotes[], theirs: MadeParts): FileNotes[] {
  const known = new Map([...own, ...theirs.towns].map((notes) => [notes.file, notes]));
  return towns.filter(hasOwnFile).map(({ source: { file } }) => known.get(file) ?? { file, findings: {} });
}

/**
 * Reuses the pages whose files are still valid and present. Claims them, and the pages that only other makers or other
 * machines make.
 */
function recallPages(
  pages: readonly SitePage[],
  valid: ValidPages | null,
  shard: Share,
  { makes, takesHelp }: PageMakers,
  output: ReturnType<typeof onceForEach>,
): { recalled: KeptPage[]; claims: Claims } {
  const recalled: KeptPage[] = [];
  const claims = noClaims(pages.length);
  for (const [place, { source, copy }] of pages.entries()) {
    const page = valid?.page(source, copy);
    const isRecalled = page ? output.keep(page.paths) : false;
    if (page && isRecalled) recalled.push(page);
    const isElsewhere = !isInShare(shard, source.file, copy?.slug);
    if (isRecalled || isElsewhere || (makes(source.file, copy?.slug) && !takesHelp)) claims[place] = 1;
  }
  return { recalled, claims };
}

const byRoute = ({ notes: a }: KeptPage, { notes: b }: KeptPage) => (a.route < b.route ? -1 : 1);
