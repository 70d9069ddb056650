import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { themeFiles } from '../assets/styles/theme.ts';
import { type FilesInPlace, filesInPlace, settleFiles } from '../publish/files-in-place.ts';
import { recordFile } from '../publish/record.ts';
import { isHalfDone } from '../publish/staging.ts';
import { decode } from '../read/decode.ts';
import { hash } from '../report/hash.ts';
import { once } from '../report/memoized.ts';
import { type EditedTown, keepEditedTown, type PlacedKeptPage, readEditedTown } from './edited-town.ts';
import { changedFiles, type Header, memoryFolder, type Outcome, readHeader } from './header.ts';
import type { KeptTown, Memory } from './memory.ts';
import { runtime } from './runtime.ts';
import { type ContentNow, contentNow, type IsUnchanged, isSamePicture, unchangedSince } from './stamps.ts';
import { type Base, keepMemory, readMemory } from './store.ts';

/** A project, the folder that it is built into, and what builds it. */
export interface BuildPlace {
  root: string;
  out: string;
  cacheFolder: string;
  /** What changes with the program and its environment. */
  program: string;
  /** As YYYY-MM-DD. */
  today: string;
}

/** The folder that a project is built into unless another one is named. */
export const usualOutput = (root: string) => join(root, 'dist');

/** A hash of the program, its theme, and what it gets from its environment: another version of the language data may write dates differently. */
export async function identityOf(program: string, mapsKey = ''): Promise<string> {
  return hash(program, runtime, mapsKey, ...(await themeFiles()).map(({ text }) => text));
}

/** A town whose file was edited, and its pages, as a build has made them again. */
export interface EditedNow {
  town: KeptTown;
  pages: readonly PlacedKeptPage[];
  /** When the build began, in milliseconds since 1970. */
  taken: number;
}

/** The file of a town is in a folder below pages/. */
const inFolder = /^pages\/.+\/[^/]+\.yaml$/;

/** The files of a project, and what it has published. */
export interface ProjectNow extends ContentNow {
  /** A hash of the record of what was published; empty if there is none. */
  record: string;
}

export function projectNow(root: string): ProjectNow {
  return { ...contentNow(root), record: recordHash(root) };
}

/** The last build of a project into a folder, if it ended without errors and by the same program. */
export interface LastRun {
  /** Its outcome, if nothing has changed since. */
  outcome: () => Outcome | null;
  /** What can be taken over, if the folder still has what it wrote. */
  memory: (list: string) => Memory | null;
  /** What it knew of the project, even if its folder has changed since. */
  projectMemory: () => Memory | null;
  /**
   * What can be taken over on the same day if the file of one town alone has changed.
   *
   * @param list what the folder has; null if that does not matter
   */
  edited: (list: string | null) => EditedTown | null;
  /** Keeps what a build left after that. */
  keepEdited: (edited: EditedTown, now: EditedNow, list: string, outcome: Outcome) => void;
  /** What the memory that was taken over last is kept in; null if none was. */
  base: () => Base | null;
  /** False for a file of the project that has changed since. */
  isUnchanged: IsUnchanged;
  /** True if the folder has what it wrote. */
  isInPlace: () => boolean;
  /** Saves the next build from reading the same files again. */
  settle: () => void;
}

