import { asGroup } from '../../../templates/schema/is-group.ts';
import { hasOwnFile } from '../../check/definition.ts';
import { keySpan } from '../../read/locate.ts';
import { UsageError } from '../../report/usage-error.ts';
import { nearOrAll } from '../../report/wording.ts';
import { checkSlug } from '../edit/check-slug.ts';
import type { Project } from '../edit/project.ts';
import { townsOf } from '../edit/written-towns.ts';
import { refusal } from './rename-messages.ts';

export const kinds = ['service', 'town'] as const;
export type SubjectKind = (typeof kinds)[number];

/** What gets another key: a service, with the specialty that has the same key, or a town. */
export interface Subject {
  kind: SubjectKind;
  from: string;
  to: string;
}

type SubjectFiles = Pick<Project, 'site' | 'towns'>;

/** Returns the names and locations of everything with a key, by key. */
export function namesByKey(kind: SubjectKind, files: SubjectFiles): Map<string, { name: string; place: string }> {
  const fileAndLine = (source: SubjectFiles['site'], path: readonly (string | number)[]) =>
    `${source.file}:${keySpan(source, path).start.line}`;
  if (kind === 'town') {
    return new Map(
      townsOf(files).map((town) => {
        const { slug, name, source, path } = town;
        return [slug, { name, place: fileAndLine(source, hasOwnFile(town) ? ['name'] : path) }];
      }),
    );
  }
  const { services } = asGroup(files.site.data);
  return new Map(
    Object.entries(asGroup(services)).map(([key, service]) => {
      return [key, { name: String(asGroup(service).name), place: fileAndLine(files.site, ['services', key]) }];
    }),
  );
}

/**
 * @throws UsageError if nothing has this key
 */
export function checkOld(kind: SubjectKind, key: string, files: SubjectFiles): string {
  const known = [...namesByKey(kind, files).keys()];
  if (!known.includes(key))
    throw new UsageError(`${refusal.unknown(kind, key)} ${nearOrAll(key, known, 'The keys are:')}`);
  return key;
}

/** @throws UsageError if it is not a slug, or is already taken */
export function checkNewKey(kind: SubjectKind, key: string, files: SubjectFiles): string {
  checkSlug(key, 'hot-stone', asGroup(files.site.data).language);
  const taken = namesByKey(kind, files).get(key);
  if (taken) throw new UsageError(refusal.taken(kind, key, taken.name, taken.place));
  return key;
}
