import type { Town } from '../../../templates/facts/site.ts';
import { once } from '../../../templates/memoized.ts';
import { detached } from '../../basics/detached.ts';
import { type NameIndex, nameIndex } from '../name-index.ts';
import { remembered } from '../remembered.ts';
import { localNames } from './place-names.ts';

/** Replaces the names of all places that a page of the town may mention: all towns, and places in its own town. */
export type MaskPlaces = (text: string, town: Town | undefined) => string;

/**
 * Returns a masking function. Many pages share the same texts, and most texts mention nothing in the page's own town.
 */
export function placeMask(placeNames: NameIndex): MaskPlaces {
  const ownNames = localNamesOnce();
  const known = remembered<{ masked: string }>();
  return (text, town) => {
    const { names, index } = ownNames(town);
    const others = names.some((name) => text.includes(name)) ? index().without(text, sign) : text;
    if (others !== text) return placeNames.without(others, sign);
    return known(text, () => ({ masked: placeNames.without(detached(text), sign) })).masked;
  };
}

/** Replaces names. */
const sign = '·';

interface LocalNames {
  names: readonly string[];
  index: () => NameIndex;
}

/** Returns a function that finds the names in a town once for all texts of its page. */
function localNamesOnce(): (town: Town | undefined) => LocalNames {
  let last: { town: Town | undefined } & LocalNames = { town: undefined, names: [], index: () => nameIndex([]) };
  return (town) => {
    if (town === last.town) return last;
    const names = town ? localNames(town) : [];
    last = { town, names, index: once(() => nameIndex(names)) };
    return last;
  };
}
