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
    const most = site.facts.audit?.shared ?? 60;
    const texts = maskedTexts(site.pages, site.facts).filter(({ shingles }) => shingles.size >= least);
    const towns = (site.facts.towns ?? []).map(({ slug }) => slug);
    return pairs(texts)
      .filter(({ share }) => share > most)
      .sort((a, b) => b.share - a.share)
      .filter((pair, _, all) => !isOriginal(pair, all, towns))
      .map((pair) => told(pair, most, towns));
  },
};

/** Of a page that says less, nobody can tell whether it is a copy. */
const least = 12;

/** A page, the one that has the most of its words in a row, and how much that is, in percent. */
interface Pair {
  text: MaskedText;
  other: MaskedText;
  share: number;
}

function pairs(texts: readonly MaskedText[]): Pair[] {
  const having = new Map<string, MaskedText[]>();
  for (const text of texts) {
    for (const shingle of text.shingles) {
      const list = having.get(shingle);
      if (list) list.push(text);
      else having.set(shingle, [text]);
    }
  }
  return texts.flatMap((text) => {
    const shared = new Map<MaskedText, number>();
    for (const shingle of text.shingles) {
      for (const other of having.get(shingle) ?? []) {
        if (other !== text) shared.set(other, (shared.get(other) ?? 0) + 1);
      }
    }
    const [nearest] = [...shared].sort(([, a], [, b]) => b - a);
    return nearest ? [{ text, other: nearest[0], share: Math.round((100 * nearest[1]) / text.shingles.size) }] : [];
  });
}

/** Of two pages that are most like each other, the one that was there first: its town stands higher in site.yaml. */
function isOriginal({ text, other }: Pair, all: readonly Pair[], towns: readonly string[]): boolean {
  const rank = ({ page }: MaskedText) => [towns.indexOf(page.town?.slug ?? ''), page.route] as const;
  const [[town, route], [otherTown, otherRoute]] = [rank(text), rank(other)];
  const first = town === otherTown ? route < otherRoute : town < otherTown;
  return first && all.some((one) => one.text === other && one.other === text);
}

function told({ text, other, share }: Pair, most: number, towns: readonly string[]): Finding {
  const { page } = text;
  const sentences = [...text.sentences]
    .filter(([masked]) => other.sentences.has(masked))
    .map(([, sentence]) => sentence);
  const longest = sentences.sort((a, b) => b.length - a.length).slice(0, 3);
  const lines = [
    `${share} % of what ${page.route} says stands on ${other.page.route} too, even with every name of a place taken out; up to ${most} % is wise.`,
    ...(longest.length > 0 ? ['The longest sentences on both:', ...longest.map((one) => `  “${short(one)}”`)] : []),
  ];
  const finding = { at: { page, path: ['route'] }, message: lines.join('\n'), hint: hint(page.town, text) };
  // Many pages come of one definition; what makes them differ stands with the town.
  return page.town
    ? { ...finding, also: { page: null, path: ['towns', towns.indexOf(page.town.slug), 'name'] } }
    : finding;
}

function hint(town: Town | undefined, text: MaskedText): string {
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

/** A page shows a town's words if it has them as they are, or any of the places they name. */
function shows({ raw }: MaskedText, words: string, town: Town): boolean {
  const named = localNames({ ...town, words: { words } });
  return raw.includes(words.replace(/\.$/, '')) || named.some((one) => raw.includes(one));
}

const short = (sentence: string) => (sentence.length > 100 ? `${sentence.slice(0, 99).trimEnd()}…` : sentence);