/** @param now the files of the project, if the build that asks keeps what it leaves */
export function lastRun(place: BuildPlace, now = projectNow(place.root)): LastRun {
  const { root, out, program, today } = place;
  const folder = folderOf(place);
  const found = readHeader(folder);
  const header = found?.program === program ? found : null;
  const isUnchanged = unchangedSince(header?.taken ?? 0, now.stampOf);
  let files: FilesInPlace | null = null;
  let base: Base | null = null;
  const isSameDay = header?.today === today && header.record === now.record;
  const isSame: IsUnchanged = (name, stamp) => isSamePicture(root, name, stamp, isUnchanged);
  const changed = once(() => header && changedFiles(header, now.files, isUnchanged, isSame));
  const read = () => {
    const kept = header && readMemory(folder, root, header);
    base = kept?.base ?? null;
    return kept?.memory ?? null;
  };
  const isInPlace = () => {
    files = header && filesOf(header, out);
    return files !== null;
  };
  return {
    outcome: () => {
      if (!header || !isSameDay || changed()?.length !== 0) return null;
      return isInPlace() ? withTexts(header.outcome, root) : null;
    },
    edited: (list) => {
      if (!header || !isSameDay || (list !== null && list !== header.list)) return null;
      const [file, ...others] = changed() ?? [];
      if (file === undefined || others.length > 0 || !inFolder.test(file)) return null;
      const outcome = withTexts(header.outcome, root);
      return readEditedTown(folder, root, { ...header, outcome }, { file, slug: basename(file, '.yaml') });
    },
    keepEdited: (edited, now, list, outcome) => {
      if (!header) return;
      const { file, stamp } = now.town;
      const content = header.content.map(([name, old]): Header['content'][number] => [
        name,
        name === file ? stamp : old,
      ]);
      const { parts, ...rest } = header;
      const own = { ...rest, content, list, taken: now.taken, outcome: withoutTexts(outcome) };
      keepEditedTown(folder, edited, now, own, parts);
    },
    memory: (list) => (header?.list === list ? read() : null),
    projectMemory: read,
    base: () => base,
    isUnchanged,
    isInPlace,
    settle: () => {
      if (files) settleFiles(out, files);
    },
  };
}

interface EndedRun {
  place: BuildPlace;
  /** The files of the project before the build read them. */
  began: ProjectNow;
  memory: Memory;
  list: string;
  outcome: Outcome;
  /** The build from which it took over what it could; null if it did not look. */
  last: LastRun | null;
}

/** Keeps what a build left, after its files are written. */
export function keepRun({ place, began, memory, list, outcome, last }: EndedRun): void {
  const { program, today } = place;
  const header = {
    program,
    list,
    today,
    record: began.record,
    taken: began.taken,
    content: began.files.map((file): Header['content'][number] => [file, began.stampOf(file)]),
    pictures: [...memory.pictures],
    outcome: withoutTexts(outcome),
  };
  keepMemory(folderOf(place), memory, header, last?.base() ?? null);
}

const folderOf = ({ cacheFolder, root, out }: BuildPlace) => memoryFolder(cacheFolder, root, out);

function recordHash(root: string): string {
  try {
    return hash(readFileSync(join(root, recordFile)));
  } catch {
    return '';
  }
}

/** The files of an output folder. Null unless all that the last build wrote are there. */
function filesOf({ list }: Header, out: string): FilesInPlace | null {
  try {
    const found = isHalfDone(out) ? null : filesInPlace(out);
    return found && found.list === list && found.isListed && found.lost.length === 0 ? found : null;
  } catch {
    return null;
  }
}

type Located = { source: { file: string; text: string } };

/** The texts of files with findings are not kept, because these files have not changed. */
function withoutTexts(outcome: Outcome): Outcome {
  return mapSources(outcome, ({ file }) => ({ file, text: '' }));
}

function withTexts(outcome: Outcome, root: string): Outcome {
  const sources = new Map<string, Located['source']>();
  return mapSources(outcome, ({ file }) => {
    const source = sources.get(file) ?? { file, text: decode(readFileSync(join(root, file))).text };
    sources.set(file, source);
    return source;
  });
}

function mapSources(outcome: Outcome, change: (source: Located['source']) => Located['source']): Outcome {
  const located = <T extends Located>(one: T): T => ({ ...one, source: change(one.source) });
  const all = (diagnostics: Outcome['warnings']) =>
    diagnostics.map((one) => ({ ...located(one), ...(one.also && { also: located(one.also) }) }));
  return { ...outcome, warnings: all(outcome.warnings), beforeLaunch: all(outcome.beforeLaunch) };
}
