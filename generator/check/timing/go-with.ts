import { isGroup } from '../../../templates/schema/is-group.ts';
import { type Path, pointerOf } from '../../read/locate.ts';
import { valueAt } from '../../read/value-at.ts';
import { type Rules, rulesAt } from '../mistakes/rules.ts';

/** What is left out of a file. */
interface LeftOut {
  paths: Path[];
  /** Lists and groups that must not become empty but would. Their contents are not left out. */
  emptied: Path[];
}

/**
 * Finds what must be left out along with other values. A list that would be empty goes too: alone if it is optional,
 * otherwise with the section, the item, or the group around it. If something cannot be shown without a value, it goes
 * with that value.
 *
 * @param parts the paths of list items, entries, and groups that may be missing
 * @param needed the paths of other values that cannot be shown
 */
export function withWhatGoes(parts: readonly Path[], needed: readonly Path[], data: unknown, rules: Rules): LeftOut {
  const gone = new Map<string, Path>();
  const emptied: Path[] = [];
  const add = (path: Path) => {
    gone.set(pointerOf(path), path);
    const around = path.slice(0, -1);
    const { rules: own, isList } = collectionAt(around, data, rules);
    if (!isList) return;
    const value = valueAt(data, around) as object;
    if (!Object.keys(value).every((step) => gone.has(pointerOf([...around, step])))) return;
    // Without the keys that it chooses, a section would show all entries of the group.
    lift(own.items?.fact ? around.slice(0, -1) : around, around);
  };
  const lift = (path: Path, empty: Path) => {
    if (path.length === 0) {
      emptied.push(empty);
      for (const [pointer] of gone) if (pointer.startsWith(`${pointerOf(empty)}/`)) gone.delete(pointer);
      return;
    }
    const around = path.slice(0, -1);
    const { rules: own, isList } = collectionAt(around, data, rules);
    const mayBeMissing = isList || !(own.required ?? []).includes(String(path.at(-1)));
    if (mayBeMissing) add(path);
    else lift(around, empty);
  };
  for (const path of parts) add(path);
  for (const path of needed) lift(path, path);
  return { paths: outermost(gone), emptied };
}

/** Returns whether a value is a list or a map of entries, and its rules. */
function collectionAt(path: Path, data: unknown, rules: Rules): { rules: Rules; isList: boolean } {
  const found = rulesAt(rules, data, path);
  const isMap = isGroup(found.rules.additionalProperties);
  return { rules: found.rules, isList: Array.isArray(found.data) || isMap };
}

function outermost(gone: ReadonlyMap<string, Path>): Path[] {
  const isInside = (path: Path) => path.some((_, length) => gone.has(pointerOf(path.slice(0, length))));
  return [...gone.values()].filter((path) => !isInside(path));
}

/** Returns the paths of sections, and of parts of them, that show only groups of site.yaml that are left out. */
export function withoutFacts(data: unknown, rules: Rules, groups: ReadonlySet<string>): Path[] {
  const sections = isGroup(data) && Array.isArray(data.sections) ? data.sections : [];
  return sections.flatMap((section: unknown, index): Path[] => {
    const { rules: own } = rulesAt(rules, data, ['sections', index]);
    const needs = Object.entries(own.needs ?? {}).filter(([name]) => isGroup(section) && name in section);
    return needs.filter(([, group]) => groups.has(group)).map(([name]) => ['sections', index, name]);
  });
}
