import { isGroup } from '../../../templates/schema/is-group.ts';
import type { Path } from '../../read/locate.ts';
import type { Finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import type { WrittenFile } from '../written-texts.ts';

/**
 * Reports what was pasted twice: a section of a page, or an item of a list, such as a review, a question, or a link.
 */
export const rule: Rule = {
  id: 'repeated',
  severity: 'warning',
  reason: 'Visitors who read the same thing twice wonder whether they missed a difference.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  file: (file) => {
    if (!isGroup(file.data)) return [];
    // Towns have names of their own, which other rules compare.
    const { sections, towns: _, ...facts } = file.data;
    if (!Array.isArray(sections)) return file.file === 'site.yaml' ? repeatedIn(facts, [], file) : [];
    return [...repeatedItems(sections, ['sections'], isSameSection, file), ...repeatedIn(sections, ['sections'], file)];
  },
};

/** An item of a list. */
interface ListedItem {
  value: Readonly<Record<string, unknown>>;
  index: number;
  /** Its content, apart from its id, which must be unique. */
  says: string;
}

/** Returns repeated items in all lists in a value, which may be a list of sections. */
function repeatedIn(value: unknown, path: Path, file: WrittenFile): Finding[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => repeatedIn(item, [...path, index], file));
  if (!isGroup(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const at = [...path, name];
    const own = Array.isArray(inner) ? repeatedItems(inner, at, isSameItem, file) : [];
    return [...own, ...repeatedIn(inner, at, file)];
  });
}

type IsSame = (first: ListedItem, second: ListedItem) => boolean;

/** Returns the groups in a list that have the same content as an earlier one. */
function repeatedItems(list: readonly unknown[], path: Path, isSame: IsSame, { file }: WrittenFile): Finding[] {
  const items = list.flatMap((value, index): ListedItem[] => {
    if (!isGroup(value)) return [];
    const { id: _, ...rest } = value;
    return [{ value, index, says: JSON.stringify(rest) }];
  });
  const earlier = new Map<unknown, ListedItem[]>();
  return items.flatMap((item) => {
    const alike = traitsOf(item).flatMap((trait) => earlier.get(trait)?.find((other) => isSame(other, item)) ?? []);
    for (const trait of traitsOf(item)) earlier.set(trait, [...(earlier.get(trait) ?? []), item]);
    const [first] = alike.sort((a, b) => a.index - b.index);
    if (!first) return [];
    const [name = '', words] = Object.entries(item.value).find(([, one]) => typeof one === 'string') ?? [];
    const spot = (index: number) => ({ file, path: [...path, index, ...(name && [name])] });
    const what = name === 'type' ? `This ${words} section` : `“${words ?? ''}”`;
    return [
      {
        at: spot(item.index),
        also: spot(first.index),
        message: `${what} is here twice.`,
        hint: 'Delete one of the two, or say something else in it.',
        value: String(words ?? ''),
      },
    ];
  });
}

/**
 * Returns traits of an item. Two items are the same only if they share one of these, so the hundreds of links in a list
 * are not all compared with each other.
 */
const traitsOf = ({ value, says }: ListedItem) =>
  [says, value.question, value.quote].filter((trait) => trait !== undefined);

/** Compares sections. A page may ask twice for the same thing, with other sections in between. */
function isSameSection(first: ListedItem, second: ListedItem): boolean {
  if (first.says !== second.says) return false;
  const asks = 'action' in second.value || 'actions' in second.value;
  return second.index === first.index + 1 || (!asks && lengthOf(second.value) > 100);
}

/** Compares items. Steps of a process may repeat, in a few words. */
function isSameItem(first: ListedItem, second: ListedItem): boolean {
  const isSame = (name: string) => name in second.value && first.value[name] === second.value[name];
  if (['question', 'quote'].some(isSame)) return true;
  if (first.says !== second.says) return false;
  return second.index === first.index + 1 || 'to' in second.value || lengthOf(second.value) > 40;
}

/** Returns the number of characters in the texts of a value. */
function lengthOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  const inner = typeof value === 'object' && value !== null ? Object.values(value) : [];
  return inner.reduce<number>((sum, one) => sum + lengthOf(one), 0);
}
