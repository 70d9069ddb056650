/** Names of places in a row, as in "Barre, Berlin and Plainfield". */
interface TownList {
  words: string;
  index: number;
  /** Each a town, or what was one. */
  names: { name: string; index: number }[];
  /** The other towns that the text names in the same breath, before or after a name that is not a town. */
  nearby: string[];
}

const word = "\\p{Lu}[\\p{L}'’.-]*\\p{L}";
const name = `\\{town\\.name\\}|${word}(?: ${word}){0,3}`;
const joint = ',? (?:and|or|&) |, ';
const list = new RegExp(`(?:${name})(?:(?:${joint})(?:${name}))+`, 'gu');
const part = new RegExp(name, 'gu');

/**
 * The lists of towns in a text. What is before the first town and after the last, such as "Plumbers" in "Plumbers Barre
 * and Berlin VT", is not part of a list; a name among towns that is not a town ends it.
 *
 * @param townIn the town that some capitalized words are, or begin with, or end with; null if they are none
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

/** The runs of two or more without null between them. */
function runsOf<T>(items: readonly (T | null)[]): T[][] {
  const runs: T[][] = [[]];
  for (const item of items) {
    if (item === null) runs.push([]);
    else runs.at(-1)?.push(item);
  }
  return runs.filter(({ length }) => length > 1);
}

/** The longest run of words, from the first or to the last, that is a town; null if none is. */
export function nameIn(words: string, isTown: (name: string) => boolean): string | null {
  const all = words.split(' ');
  for (let count = all.length; count > 0; count--) {
    const town = [all.slice(0, count), all.slice(-count)].map((some) => some.join(' ')).find(isTown);
    if (town !== undefined) return town;
  }
  return null;
}
