import { shortened } from '../../report/wording.ts';
import { type Advice, adviceForSameTown, adviceToAdd, adviceToReplace, nameOf, textsOn } from '../copies/advice.ts';
import { type CopiedText, copiedText } from '../copies/copied-text.ts';
import type { MaskedSentence } from '../copies/masked-text.ts';
import { percentShared } from '../copies/neighbors.ts';
import { leftName, type ReadPair, runningSentences, sharedSentences } from '../copies/shared-sentences.ts';
import type { Finding } from '../finding.ts';
import type { NotedPage } from '../page-notes.ts';
import type { AuditedSite, Rule } from '../rule.ts';
import type { TownEntry } from '../town-entries.ts';

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
        pair: { page: pair.note.route, like: pair.other, percent: pair.share },
        explain: () => explained(pair, published, site),
      }));
  },
};

/** A page, and the page most similar to it. */
interface CopyPair {
  note: NotedPage;
  /** The route of the other page. */
  other: string;
  /** How many of the page's shingles the other page has too, as a number and in percent. */
  shared: number;
  share: number;
}

/** Returns the pair in the other order; null if the other page is longer, so that it shares only a small part. */
function exchanged({ note, other, shared }: CopyPair, { noteOf, limits }: AuditedSite): CopyPair | null {
  const first = noteOf(other);
  const share = first ? percentShared(shared, first) : 0;
  return first && share > limits.shared ? { note: first, other: note.route, shared, share } : null;
}

/**
 * Returns a pair that begins with the page that should change: a page that was published earlier is not a copy of one
 * that was not.
 */
function fromCopy(pair: CopyPair, published: ReadonlySet<string>, site: AuditedSite): CopyPair {
  const isOther = published.has(pair.note.route) && !published.has(pair.other);
  return (isOther ? exchanged(pair, site) : null) ?? pair;
}

/**
 * Returns a pair that begins with the page that changed last, which is most likely the copy. The location of the
 * finding stays the same, so that an acceptance still matches.
 */
function fromLatest(
  pair: CopyPair,
  published: ReadonlySet<string>,
  site: AuditedSite,
): CopyPair & { isCertain: boolean } {
  // A page that was not published before comes after all others.
  const latest = (route: string) => (published.has(route) ? (site.changedOn(route) ?? '') : 'new');
  const [own, others] = [latest(pair.note.route), latest(pair.other)];
  const later = others > own ? exchanged(pair, site) : null;
  return later ? { ...later, isCertain: true } : { ...pair, isCertain: own > others };
}

/**
 * Returns true for the first of two pages that are most similar to each other, in the order of their towns in
 * site.yaml.
 */
function isOriginal({ note, other }: CopyPair, site: AuditedSite): boolean {
  const townIndex = (one: NotedPage | undefined) => site.towns.get(one?.town ?? '')?.index ?? -1;
  const difference = townIndex(note) - townIndex(site.noteOf(other));
  const isFirst = difference === 0 ? note.route < other : difference < 0;
  return isFirst && site.neighbors.get(other)?.route === note.route;
}

/** Explains what the two pages share, and what to write. */
function explained(reported: CopyPair, published: ReadonlySet<string>, site: AuditedSite): Finding {
  const pair = fromLatest(reported, published, site);
  const { note, share } = pair;
  const [page, other] = [site.reread(note.route), site.reread(pair.other)];
  const read = page && other && { page, other };
  const limit = site.limits.shared;
  const own = site.towns.get(note.town ?? '');
  const shared = read ? runningSentences(sharedSentences(read, site)) : [];
  const left = read && leftName(read, site);
  const copied = read && own ? copiedText(shared, textsOn(read.page, own, site.definitions).shown, site) : null;
  const message = [
    `${note.route} and ${pair.other} share ${share}% of their text, not counting place names (limit: ${limit}%).`,
    ...(shared.length > 0
      ? ['The longest sentences on both, apart from names and numbers:', ...shared.slice(0, 3).map(quoted)]
      : []),
    ...(left ? [`A sentence on both names only ${left.town}:`, quoted({ text: left.sentence })] : []),
    ...(copied
      ? [
          `${copied.towns} towns with pages like these have this sentence in ${nameOf(copied.from)}, apart from names and numbers:`,
          quoted(copied),
        ]
      : []),
  ].join('\n');
  const at = { route: reported.note.route, path: ['route'] };
  if (!own || !read) {
    return { at, message, hint: 'Merge the two pages, or write on each what the other does not say.' };
  }
  const { hint, path } = advice(own, pair, copied, read, site);
  return { at, message, hint, also: { file: own.file, path: [...own.path, ...path] } };
}

/**
 * Returns what to write. One definition makes pages for many towns, so the text that makes them different belongs to
 * the town.
 */
function advice(
  own: TownEntry,
  pair: CopyPair & { isCertain: boolean },
  copied: CopiedText | null,
  read: ReadPair,
  site: AuditedSite,
): Advice {
  const found = adviceForSameTown(read, own, site) ?? (copied && adviceToReplace(copied, own));
  if (found) return found;
  const { hint, path } = adviceToAdd(own, read, pair, site);
  // Pages that one definition makes were not copied by anyone.
  const isOne = site.noteOf(pair.other)?.file === pair.note.file;
  const either = pair.isCertain || isOne ? '' : ` Or write on ${pair.other} what is true only there.`;
  return { hint: hint + either, path };
}

const quoted = ({ text }: Pick<MaskedSentence, 'text'>) => `  “${shortened(text, 100)}”`;
