import type { Town } from '../../templates/facts/site.ts';
import { defineLazily, without } from '../check/lazy-group.ts';
import { fillTree } from './fill.ts';
import type { FillContext } from './fill-context.ts';

/**
 * A town whose texts are known to be right. They are filled in when a page shows them, because lists of thousands of towns
 * show no more than their names.
 *
 * @param raw as it is written
 * @param contextOf prepares to fill it in, which takes longer than all else if nothing is to be filled in
 */
export function lazyTown(raw: Town, contextOf: (town: Town) => FillContext): Town {
  const filled = <T>(value: T): T => {
    if (!hasPlaceholder(value)) return value;
    const unheard = {
      roles: new Map(),
      leaves: [],
      problems: [],
      missing: [],
      requestedSpecialties: new Set<string>(),
    };
    return fillTree(value, [], { ...contextOf(raw), ...unheard }) as T;
  };
  const town = filled(without(raw, 'words', 'specialties')) as Town;
  if ('words' in raw) defineLazily(town, 'words', () => filled(raw.words));
  if (raw.specialties !== undefined) {
    const specialties = {};
    for (const name of Object.keys(raw.specialties))
      defineLazily(specialties, name, () => filled(raw.specialties?.[name]));
    Object.assign(town, { specialties });
  }
  return town;
}

function hasPlaceholder(value: unknown): boolean {
  if (typeof value === 'string') return /[{}]/.test(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(hasPlaceholder);
}
