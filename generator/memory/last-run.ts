import { basename, dirname } from 'node:path';
import { once } from '../../templates/memoized.ts';
import { type FilesInPlace, filesInPlace, settleFiles } from '../publish/files-in-place.ts';
import { isHalfDone } from '../publish/staging.ts';
import { isDefinition } from '../read/is-definition.ts';
import type { BuildPlace } from './build-place.ts';
import { type EditedTown, type IndexedPage, keepEditedTown, readEditedTown } from './edited-town.ts';
import { changedFiles, type Header, memoryFolder, type Outcome, readHeader } from './header.ts';
import type { KeptTown, Memory } from './memory.ts';
import { withoutTexts, withTexts } from './outcome-texts.ts';
import { type ProjectNow, projectNow } from './project-now.ts';
import type { Reusable } from './recall.ts';
import type { MadeMemory } from './remember.ts';
import { type IsUnchanged, isSamePicture, unchangedSince } from './stamps.ts';
import { type Base, keepMemory, readMemory } from './store.ts';

/** A town whose file was edited, and its pages as a build has made them again. */
export interface EditedNow {
  town: KeptTown;
  pages: readonly IndexedPage[];
  /** When the build began, in milliseconds since 1970. */
  stampedAt: number;
}

/** The file of a town is in a folder below pages/. */
const mayBeTown = (file: string) => isDefinition(file) && dirname(file) !== 'pages';

/** The outcome of a build after which nothing has changed. */
interface SameOutcome {
  outcome: Outcome;
  /** Saves the next build from reading the same files again. */
  settle: () => void;
}

/** What a build can reuse, and what it needs in order to keep only what has changed since. */
interface ReusableRun {
  reusable: Reusable;
  base: Base;
}

/** A build of a project into a folder. */
export interface LastRun {
  /** Returns its outcome, if nothing has changed since. */
  sameOutcome: () => SameOutcome | null;
  /**
   * Returns what can be reused, if it wrote the files in the folder.
   *
   * @param inPlace a hash of the list of these files, and the paths of those that were deleted or edited since
   */
  reusable: (inPlace: { list: string; lost: readonly string[] }) => ReusableRun | null;
  /** Returns what it knew about the project, even if its folder has changed since. */
  projectMemory: () => Memory | null;
  /**
   * Returns what can be reused on the same day if only one town file has changed.
   *
   * @param list a hash of the files in the folder; null if that does not matter
   */
  edited: (list: string | null) => EditedTown | null;
  /** Keeps what a build after such an edit left. */
  keepEdited: (edited: EditedTown, now: EditedNow, list: string, outcome: Outcome) => void;
  /** Returns true if the folder has the files it wrote. */
  isInPlace: () => boolean;
}

/**
 * Returns the last build of a project into a folder that ended without errors; null if there was none, or if another
 * program made it.
 *
 * @param now the files of the project, if the calling build keeps its results
 */
export function lastRun(place: BuildPlace, now = projectNow(place.root)): LastRun | null {
  const { root, out, program, today } = place;
  const folder = folderOf(place);
  const header = readHeader(folder);
  if (header?.program !== program) return null;
  const isUnchanged = unchangedSince(header.stampedAt, now.stampOf);
  const isSameDay = header.today === today && header.record === now.record;
  const isSame: IsUnchanged = (name, stamp) => isSamePicture(root, name, stamp, isUnchanged);
  const changed = once(() => changedFiles(header, now.stamps(), isUnchanged, isSame));
  return {
    sameOutcome: () => {
      const files = isSameDay && changed()?.length === 0 ? filesOf(header, out) : null;
      return files && { outcome: withTexts(header.outcome, root), settle: () => settleFiles(out, files) };
    },
    edited: (list) => {
      if (!isSameDay || (list !== null && list !== header.list)) return null;
      const [file, ...others] = changed() ?? [];
      if (file === undefined || others.length > 0 || !mayBeTown(file)) return null;
      const outcome = withTexts(header.outcome, root);
      return readEditedTown(folder, root, { ...header, outcome }, { file, slug: basename(file, '.yaml') });
    },
    keepEdited: (edited, now, list, outcome) => {
      const { parts, ...rest } = header;
      const content = contentAfter(header, now.town);
      const own = { ...rest, content, list, stampedAt: now.stampedAt, outcome: withoutTexts(outcome) };
      keepEditedTown(folder, edited, now, own, parts);
    },
    reusable: ({ list, lost }) => {
      const kept = header.list === list ? readMemory(folder, root, header) : null;
      const documents = { folder: out, lost: new Set(lost) };
      return kept && { reusable: { memory: kept.memory, documents, isUnchanged }, base: kept.base };
    },
    projectMemory: () => readMemory(folder, root, header)?.memory ?? null,
    isInPlace: () => filesOf(header, out) !== null,
  };
}

/** Returns the stamps of the files of a project after an edit of a town. */
const contentAfter = ({ content }: Header, { file, stamp }: KeptTown): Header['content'] =>
  content.map(([name, old]) => [name, name === file ? stamp : old]);

interface EndedRun {
  place: BuildPlace;
  /** The files of the project before the build read them. */
  projectAtStart: ProjectNow;
  memory: MadeMemory;
  list: string;
  outcome: Outcome;
  /** What earlier builds left in the folder, of whose results it reused what it could; null if there was none. */
  base: Base | null;
}

/** Keeps the results of a build, after its files are written. */
export function keepRun({ place, projectAtStart, memory, list, outcome, base }: EndedRun): void {
  const { program, today } = place;
  const header = {
    program,
    list,
    today,
    record: projectAtStart.record,
    stampedAt: projectAtStart.stampedAt,
    content: [...projectAtStart.stamps()],
    pictures: [...memory.pictures],
    outcome: withoutTexts(outcome),
  };
  keepMemory(folderOf(place), memory, header, base);
}

const folderOf = ({ cacheFolder, root, out }: BuildPlace) => memoryFolder(cacheFolder, root, out);

/** Returns the files of an output folder, or null unless all files that the last build wrote are there. */
function filesOf({ list }: Header, out: string): FilesInPlace | null {
  try {
    const found = isHalfDone(out) ? null : filesInPlace(out);
    return found && found.list === list && found.isListed && found.lost.length === 0 ? found : null;
  } catch {
    return null;
  }
}
