import type { ReactNode } from 'react';
import type { PageContext } from '../define.ts';
import { choice, optional, text } from '../schema.ts';
import { unmarked } from '../unmarked.ts';

/** The property of a section that shows its items in groups. */
export const grouping = optional(
  choice('Shows the items under their first letters. For other headings, such as counties, give each item a "group".', [
    'letter',
  ]),
);

/** The property of an item that puts it under a heading. */
export const groupName = optional(text('The heading that it is under, such as a county.', 'Washington County'));

interface Group<T> {
  name: string;
  /** Unique on the page. Links lead to it. */
  id: string;
  items: T[];
}

interface Grouping<T> {
  /**
   * The section of the items. Its id, or otherwise its heading, begins the ids of the groups. With `group: letter`, items
   * without a group of their own are under their first letters.
   */
  section: { id?: string | undefined; heading: string; group?: 'letter' | undefined };
  context: PageContext;
  /** Returns the title of an item. */
  titleOf: (item: T) => string;
}

/**
 * Sorts items into groups, in the alphabetical order of the site's language: those with their own name, or with their
 * first letter. Items without a group come first, in a group without a name. Returns null if nothing asks for groups.
 */
export function groupsOf<T extends { group?: string | undefined }>(
  items: readonly T[],
  { section, context, titleOf }: Grouping<T>,
): Group<T>[] | null {
  const { heading, id = heading, group: by } = section;
  if (!by && items.every(({ group }) => group === undefined)) return null;
  const { uniqueId, site } = context;
  const { compare } = new Intl.Collator([site.language, 'en']);
  const letterOf = firstLetters(site.language);
  const groups = new Map<string, Group<T>>();
  for (const item of items) {
    const name = item.group ?? (by ? letterOf(titleOf(item)) : '');
    const group = groups.get(unmarked(name)) ?? { name, id: name === '' ? '' : uniqueId(idOf(id, name)), items: [] };
    group.items.push(item);
    groups.set(unmarked(name), group);
  }
  const sorted = [...groups].sort(([a], [b]) => compare(a, b)).map(([, group]) => group);
  for (const group of sorted) group.items.sort((a, b) => compare(unmarked(titleOf(a)), unmarked(titleOf(b))));
  return sorted;
}

/**
 * Returns a function that returns the first letter of a title, without its marks unless they make another letter in the
 * language: É is under E in French, and Å is after Z in Swedish.
 */
function firstLetters(language: string): (title: string) => string {
  const { compare } = new Intl.Collator([language, 'en'], { sensitivity: 'base' });
  return (title) => {
    const [letter = ''] = title.normalize('NFC').match(/[\p{L}\p{N}]\p{M}*/u) ?? [];
    const parts = [...letter.normalize('NFD')];
    const withMarks = parts.map((_, index) => parts.slice(0, index + 1).join(''));
    const same = withMarks.find((one) => compare(one, letter) === 0) ?? '';
    return same.normalize('NFC').toLocaleUpperCase(language);
  };
}

/**
 * Returns the id of a group. A name without letters and digits gets a number, so that the id is never that of the
 * section alone.
 */
function idOf(section: string, name: string): string {
  return [...(wordsOf(section) ?? []), ...(wordsOf(name) ?? ['1'])].join('-');
}

function wordsOf(text: string): readonly string[] | null {
  return unmarked(text)
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
}

/** Links to groups, and the groups under their headings. */
export function Groups<T>({
  label,
  groups,
  beside = false,
  children,
}: {
  /** The name of the links for screen readers. */
  label: string;
  groups: readonly Group<T>[];
  /** True if the headings are next to their groups on large screens. */
  beside?: boolean;
  children: (items: readonly T[]) => ReactNode;
}) {
  const named = groups.filter(({ name }) => name !== '');
  return (
    <>
      <nav aria-label={label} className="mb-8 border-y border-rule py-1">
        <ul className="-mx-3.5 flex flex-wrap">
          {named.map(({ name, id }) => (
            <li key={id}>
              <a
                href={`#${encodeURIComponent(id)}`}
                className="inline-flex min-h-11 items-center px-3.5 font-semibold text-accent underline-offset-4 hover:underline"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={beside ? 'grid gap-x-6 gap-y-8 lg:grid-cols-[auto_minmax(0,1fr)]' : 'space-y-14'}>
        {groups.map(({ name, id, items }) => (
          // All groups share a column as wide as the longest name.
          <div key={id} className={beside ? 'lg:col-span-2 lg:grid lg:grid-cols-subgrid lg:items-baseline' : undefined}>
            {name !== '' && (
              <h3 id={id} className={beside ? 'text-name lg:max-w-60 lg:min-w-30' : 'mb-6 text-title'}>
                {name}
              </h3>
            )}
            <div className={beside ? 'lg:col-start-2' : undefined}>{children(items)}</div>
          </div>
        ))}
      </div>
    </>
  );
}
