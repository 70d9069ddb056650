import type { ReadFiles } from '../../read/read.ts';
import { report } from '../../report/report.ts';
import { UsageError } from '../../report/usage-error.ts';
import type { FileChange } from '../edit/save.ts';
import type { CheckedProject } from './checked-project.ts';
import { linkSplices } from './moved-routes.ts';
import { redirectSplices } from './redirect-splices.ts';
import { refusal } from './rename-messages.ts';
import { edited, type Moves, sourcesIn } from './splices.ts';

type Routes = readonly (readonly [from: string, to: string])[];

/**
 * The files with links to the new routes of pages, and redirects from the old ones.
 *
 * @param written the routes as they are written, placeholders included
 */
export function withLinks(files: ReadFiles, written: Routes, routes: Routes): ReadFiles {
  const linked = edited(files, linkSplices(files, new Map([...written, ...routes])));
  return edited(linked, redirectSplices(linked.site, routes));
}

/** @throws UsageError if there are mistakes */
export function publishable(project: CheckedProject): CheckedProject {
  if (project.problems.length > 0) throw new UsageError(refusal.wrongAfter(report(project.problems, 'text', false)));
  return project;
}

/** The files that differ, or have another name. */
export function changesOf(before: CheckedProject, after: CheckedProject, moves: Moves): FileChange[] {
  const old = new Map(sourcesIn(before.files).map(({ file, text }) => [moves.get(file) ?? file, { file, text }]));
  return sourcesIn(after.files).flatMap((source): FileChange[] => {
    const { file = '', text = '' } = old.get(source.file) ?? {};
    if (file !== source.file) return [{ source, before: text, from: file }];
    return text === source.text ? [] : [{ source, before: text }];
  });
}
