import type { Town } from '../../../templates/facts/site.ts';
import { type MaskedText, maskedTexts } from '../masked-text.ts';
import { localNames } from '../place-names.ts';
import type { Finding, Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'near-copies',
  severity: 'warning',
  reason: 'Search engines demote a site whose pages differ in little but the name of a town.',
  source: 'https://developers.google.com/search/docs/essentials/spam-policies#doorways',
  check: (site) => {
    const limit = site.facts.audit?.shared ?? 60;
    const texts = maskedTexts(site.pages, site.facts).filter(({ shingles }) => shingles.size >= minShingles);
    const towns = (site.facts.towns ?? []).map(({ slug }) => slug);
    return pairs(texts)
      .filter(({ share }) => share > limit)
      .sort((a, b) => b.share - a.share)
      .filter((pair, _, all) => !isOriginal(pair, all, towns))
      .map((pair) => finding(pair, limit, towns));
  },
};

/** A page with fewer is too short to be called a copy. */
const minShingles = 12;

/** A page, and the page that is most like it. */
interface Pair {
  text: MaskedText;
  other: MaskedText;
  /** How many of the page's shingles are on the other page too, in percent. */
  share: number;
}

function pairs(texts: readonly MaskedText[]): Pair[] {
  const byShingle = new Map<string, MaskedText[]>();
  for (const text of texts) {
    for (const shingle of text.shingles) {
      const list = byShingle.get(shingle);
      if (list) list.push(text);
      else byShingle.set(shingle, [text]);
    }
  }
  return texts.flatMap((text) => {
    const [nearest] = [...sharedShingles(text, byShingle)].sort(([, a], [, b]) => b - a);
    if (!nearest) return [];
    const [other, count] = nearest;
    return [{ text, other, share: Math.round((100 * count) / text.shingles.size) }];
  });
}

/** How many shingles a page shares with each other page. */
function sharedShingles(
  text: MaskedText,
  byShingle: ReadonlyMap<string, readonly MaskedText[]>,
): Map<MaskedText, number> {
  const counts = new Map<MaskedText, number>();
  for (const shingle of text.shingles) {
    for (const other of byShingle.get(shingle) ?? []) {
      if (other !== text) counts.set(other, (counts.get(other) ?? 0) + 1);
    }
  }
  return counts;
}

/** True for the first of two pages that are most like each other, by the order of their towns in site.yaml. */
function isOriginal({ text, other }: Pair, all: readonly Pair[], towns: readonly string[]): boolean {
  const townIndex = ({ page }: MaskedText) => towns.indexOf(page.town?.slug ?? '');
  const difference = townIndex(text) - townIndex(other);
  const isFirst = difference === 0 ? text.page.route < other.page.route : difference < 0;
  return isFirst && all.some((one) => one.text === other && one.other === text);
}

function finding({ text, other, share }: Pair, limit: number, towns: readonly string[]): Finding {
  const { page } = text;
  const sentences = [...text.sentences]
    .filter(([masked]) => other.sentences.has(masked))
    .map(([, sentence]) => sentence);
  const longest = sentences.sort((a, b) => b.length - a.length).slice(0, 3);
  const lines = [
    `${share} % of what ${page.route} says stands on ${other.page.route} too, even with every name of a place taken out; up to ${limit} % is wise.`,
    ...(longest.length > 0 ? ['The longest sentences on both:', ...longest.map((one) => `  “${short(one)}”`)] : []),
  ];
  const at = { page, path: ['route'] };
  const copy = { at, message: lines.join('\n'), hint: hintFor(page.town, text) };
  // One definition makes pages for many towns. What makes them differ is written in site.yaml.
  return page.town ? { ...copy, also: { page: null, path: ['towns', towns.indexOf(page.town.slug), 'name'] } } : copy;
}

function hintFor(town: Town | undefined, text: MaskedText): string {
  if (!town) return 'Make one page of the two, or let each say what the other does not.';
  const { name, words = {} } = town;
  const missing = Object.entries(words).filter(([, words]) => !shows(text, words, town));
  if (Object.keys(words).length === 0) {
    return `site.yaml has no words about ${name}: give it some, such as its road, the drive and its neighborhoods, and show them here.`;
  }
  return missing.length > 0
    ? `Say what is true of ${name} alone. Of its words in site.yaml this page leaves out: ${missing.map(([key]) => key).join(', ')}.`
    : `Say more that is true of ${name} alone; all its words in site.yaml (${Object.keys(words).join(', ')}) are here already.`;
}

/** True if the page has the words themselves, or a place that they name. */
function shows({ raw }: MaskedText, words: string, town: Town): boolean {
  const named = localNames({ ...town, words: { words } });
  return raw.includes(words.replace(/\.$/, '')) || named.some((one) => raw.includes(one));
}

const short = (sentence: string) => (sentence.length > 100 ? `${sentence.slice(0, 99).trimEnd()}…` : sentence);
