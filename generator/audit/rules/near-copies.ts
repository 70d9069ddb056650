import type { Path } from '../../read/locate.ts';
import type { KnownTown } from '../background.ts';
import type { Finding } from '../finding.ts';
import { type MaskedSentence, mainText, maskedSentences } from '../masked-text.ts';
import { percentShared } from '../neighbors.ts';
import type { PageNotes } from '../page-notes.ts';
import type { AuditedPage, AuditedSite, Rule } from '../rule.ts';
import { type TownText, textToLengthen, townTexts } from '../town-texts.ts';

export const rule: Rule = {
  id: 'near-copies',
  severity: 'warning',
  reason: 'Search engines demote a site whose pages differ in little more than the name of a town.',
  source: 'https://developers.google.com/search/docs/essentials/spam-policies#doorways',
  site: (site) => {
    const pairs = [...site.neighbors].flatMap(([route, { route: other, shared }]) => {
      const note = site.noteOf(route);
      return note ? [{ note, other, shared, share: percentShared(shared, note) }] : [];
    });
    const published = new Set(site.published);
    return pairs
      .filter((pair) => !isOriginal(pair, site))
      .map((pair) => fromCopy(pair, published, site))
      .sort((a, b) => b.share - a.share)
      .map((pair) => ({
        at: { route: pair.note.route, path: ['route'] },
        explain: () => explained(pair, site),
      }));
  },
};

/** A page, and the page that is most like it. */
interface Pair {
  note: PageNotes;
  /** The route of the other page. */
  other: string;
  /** How many of the page's shingles the other page has too, as a number and in percent. */
  shared: number;
  share: number;
}

/**
 * A pair that begins with the page which has to change: a page that was published before is no copy of one that was not. If little of
 * that is on both, because it is longer, only more text on the other can make them different.
 */
function fromCopy(pair: Pair, published: ReadonlySet<string>, { noteOf, limits }: AuditedSite): Pair {
  const { note, other, shared } = pair;
  const copy = published.has(note.route) && !published.has(other) ? noteOf(other) : undefined;
  const share = copy ? percentShared(shared, copy) : 0;
  return copy && share > limits.shared ? { note: copy, other: note.route, shared, share } : pair;
}

/** True for the first of two pages that are most like each other, by the order of their towns in site.yaml. */
function isOriginal({ note, other }: Pair, site: AuditedSite): boolean {
  const townIndex = (one: PageNotes | undefined) => site.towns.get(one?.town ?? '')?.index ?? -1;
  const difference = townIndex(note) - townIndex(site.noteOf(other));
  const isFirst = difference === 0 ? note.route < other : difference < 0;
  return isFirst && site.neighbors.get(other)?.route === note.route;
}

/** The two pages of a pair, read again. */
interface ReadPair {
  page: AuditedPage;
  other: AuditedPage;
}

/** Says what the two pages share, and what to write. */
function explained(pair: Pair, site: AuditedSite): Finding {
  const { note, share } = pair;
  const [page, other] = [site.reread(note.route), site.reread(pair.other)];
  const read = page && other && { page, other };
  const limit = site.limits.shared;
  const longest = read ? sharedSentences(read, site).slice(0, 3) : [];
  const message = [
    `${note.route} and ${pair.other} share ${share}% of their text, not counting place names (limit: ${limit}%).`,
    ...(longest.length > 0 ? ['The longest sentences on both:', ...longest.map((one) => `  “${short(one)}”`)] : []),
  ].join('\n');
  const at = { route: note.route, path: ['route'] };
  const own = site.towns.get(note.town ?? '');
  if (!own || !read) {
    return { at, message, hint: 'Merge the two pages, or write on each what the other does not say.' };
  }
  // One definition makes pages for many towns. The text that makes them different belongs to the town.
  const { hint, path } = advice(own, pair, read, site);
  return { at, message, hint, also: { file: own.file, path: [...own.path, ...path] } };
}

/** The sentences of a page that another page has too, apart from place names and numbers, the longest first. */
function sharedSentences({ page, other }: ReadPair, site: AuditedSite): string[] {
  const key = ({ words }: MaskedSentence) => words.join();
  const known = new Set(maskedSentences(other, site).map(key));
  const own = new Map(maskedSentences(page, site).map((sentence) => [key(sentence), sentence.text]));
  return [...own].flatMap(([masked, text]) => (known.has(masked) ? [text] : [])).sort((a, b) => b.length - a.length);
}

/** What to write about the town of the page, and where in the town. */
function advice(
  { town, file }: KnownTown,
  { note, share }: Pair,
  { page, other }: ReadPair,
  { definitions, limits }: AuditedSite,
): { hint: string; path: Path } {
  const { name } = town;
  const data = definitions.find(({ source }) => source.file === note.file)?.data;
  const raw = mainText(page.reading).join(' ');
  const { shown, left } = townTexts(town, { raw, sections: data?.sections, specialty: data?.specialty });
  const unused = left.length > 0 ? ` This page does not show ${left.map(nameOf).join(', ')}.` : '';
  const tooShort = textToLengthen(shown, other.page.town);
  if (tooShort) {
    // Each added word makes one more shingle that only this page has.
    const needed = (note.shingles.length * share) / limits.shared - note.shingles.length;
    const words = Math.max(10, Math.ceil(needed / 10) * 10);
    const hint = `Add about ${words} words that are true only of ${name}, for example to ${nameOf(tooShort)} in ${file}.${unused}`;
    return { hint, path: tooShort.path };
  }
  const [first] = left;
  if (first) return { hint: `Write on this page what is true only of ${name}.${unused}`, path: first.path };
  return {
    hint: `Add text that is true only of ${name} to its "words:" in ${file}, such as the drive from there, and show it on this page.`,
    path: ['name'],
  };
}

const nameOf = ({ path }: TownText) => path.join('.');

const short = (sentence: string) => (sentence.length > 100 ? `${sentence.slice(0, 99).trimEnd()}…` : sentence);
