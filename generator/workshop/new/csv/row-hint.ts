import type { Message } from '../../../report/diagnostic.ts';
import { inWords } from '../../../report/wording.ts';

/**
 * Returns the hint of a problem in the file of a town, adapted for the row that the file is made from.
 *
 * @param slugIn returns the slug that a row for a town in a state needs; null if it needs none
 */
export function rowHint(
  { hint, fix }: Pick<Message, 'hint' | 'fix'>,
  slugIn: (name: string, state: string) => string | null,
): string {
  switch (fix?.kind) {
    case 'swap-coordinates':
      return 'Write each number in the column of the other.';
    case 'rename-file':
      return `Write this in the column "slug":  ${fix.slug}`;
    case 'move-region': {
      const slug = slugIn(fix.name, fix.region);
      const [state, address] = [`${fix.region} in a column "region"`, `${slug} in a column "slug"`];
      const columns = slug === null ? `and ${state}` : `${state}, and ${address}`;
      return `Write "${fix.name}" here, ${columns}. If ${fix.name} is in ${fix.own}, write only the name.`;
    }
    case 'set-region':
      return `Write ${fix.region} in a column "region".`;
    case 'add':
      return `Write ${fix.keys.length === 1 ? 'it in the column' : 'them in the columns'} ${inWords(fix.keys.map((key) => `"${headingOf(key, fix.group)}"`))}.`;
    default:
      return hint;
  }
}

/** @param group the innermost group of a text */
function headingOf(key: string, group: string | null): string {
  if (group === null) return key;
  return `${group === 'words' ? '' : 'specialties.'}${group}.${key}`;
}
