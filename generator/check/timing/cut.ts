import { isSeq } from 'yaml';
import { isGroup } from '../../../templates/schema/is-group.ts';
import { type Path, pathOf, pointerOf } from '../../read/locate.ts';
import type { Source } from '../../read/source.ts';
import { valueAt } from '../../read/value-at.ts';
import type { CheckedFile } from '../checked-file.ts';
import { nodeAt, pairAt, workingCopyOf } from '../mistakes/working-copy.ts';
import type { Roles } from '../schema/roles.ts';

/** Removes some values from a file. The rest keeps its location in the text. */
export interface Cut {
  /** Returns the new path of a value; null if it is cut out. */
  moved: (path: Path) => Path | null;
  /** Returns the data without these values. Data that contains none of them is returned as the same object. */
  data: <T>(data: T) => T;
  source: (source: Source) => Source;
  roles: (roles: Roles) => Roles;
}

/**
 * Returns what removes some values from a file.
 *
 * @param paths the paths of the values, in a file with this data
 */
export function cutting(paths: readonly Path[], data: unknown): Cut {
  const gone = new Set(paths.map(pointerOf));
  const around = new Set(paths.flatMap((path) => path.map((_, length) => pointerOf(path.slice(0, length)))));
  /** The indexes of the items that each list loses. */
  const lost = new Map<string, number[]>();
  for (const path of paths) {
    const list = path.slice(0, -1);
    if (!Array.isArray(valueAt(data, list))) continue;
    lost.set(pointerOf(list), [...(lost.get(pointerOf(list)) ?? []), Number(path.at(-1))]);
  }
  const moved = (path: Path): Path | null => {
    const steps = path.map((step, index) => {
      const before = lost.get(pointerOf(path.slice(0, index)))?.filter((one) => one < Number(step)) ?? [];
      return before.length > 0 ? Number(step) - before.length : step;
    });
    return path.some((_, index) => gone.has(pointerOf(path.slice(0, index + 1)))) ? null : steps;
  };
  const without = (value: unknown, path: Path): unknown => {
    if (!around.has(pointerOf(path))) return value;
    const isLeft = (step: string | number) => !gone.has(pointerOf([...path, step]));
    if (Array.isArray(value)) {
      return value.flatMap((item, index) => (isLeft(index) ? [without(item, [...path, index])] : []));
    }
    if (!isGroup(value)) return value;
    const left = Object.entries(value).filter(([key]) => isLeft(key));
    return Object.fromEntries(left.map(([key, child]) => [key, without(child, [...path, key])]));
  };
  const cutData = <T>(value: T) => without(value, []) as T;
  return {
    moved,
    data: cutData,
    source: (source) => ({ ...cutDocument(source, paths), data: cutData(source.data), edition: [...gone].join(' ') }),
    roles: (roles) =>
      new Map(
        [...roles].flatMap(([pointer, role]) => {
          const path = moved(pathOf(pointer));
          return path ? [[pointerOf(path), role] as const] : [];
        }),
      ),
  };
}

function cutDocument(source: Source, paths: readonly Path[]): Source {
  const working = workingCopyOf(source);
  // All are looked up first, because removing one changes the paths of others.
  const found = paths.map((path) => {
    return { list: nodeAt(working, path.slice(0, -1)), node: nodeAt(working, path), entry: pairAt(working, path) };
  });
  for (const { list, node, entry } of found) {
    if (isSeq(list)) list.items = list.items.filter((item) => item !== node);
    if (entry) entry.map.items = entry.map.items.filter((pair) => pair !== entry.pair);
  }
  return working;
}

/** Returns a checked file without some of its values and everything found in them. Its problems stay unchanged. */
export function cutFile(file: CheckedFile, cut: Cut): CheckedFile {
  const source = cut.source(file.source);
  const move = <T extends { path: Path }>(all: readonly T[]): T[] =>
    all.flatMap((one) => {
      const path = cut.moved(one.path);
      return path ? [{ ...one, path }] : [];
    });
  return {
    ...file,
    source,
    roles: cut.roles(file.roles),
    errors: move(file.errors),
    lost: move(file.lost.map((path) => ({ path }))).map(({ path }) => path),
    renamed: move(file.renamed),
    references: move(file.references).map((reference) => ({ ...reference, source })),
  };
}
