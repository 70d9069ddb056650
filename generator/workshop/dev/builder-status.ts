import type { KnownSite } from './known-site.ts';
import type { ShownSite } from './shown-site.ts';

/** The version that a builder shows, and how much of the files it has checked. */
export type BuilderStatus =
  /** No plan was without errors yet. `known` is what the last build of the project left. */
  | { kind: 'new'; version: null; known: KnownSite | null }
  /** The site is being checked, has mistakes, or has another day. The last version is still shown. */
  | { kind: 'unchecked'; version: ShownSite }
  /** The whole site was checked, and is shown. `wereOnlyWords` is true if only the words of a town had changed. */
  | { kind: 'checked'; version: ShownSite; wereOnlyWords: boolean }
  /**
   * The last check of the whole site found no problem. `edited` has the files that have changed since. `version` shows
   * all of these edits, or all but the last, which is being planned.
   */
  | { kind: 'ahead'; version: ShownSite; edited: ReadonlySet<string> }
  /** The same, but the last edit was of `file`, and its mistakes are shown over the version. */
  | { kind: 'faulty'; version: ShownSite; edited: ReadonlySet<string>; file: string };

type StatusOf<K extends BuilderStatus['kind']> = Extract<BuilderStatus, { kind: K }>;

/** Returns the status before a check of the whole site. */
export const nowUnchecked = (status: BuilderStatus): StatusOf<'new' | 'unchecked'> =>
  status.kind === 'new' ? status : { kind: 'unchecked', version: status.version };

/** Returns a status if the last check of the whole site found no problem, not even in a draft; null otherwise. */
export function withoutProblems(status: BuilderStatus): StatusOf<'checked' | 'ahead' | 'faulty'> | null {
  if (status.kind === 'new' || status.kind === 'unchecked') return null;
  return status.version.problems.length === 0 ? status : null;
}

/** Returns the files that have changed since the last check of the whole site. */
export const editedSince = (status: StatusOf<'checked' | 'ahead' | 'faulty'>): ReadonlySet<string> =>
  status.kind === 'checked' ? new Set() : status.edited;

/** Returns what the last plan of the whole site without errors knew about the project. */
export const knownIn = (status: BuilderStatus): KnownSite | null =>
  status.kind === 'new' ? status.known : status.version.checked.known;
