import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { makeFonts } from '../../assets/fonts.ts';
import { type Auditor, prepareAudit } from '../../audit/auditor.ts';
import { hasNearCopy } from '../../audit/copies/has-near-copy.ts';
import { noteTowns } from '../../audit/note-page.ts';
import { changesByItself } from '../../check/changes.ts';
import type { EditedTown } from '../../memory/edited-town.ts';
import { keptTown, namesDomain } from '../../memory/kept-towns.ts';
import { keyWithWords } from '../../memory/key-parts.ts';
import type { EditedNow } from '../../memory/last-run.ts';
import type { KeptTown } from '../../memory/memory.ts';
import { excessProblems } from '../../publish/hosts/host-problems.ts';
import { hosts } from '../../publish/hosts/hosts.ts';
import { oversizes } from '../../publish/hosts/measure.ts';
import { pathsOf } from '../../publish/hosts/precompress.ts';
import type { OutputFile } from '../../publish/output-file.ts';
import { sharedFiles } from '../../publish/shared-files.ts';
import { renderer } from '../../render/render.ts';
import { type Stamp, stampOf } from '../../report/stamp.ts';
import type { Tools } from '../../tools.ts';
import { fileMaker, makeEach } from '../make-pages.ts';
import type { Output } from '../output.ts';
import type { BuildInput } from '../plan-site.ts';
import type { SiteReport } from '../site-report.ts';
import { editedFiles } from './edited-files.ts';
import { isNotedAlike } from './is-noted-alike.ts';
import { type EditedPlan, planEdited } from './plan-edited.ts';

/** A site after an edit of the words of one town. */
interface EditedSite extends SiteReport {
  /** What the next build can reuse. */
  now: EditedNow;
}

/** A page of the town, with its files if any are wanted. */
type MadePage = EditedNow['pages'][number] & { files: OutputFile[] };

/**
 * Makes the pages of a town again after an edit of its words. All other pages and findings come from the last build, so
 * the time hardly depends on the number of towns.
 *
 * @param output gets the files that may have changed, and the folder with the files of the last build; null if none are
 *   wanted
 * @returns null if the edit may affect more than this, so that the whole site must be built. The output then has no
 *   files
 */
export async function buildEdited(
  input: BuildInput,
  tools: Tools,
  output: { to: Output; folder: string } | null,
  edited: EditedTown,
): Promise<EditedSite | null> {
  const taken = Date.now();
  const stamp = stampOf(join(input.root, edited.file)) ?? '';
  if (isMentioned(edited)) return null;
  const plan = await planEdited(input, tools, edited);
  const town = plan && townNow(plan, stamp, edited);
  if (!plan || !town) return null;
  const { today } = input;
  const { townNames, ownRegions } = edited;
  const auditor = await prepareAudit(plan.planned.site, { today, sections: tools.sections, townNames, ownRegions });
  const pages = await madeAgain(plan, town, auditor, { tools, isWritten: output !== null, edited });
  if (!pages || !isFileAlike(plan, auditor, edited) || areNearCopies(pages, auditor, edited)) return null;
  const files = output
    ? await editedFiles(pages, plan.planned.site, output.folder, { ...input, cache: tools.cache })
    : [];
  if (!files || (output && !(await written(files, output.to)))) return null;
  return {
    ...reportOn(plan, input, edited),
    now: { taken, town, pages: pages.map(({ index, page }) => ({ index, page })) },
  };
}

/** Returns true if anything the last build reported may depend on the words of the town. */
function isMentioned({ file, slug, pages, reread, namedTowns, neighbors, outcome }: EditedTown): boolean {
  const routes = new Set(pages.map(({ page }) => page.notes.route));
  const isOwn = (route: string) => routes.has(route);
  const isAbout = ({ source }: { source: { file: string } }) => source.file === file;
  const said = [...outcome.warnings, ...outcome.beforeLaunch].flatMap((one) => [one, ...(one.also ? [one.also] : [])]);
  return (
    namedTowns.includes(slug) ||
    said.some(isAbout) ||
    reread.some(isOwn) ||
    [...neighbors].some(([route, other]) => isOwn(route) || isOwn(other.route))
  );
}

