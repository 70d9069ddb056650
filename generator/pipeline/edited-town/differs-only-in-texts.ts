import { asGroup, isGroup } from '../../../templates/schema/is-group.ts';
import { without } from '../../check/towns/lazy-group.ts';

/** Returns true if two versions of a town file differ only in the words of the town and in its texts for specialties. */
export function differsOnlyInTexts(before: unknown, after: unknown): boolean {
  return isGroup(before) && isGroup(after) && printedFacts(before) === printedFacts(after);
}

const printedFacts = (data: Record<string, unknown>) =>
  JSON.stringify([without(data, 'words', 'specialties', 'order'), data.order, Object.keys(asGroup(data.specialties))]);
