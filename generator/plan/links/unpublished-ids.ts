import type { Definitions } from '../../check/definition.ts';
import { type Absence, absenceOn } from '../../check/timing/timing.ts';
import { pathOf, pointerOf } from '../../read/locate.ts';
import { valueAt } from '../../read/value-at.ts';

/** Returns why an element with an id is not on its page; null if nothing with this id is left out of the file. */
export type UnpublishedIdIn = (file: string, id: string) => Absence | null;

/** Finds the ids in parts of pages that are drafts, or that their dates leave out. */
export function unpublishedIds({
  unpublished,
  scheduled,
  today,
}: Pick<Definitions, 'unpublished' | 'scheduled' | 'today'>): UnpublishedIdIn {
  const drafts = unpublished.filter(({ kind }) => kind === 'part');
  const dated = scheduled.map((part) => ({ ...part, absence: absenceOn(today, part.data) }));
  const absences = new Map<string, Absence>();
  for (const { source, path, roles, absence } of [...dated, ...drafts]) {
    if (absence === null || path.length === 0) continue;
    for (const [pointer, { role }] of roles) {
      if (role !== 'anchor' || !pointer.startsWith(`${pointerOf(path)}/`)) continue;
      absences.set(`${source.file}#${valueAt(source.data, pathOf(pointer))}`, absence);
    }
  }
  return (file, id) => absences.get(`${file}#${id}`) ?? null;
}