/**
 * Returns the town as the next build needs it. Returns null if its texts use other characters, which may change the
 * fonts of all pages, or may link to a page with the domain of the site, because this plan does not have all pages.
 */
function townNow({ town, planned }: EditedPlan, stamp: Stamp, { before }: EditedTown): KeptTown | null {
  const { data } = planned.definitions.site;
  if (namesDomain(town.source.data, data)) return null;
  const now = keptTown(town.source, stamp, before.findings, data);
  const sorted = ({ characters }: KeptTown) => [...characters].sort().join('');
  return sorted(now) === sorted(before) ? now : null;
}

/** Returns true if the rules report the same findings in the town file as before. */
function isFileAlike({ town }: EditedPlan, auditor: Auditor, { before }: EditedTown): boolean {
  return noteTowns({ towns: [town] }, auditor).every(({ findings }) => isDeepStrictEqual(findings, before.findings));
}

interface Bench {
  tools: Tools;
  isWritten: boolean;
  edited: EditedTown;
}

/** Makes the pages again. Returns null if one differs in more than its texts. */
async function madeAgain(
  { planned, pages }: EditedPlan,
  town: KeptTown,
  auditor: Auditor,
  { tools, isWritten, edited }: Bench,
): Promise<MadePage[] | null> {
  const { site, definitions, pictures } = planned;
  const before = new Map(edited.pages.map((one) => [one.page.notes.route, one]));
  const ofPage = ({ route }: { route: string }) =>
    keyWithWords(before.get(route)?.page.key ?? '', edited.before.hash, town.hash);
  const share = async () => ({
    ...(await sharedFiles(makeFonts(new Set(edited.characters), tools.cache), definitions.site.data, tools)),
    keys: { ofPage },
  });
  const files = fileMaker(isWritten ? share() : null, site);
  const made: MadePage[] = [];
  for await (const one of makeEach(pages, { renderPage: renderer(site, pictures, tools), auditor, files })) {
    const old = before.get(one.page.notes.route);
    if (!old || !isNotedAlike(old.page, one.page)) return null;
    made.push({ index: old.index, page: one.page, files: one.files });
  }
  return made;
}

/** Returns true if a page is now a near copy of another one. No page was before. */
function areNearCopies(made: readonly MadePage[], { background }: Auditor, edited: EditedTown): boolean {
  const all = [...edited.shingles()];
  for (const { index, page } of made) all[index] = page.notes.shingles;
  return made.some(({ index, page }) =>
    hasNearCopy(page.notes.shingles, all.toSpliced(index, 1), background.limits.shared),
  );
}

/** Writes files. Returns false if the folder lacks the other files. */
async function written(files: readonly OutputFile[], output: Output): Promise<boolean> {
  if (!output.keepOthers?.(new Set(files.flatMap(({ path }) => pathsOf(path))))) return false;
  for (const file of files) await output.add(file);
  return true;
}

/** Repeats the report of the last build. */
function reportOn({ planned }: EditedPlan, { today }: BuildInput, { outcome }: EditedTown): SiteReport {
  const { site, definitions } = planned;
  const name = site.facts.host ?? 'generic';
  return {
    pages: outcome.pages,
    warnings: [...outcome.warnings],
    beforeLaunch: [...outcome.beforeLaunch],
    drafts: definitions.unpublished.filter(({ absence }) => absence.kind === 'draft'),
    scheduled: definitions.scheduled,
    isDated: changesByItself(definitions, today),
    oversizes: (sizes) => excessProblems(oversizes(sizes, hosts[name]), { name, source: site.source }),
  };
}
