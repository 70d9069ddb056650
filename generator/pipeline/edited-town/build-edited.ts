import { join } from 'node:path';
import { prepareAudit } from '../../audit/auditor.ts';
import { changesByItself } from '../../check/changes.ts';
import { draftsAmong } from '../../check/definition.ts';
import { type Stamp, stampOf } from '../../files/stamp.ts';
import type { EditedTown } from '../../memory/edited-town.ts';
import { keptTown, namesDomain } from '../../memory/kept-towns.ts';
import type { EditedNow } from '../../memory/last-run.ts';
import type { KeptTown } from '../../memory/memory.ts';
import type { FolderWriter } from '../../publish/folder-writer.ts';
import { excessProblems } from '../../publish/hosts/host-problems.ts';
import { hostOf } from '../../publish/hosts/hosts.ts';
import { oversizes } from '../../publish/hosts/measure.ts';
import { pathsOf } from '../../publish/hosts/precompress.ts';
import type { Tools } from '../../tools.ts';
import { onceForEach } from '../output.ts';
import type { BuildInput } from '../plan-site.ts';
import type { SiteReport } from '../site-report.ts';
import { editedFiles } from './edited-files.ts';
import { type EditedPage, editedPages } from './edited-pages.ts';
import { type EditedPlan, planEdited } from './plan-edited.ts';
import { areNearCopies, hasSameFindings, isMentioned } from './reaches-others.ts';

/** A site after an edit of the words of one town. */
interface EditedSite extends SiteReport {
  /** What the next build can reuse. */
  now: EditedNow;
}

/** Where the files of a site go. */
interface OutputTarget {
  to: Pick<FolderWriter, 'add' | 'keepOthers'>;
  /** The folder with the files of the last build. */
  folder: string;
}

/**
 * Makes the pages of a town again after an edit of its words. All other pages and findings come from the last build, so
 * the time hardly depends on the number of towns.
 *
 * @param output gets the files that may have changed; null if none are wanted
 * @returns null if the edit may affect more than this, so that the whole site must be built. The output then has no
 *   files
 */
export async function buildEdited(
  input: BuildInput,
  tools: Tools,
  output: OutputTarget | null,
  edited: EditedTown,
): Promise<EditedSite | null> {
  const stampedAt = Date.now();
  const stamp = stampOf(join(input.root, edited.file)) ?? '';
  if (isMentioned(edited)) return null;
  const plan = await planEdited(input, tools, edited);
  const town = plan && townNow(plan, stamp, edited);
  if (!plan || !town) return null;
  const { today } = input;
  const { townNames, ownRegions } = edited;
  const auditor = await prepareAudit(plan.planned.site, { today, sections: tools.sections, townNames, ownRegions });
  const pages = await editedPages(plan, town, auditor, { tools, isWritten: output !== null, edited });
  if (!pages || !hasSameFindings(plan.town, auditor, edited) || areNearCopies(pages, auditor, edited)) return null;
  if (output && !(await writeEdited(pages, plan, output, input, tools))) return null;
  return {
    ...reportOn(plan, input, edited),
    now: { stampedAt, town, pages: pages.map(({ index, page }) => ({ index, page })) },
  };
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

/** Writes the files that may have changed. Returns false if the folder does not have the other files. */
async function writeEdited(
  pages: readonly EditedPage[],
  { planned }: EditedPlan,
  { to, folder }: OutputTarget,
  { root, today }: BuildInput,
  { cache }: Tools,
): Promise<boolean> {
  const files = await editedFiles(pages, planned.site, folder, { root, today, cache });
  if (!files || !to.keepOthers(new Set(files.flatMap(({ path }) => pathsOf(path))))) return false;
  const { add } = onceForEach(to);
  for (const file of files) await add(file);
  return true;
}

/** Repeats the report of the last build. */
function reportOn({ planned }: EditedPlan, { today }: BuildInput, { outcome }: EditedTown): SiteReport {
  const { site, definitions } = planned;
  const { name, host } = hostOf(site.facts);
  return {
    pages: outcome.pages,
    warnings: [...outcome.warnings],
    beforeLaunch: [...outcome.beforeLaunch],
    drafts: draftsAmong(definitions.unpublished),
    scheduled: definitions.scheduled,
    isDated: changesByItself(definitions, today),
    oversizes: (sizes) => excessProblems(oversizes(sizes, host), { name, source: site.source }),
  };
}
