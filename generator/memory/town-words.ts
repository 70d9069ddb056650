import { join } from 'node:path';
import { memoized } from '../../templates/memoized.ts';
import type { TownFacts } from '../check/definition.ts';
import { lazyGroup } from '../check/towns/lazy-group.ts';
import { bytesIfReadable } from '../files/bytes-if-readable.ts';
import { hash } from '../files/hash.ts';
import { decode } from '../read/decode.ts';
import { parse } from '../read/source.ts';
import { readSimpleYaml } from '../read/yaml/simple-yaml.ts';
import { changedMeanwhile } from './checked-source.ts';
import { type ByteRange, byteRangeOf, type SharedTexts, sharedText } from './shared-texts.ts';

/** The texts of a town, which are read only when a page about it is made. */
type TownWords = Pick<TownFacts, 'words' | 'specialties'>;

/** A town whose words are not read yet. */
interface UnreadTown {
  file: string;
  /** A hash of the text of the file when it was checked. */
  hash: string;
  /** Its facts, except for its words. */
  facts: object;
}

/** What is known of the words of a town before they are read. */
interface UnreadWords {
  hasWords: boolean;
  /** The names of its specialties. */
  specialties: readonly string[];
  /** Where the words are among the shared ones; undefined if they have to be read from the file. */
  place: string | undefined;
}

/** Returns the facts of a town with its words, which are read when they are first asked for. */
type AddWords = (town: UnreadTown, words: UnreadWords) => object;

/** Prepares to read the words of towns, from those that threads share or from their files. */
export function wordReader(root: string, shared: SharedTexts | null): AddWords {
  // By the index of the town. There may be a hundred thousand, and an object for each would take more memory.
  const towns: UnreadTown[] = [];
  const [starts, sizes]: [number[], number[]] = [[], []];
  const specialties: (readonly string[])[] = [];
  const inFiles = memoized((index: number) => wordsIn(root, towns[index] as UnreadTown));
  const textOf = (index: number) => {
    const [start = 0, size = 0] = [starts[index], sizes[index]];
    return shared && size > 0 ? sharedText(shared, { start, size }) : inFiles(index);
  };
  let last: { index: number; words: TownWords } | null = null;
  const wordsOf = (index: number) => {
    if (last?.index !== index) last = { index, words: JSON.parse(textOf(index)) };
    return last.words;
  };
  const specialty = (name: string, index: number) => wordsOf(index).specialties?.[name];
  const compute = (name: string, index: number) =>
    name === 'words' ? wordsOf(index).words : lazyGroup({}, specialties[index] ?? [], specialty, index);
  // Most towns have the same ones.
  const sameList = memoized((names: string) => names.split('\n'));
  return (town, { hasWords, specialties: names, place }) => {
    const index = towns.push(town) - 1;
    const { start, size } = place === undefined ? nowhere : byteRangeOf(place);
    starts.push(start);
    sizes.push(size);
    specialties.push(sameList(names.join('\n')));
    const unread = [...(hasWords ? ['words'] : []), ...(names.length > 0 ? ['specialties'] : [])];
    return lazyGroup(town.facts, unread, compute, index);
  };
}

const nowhere: ByteRange = { start: 0, size: 0 };

/**
 * Returns the words in a file, as JSON, which takes less memory.
 *
 * @throws UsageError if the file was edited after it was checked a moment ago
 */
function wordsIn(root: string, { file, hash: checked }: UnreadTown): string {
  const { text } = decode(bytesIfReadable(join(root, file)) ?? Buffer.of());
  if (hash(text) !== checked) throw changedMeanwhile(file);
  const { words, specialties } = (readSimpleYaml(text) ?? parse(file, text).data) as TownWords;
  return JSON.stringify({ words, specialties });
}
