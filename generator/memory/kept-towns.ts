import type { SiteFacts } from '../../templates/facts/site.ts';
import { memoized } from '../../templates/memoized.ts';
import { asGroup } from '../../templates/schema/is-group.ts';
import type { TownFacts } from '../check/definition.ts';
import { without } from '../check/towns/lazy-group.ts';
import { type FiledTown, factsOf } from '../check/towns/towns.ts';
import { hash } from '../files/hash.ts';
import type { ScratchFile } from '../files/scratch-file.ts';
import type { Stamp } from '../files/stamp.ts';
import { addressPattern } from '../plan/routes/address.ts';
import { charactersIn } from '../plan/texts/characters.ts';
import type { Source } from '../read/source.ts';
import { someText } from '../read/texts-in.ts';
import type { KeptTown } from './memory.ts';
import { addText, type SharedTexts } from './shared-texts.ts';
import { wordReader } from './town-words.ts';

const separator = '\t';

/**
 * Returns one line of JSON for a town, with what lists show about it. The town's own words stay in its file. The line
 * begins with the file name, by which a build after an edit finds it.
 */
export function keptTownLine({ facts, characters, line, ...town }: KeptTown): string {
  if (line) return line.split(separator, 1)[0] ?? line;
  const summary = {
    // As numbers, because one such character would double the memory of the line.
    codes: Array.from(characters, (character) => character.codePointAt(0)),
    facts: without(facts, 'words', 'specialties'),
    hasWords: 'words' in facts,
    specialties: Object.keys(facts.specialties ?? {}),
  };
  return JSON.stringify({ ...town, ...summary });
}

/** Towns that were checked. */
export interface TownLines {
  lines: string[];
  /** The words of each town as JSON. Otherwise, the threads that make its pages would read them again. */
  words: string[];
}

/** Returns the lines of towns, with their words. */
export function townLines(towns: readonly KeptTown[]): TownLines {
  const wordsOf = ({ facts: { words, specialties } }: KeptTown) => JSON.stringify({ words, specialties });
  return { lines: towns.map(keptTownLine), words: towns.map(wordsOf) };
}

/** Lines of towns with the places of their words. */
export interface SharedTowns {
  lines: string[];
  words: SharedTexts;
}

/** Adds the words of towns to those that will be shared. Returns their lines, with the places of the words. */
export function shareWords({ lines, words }: TownLines, texts: ScratchFile): string[] {
  return lines.map((line, index) => line + separator + addText(texts, words[index] ?? ''));
}

/**
 * Reads lines of towns. Reads a town's own words only when a page shows them.
 *
 * @param shared the shared words, if the lines refer to them
 */
export function keptTownsOf(lines: Iterable<string>, root: string, shared: SharedTexts | null = null): KeptTown[] {
  const addWords = wordReader(root, shared);
  // Most towns have the same ones.
  const charactersOf = memoized((codes: string) => String.fromCodePoint(...JSON.parse(codes)));
  return Array.from(lines, (line) => {
    const [summary = '', place] = line.split(separator);
    const { facts, order, hasWords, specialties, file, stamp, hash, codes, findings, names } = JSON.parse(summary);
    const characters = charactersOf(JSON.stringify(codes));
    // Written out, because V8 gives every copy of the rest of an object a hidden class of its own.
    const found = Object.keys(findings).length > 0 ? findings : noFindings;
    const town: KeptTown = { file, stamp, hash, facts, order, characters, findings: found, names, line: null };
    town.facts = addWords(town, { hasWords, specialties, place }) as TownFacts;
    return town;
  });
}

/** Reads lines of towns and keeps the lines, for callers that write them again. */
export function keptTownsWithLines(
  lines: readonly string[],
  root: string,
  shared: SharedTexts | null = null,
): KeptTown[] {
  return keptTownsOf(lines, root, shared).map((town, index) => Object.assign(town, { line: lines[index] ?? null }));
}

/** Shared by the towns without findings, which is most of them. */
const noFindings: KeptTown['findings'] = {};

/** The stamp of a town on its way between threads. A build stamps all files before it reads any. */
export const unstamped: Stamp = '';

/** Returns what is kept of a town whose file was read. */
export function keptTown(
  source: Source,
  stamp: Stamp,
  findings: KeptTown['findings'],
  site: Pick<SiteFacts, 'url'>,
): KeptTown {
  const { file, text } = source;
  const data = source.data as FiledTown;
  return {
    file,
    stamp,
    hash: hash(text),
    facts: factsOf(data, source),
    order: data.order,
    characters: charactersIn(data),
    findings,
    names: namesIn(data, site),
    line: null,
  };
}

/** A link that does not lead to another site. */
const toPage = /\]\((?!<?[a-z][a-z\d+.-]*:)/i;
/** A brace that does not begin a placeholder about the town. */
const toFact = /\{(?!(?:town|specialty)\.)/;

/** `{years since 2027}` is a mistake before 2027, so its validity depends on the day. */
const toYear = /\{\s*years?\b/i;
/** Whether the link leads to this site depends on the address in site.yaml. */
const toAddress = /https?:/i;

function namesIn(data: unknown, site: Pick<SiteFacts, 'url'>): KeptTown['names'] {
  if (someText(data, (text) => toPage.test(text) || toYear.test(text)) || namesDomain(data, site)) return 'pages';
  // The valid states depend on the country in site.yaml.
  const hasRegion = asGroup(data).region !== undefined;
  return hasRegion || someText(data, (text) => toFact.test(text) || toAddress.test(text)) ? 'facts' : 'nothing';
}

/**
 * Returns true if a text may link to a page of the site with its domain, which is a mistake as soon as that page
 * exists.
 */
export function namesDomain(data: unknown, site: Pick<SiteFacts, 'url'>): boolean {
  const address = addressPattern(site);
  return someText(data, (text) => address.test(text));
}
