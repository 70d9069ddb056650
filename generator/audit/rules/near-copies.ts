import type { Town } from '../../../templates/facts/site.ts';
import type { Path } from '../../read/locate.ts';
import { type MaskedText, maskedTexts } from '../masked-text.ts';
import type { Finding, Rule } from '../rule.ts';
import { type TownText, textToLengthen, townTexts } from '../town-texts.ts';

export const rule: Rule = {
  id: 'near-copies',
  severity: 'warning',
  reason: 'Search engines demote a site whose pages differ in little more than the name of a town.',
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

/** A page with fewer is too short to compare. */
const minShingles = 12;

/** A page, and the page that is most like it. */
interface Pair {
  text: MaskedText;
  other: MaskedText;
  /** How many of the page's shingles the other page has too, in percent. */
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

function finding(pair: Pair, limit: number, towns: readonly string[]): Finding {
  const { text, other, share } = pair;
  const { page } = text;
  const sentences = [...text.sentences]
    .filter(([masked]) => other.sentences.has(masked))
    .map(([, sentence]) => sentence);
  const longest = sentences.sort((a, b) => b.length - a.length).slice(0, 3);
  const lines = [
    `${page.route} and ${other.page.route} share ${share}% of their text, not counting place names (limit: ${limit}%).`,
    ...(longest.length > 0 ? ['The longest sentences on both:', ...longest.map((one) => `  “${short(one)}”`)] : []),
  ];
  const at = { page, path: ['route'] };
  const message = lines.join('\n');
  if (!page.town) {
    return { at, message, hint: 'Merge the two pages, or write on each what the other does not say.' };
  }
  // One definition makes pages for many towns. The text that makes them different is in site.yaml.
  const { hint, path } = advice(page.town, pair, limit);
  return { at, message, hint, also: { page: null, path: ['towns', towns.indexOf(page.town.slug), ...path] } };
}

/** What to write about the town of the page, and where in site.yaml. */
function advice(town: Town, { text, other, share }: Pair, limit: number): { hint: string; path: Path } {
  const { name } = town;
  const { shown, left } = townTexts(town, text.raw);
  const unused = left.length > 0 ? ` This page does not show ${left.map(nameOf).join(', ')}.` : '';
  const tooShort = textToLengthen(shown, other.page.town);
  if (tooShort) {
    // Each added word makes one more shingle that only this page has.
    const needed = (text.shingles.size * share) / limit - text.shingles.size;
    const words = Math.max(10, Math.ceil(needed / 10) * 10);
    const hint = `Add about ${words} words that are true only of ${name}, for example to ${nameOf(tooShort)} in site.yaml.${unused}`;
    return { hint, path: tooShort.path };
  }
  const [first] = left;
  if (first) return { hint: `Write on this page what is true only of ${name}.${unused}`, path: first.path };
  return {
    hint: `Add text that is true only of ${name} to its "words:" in site.yaml, such as the drive from there, and show it on this page.`,
    path: ['name'],
  };
}

const nameOf = ({ path }: TownText) => path.join('.');

const short = (sentence: string) => (sentence.length > 100 ? `${sentence.slice(0, 99).trimEnd()}…` : sentence);
