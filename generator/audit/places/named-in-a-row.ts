/** A list of places, as in "Barre, Berlin and Plainfield". */
interface TownList {
  words: string;
  index: number;
  /** Each is a town or used to be one. */
  names: { name: string; index: number }[];
  /** The other towns named right before or after the list, beyond a name that is not a town. */
  nearby: string[];
}

const word = "\\p{Lu}[\\p{L}'’.-]*\\p{L}";
const name = `\\{town\\.name\\}|${word}(?: ${word}){0,3}`;
const joint = ',? (?:and|or|&) |, ';
const list = new RegExp(`(?:${name})(?:(?:${joint})(?:${name}))+`, 'gu');
const part = new RegExp(name, 'gu');

/**
 * Returns the lists of towns in a text. Words before the first town and after the last, such as "Plumbers" in "Plumbers
 * Barre and Berlin VT", are not part of a list. A name among towns that is not a town ends it.
 *
 * @param townIn returns the town that some capitalized words are, begin with, or end with; null if there is none
 */
export function townListsIn(text: string, townIn: (words: string) => string | null): TownList[] {
  return [...text.matchAll(list)].flatMap(({ 0: words, index: start }) => {
    const towns = [...words.matchAll(part)].map(({ 0: one, index }) => {
      const town = townIn(one);
      return town === null ? null : { name: town, index: start + index + one.indexOf(town) };
    });
    return runsOf(towns).map((names) => {
      const [first, last] = [names[0], names.at(-1)];
      const [from, to] = [first?.index ?? 0, (last?.index ?? 0) + (last?.name.length ?? 0)];
      const nearby = towns.flatMap((town) => (town === null || names.includes(town) ? [] : town.name));
      return { words: text.slice(from, to), index: from, names, nearby };
    });
  });
}

/** Returns the runs of two or more items without null between them. */
function runsOf<T>(items: readonly (T | null)[]): T[][] {
  const runs: T[][] = [[]];
  for (const item of items) {
    if (item === null) runs.push([]);
    else runs.at(-1)?.push(item);
  }
  return runs.filter(({ length }) => length > 1);
}

/** Returns the longest run of words, from the first or to the last, that is a town; null if there is none. */
export function nameIn(words: string, isTown: (name: string) => boolean): string | null {
  const all = words.split(' ');
  for (let count = all.length; count > 0; count--) {
    const town = [all.slice(0, count), all.slice(-count)].map((some) => some.join(' ')).find(isTown);
    if (town !== undefined) return town;
  }
  return null;
}
