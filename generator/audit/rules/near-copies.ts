import type { Path } from '../../read/locate.ts';
import type { KnownTown } from '../background.ts';
import { mainText } from '../copies/masked-text.ts';
import { percentShared } from '../copies/neighbors.ts';
import { leftName, type ReadPair, sharedSentences } from '../copies/shared-sentences.ts';
import type { Finding } from '../finding.ts';
import type { PageNotes } from '../page-notes.ts';
import { type TownText, textToLengthen, townTexts } from '../places/town-texts.ts';
import type { AuditedSite, Rule } from '../rule.ts';

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
        explain: () => explained(pair, published, site),
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

/** The pair that begins with the other page; null if little of that is on both, because it is longer. */
function exchanged({ note, other, shared }: Pair, { noteOf, limits }: AuditedSite): Pair | null {
  const first = noteOf(other);
  const share = first ? percentShared(shared, first) : 0;
  return first && share > limits.shared ? { note: first, other: note.route, shared, share } : null;
}

/** A pair that begins with the page which has to change: a page that was published before is no copy of one that was not. */
function fromCopy(pair: Pair, published: ReadonlySet<string>, site: AuditedSite): Pair {
  const isOther = published.has(pair.note.route) && !published.has(pair.other);
  return (isOther ? exchanged(pair, site) : null) ?? pair;
}

/**
 * A pair that begins with the page that changed last, which most likely is the copy. Where it is reported stays the same, so that an
 * acceptance still holds.
 */
function fromLatest(pair: Pair, published: ReadonlySet<string>, site: AuditedSite): Pair & { isCertain: boolean } {
  // A page that was not published before comes after all others.
  const latest = (route: string) => (published.has(route) ? (site.changedOn(route) ?? '') : 'new');
  const [own, others] = [latest(pair.note.route), latest(pair.other)];
  const later = others > own ? exchanged(pair, site) : null;
  return later ? { ...later, isCertain: true } : { ...pair, isCertain: own > others };
}

/** True for the first of two pages that are most like each other, by the order of their towns in site.yaml. */
function isOriginal({ note, other }: Pair, site: AuditedSite): boolean {
  const townIndex = (one: PageNotes | undefined) => site.towns.get(one?.town ?? '')?.index ?? -1;
  const difference = townIndex(note) - townIndex(site.noteOf(other));
  const isFirst = difference === 0 ? note.route < other : difference < 0;
  return isFirst && site.neighbors.get(other)?.route === note.route;
}

/** Says what the two pages share, and what to write. */
function explained(reported: Pair, published: ReadonlySet<string>, site: AuditedSite): Finding {
  const pair = fromLatest(reported, published, site);
  const { note, share } = pair;
  const [page, other] = [site.reread(note.route), site.reread(pair.other)];
  const read = page && other && { page, other };
  const limit = site.limits.shared;
  const longest = read ? sharedSentences(read, site).slice(0, 3) : [];
  const left = read && leftName(read, site);
  const message = [
    `${note.route} and ${pair.other} share ${share}% of their text, not counting place names (limit: ${limit}%).`,
    ...(longest.length > 0 ? ['The longest sentences on both:', ...longest.map((one) => `  “${short(one)}”`)] : []),
    ...(left ? [`A sentence on both names only ${left.town}:`, `  “${short(left.sentence)}”`] : []),
  ].join('\n');
  const at = { route: reported.note.route, path: ['route'] };
  const own = site.towns.get(note.town ?? '');
  if (!own || !read) {
    return { at, message, hint: 'Merge the two pages, or write on each what the other does not say.' };
  }
  // One definition makes pages for many towns. The text that makes them different belongs to the town.
  const { hint, path } = advice(own, pair, read, site);
  // Nobody has copied pages that one definition makes.
  const isOne = site.noteOf(pair.other)?.file === note.file;
  const either = pair.isCertain || isOne ? '' : ` Or write on ${pair.other} what is true only there.`;
  return { at, message, hint: hint + either, also: { file: own.file, path: [...own.path, ...path] } };
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
  const unused = left.length > 0 ? ` ${note.route} does not show ${left.map(nameOf).join(', ')}.` : '';
  const tooShort = textToLengthen(shown, other.page.town);
  if (tooShort) {
    // Each added word makes one more shingle that only this page has.
    const needed = (note.shingles.length * share) / limits.shared - note.shingles.length;
    const words = Math.max(10, Math.ceil(needed / 10) * 10);
    const hint = `Add about ${words} words that are true only of ${name}, for example to ${nameOf(tooShort)} in ${file}.${unused}`;
    return { hint, path: tooShort.path };
  }
  const [first] = left;
  if (first) return { hint: `Write on ${note.route} what is true only of ${name}.${unused}`, path: first.path };
  return {
    hint: `Add text that is true only of ${name} to its "words:" in ${file}, such as the drive from there, and show it on ${note.route}.`,
    path: ['name'],
  };
}

const nameOf = ({ path }: TownText) => path.join('.');

const short = (sentence: string) => (sentence.length > 100 ? `${sentence.slice(0, 99).trimEnd()}…` : sentence);
