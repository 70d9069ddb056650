import { isDeepStrictEqual } from 'node:util';
import type { Auditor } from '../../audit/auditor.ts';
import { hasNearCopy } from '../../audit/copies/has-near-copy.ts';
import { noteTowns } from '../../audit/note-page.ts';
import type { TownDefinition } from '../../check/definition.ts';
import type { EditedTown, IndexedPage } from '../../memory/edited-town.ts';

/** Returns true if anything the last build reported may depend on the words of the town. */
export function isMentioned({ file, slug, pages, reread, namedTowns, neighbors, outcome }: EditedTown): boolean {
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

/** Returns true if the rules report the same findings in the town file as before. */
export function hasSameFindings(town: TownDefinition, auditor: Auditor, { before }: EditedTown): boolean {
  const [notes] = noteTowns([town], auditor);
  return isDeepStrictEqual(notes?.findings ?? {}, before.findings);
}

/** Returns true if a page is now a near copy of another one. No page was before. */
export function areNearCopies(made: readonly IndexedPage[], { background }: Auditor, edited: EditedTown): boolean {
  const all = [...edited.shingles()];
  for (const { index, page } of made) all[index] = page.shingles;
  return made.some(({ index, page }) => hasNearCopy(page.shingles, all.toSpliced(index, 1), background.limits.shared));
}
