import { groupBy } from '../../basics/group-by.ts';
import { slugOf } from '../../basics/slug.ts';
import { partAt, pointerOf } from '../../read/locate.ts';
import { plural } from '../../report/wording.ts';
import type { FileSpot, Finding } from '../finding.ts';
import { otherSpellings } from '../places/county-spellings.ts';
import { misspelledCounties } from '../places/misspelled-counties.ts';
import { nameIn, townListsIn } from '../places/named-in-a-row.ts';
import type { AuditedSite, Rule } from '../rule.ts';
import { type VisibleText, visibleTexts } from '../visible-texts.ts';

/** A site with more towns does not list them all. */
const maxTowns = 100;

/**
 * Reports lists of towns in texts that include one that is no longer served, or all except one, and lists by county
 * with a misspelled one.
 */
export const rule: Rule = {
  id: 'town-lists',
  severity: 'warning',
  reason: 'People look for their own town in a list of towns, and believe what it says.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  site: (site) => [...lonelyTowns(site), ...splitCounties(site), ...(site.towns.size > maxTowns ? [] : inTexts(site))],
};

/** Reports towns with their own heading in a list by county, because the county is misspelled. */
const lonelyTowns = ({ towns }: AuditedSite): Finding[] =>
  misspelledCounties([...towns.values()]).map(({ town: { town, file, path }, county, meant, towns }) => ({
    at: { file, path: [...path, 'county'] },
    message: `${town.name} is the only town in “${county}”, and the town nearest to it is one of ${towns} in “${meant}”. A list by county shows it under a heading of its own.`,
    hint: `Did you mean "${meant}"?`,
    value: county,
  }));

/** Reports counties that are written in several ways. */
const splitCounties = ({ towns }: AuditedSite): Finding[] =>
  otherSpellings([...towns.values()]).flatMap(({ county, towns, usual, usualTowns }) => {
    const [first, ...others] = towns;
    if (!first) return [];
    const { town, file, path } = first;
    const [one, two] = [`“${county}” (${plural(towns.length, 'town')})`, `“${usual}” (${usualTowns})`];
    return [
      {
        at: { file, path: [...path, 'county'] },
        message:
          others.length > 0
            ? `${one} and ${two} are one county in two spellings. A list by county shows it twice.`
            : `“${county}” and “${usual}” are one county. A list by county shows ${town.name} under a heading of its own.`,
        hint: others.length > 0 ? `Write "${usual}" for all of these towns.` : `Did you mean "${usual}"?`,
        value: county,
      },
    ];
  });

function inTexts(site: AuditedSite): Finding[] {
  const wasTown = goneTown(site);
  const known = new Set([...[...site.towns.values()].map(({ town }) => town.name), site.facts.address.city]);
  const isGone = (name: string) => !known.has(name) && wasTown(name);
  const townIn = (words: string) => nameIn(words, (one) => one === placeholder || known.has(one) || isGone(one));
  const texts = visibleTexts(site);
  const lists = [...texts.flatMap((text) => sentenceLists(text, townIn)), ...yamlLists(texts, townIn)];
  return lists.flatMap((list) => [...goneIn(list, isGone), ...missingIn(list, site)]);
}

const placeholder = '{town.name}';

/** A list of towns, with the location of the list and of each name. */
interface TownNames {
  names: { name: string; at: FileSpot }[];
  /** Towns that are named right before or after the list. */
  nearby: readonly string[];
  /** The slug of the town that the text is about. */
  town: string | null;
  at: FileSpot;
}

type TownIn = (words: string) => string | null;

/** Finds "Barre, Berlin and Plainfield" in a text. */
function sentenceLists({ file, path, text, town }: VisibleText, townIn: TownIn): TownNames[] {
  const spot = (words: string, index: number): FileSpot => ({ file, path, part: partAt(text, words, index) });
  return townListsIn(text, townIn).map(({ words, index, names, nearby }) => ({
    names: names.map((one) => ({ name: one.name, at: spot(one.name, one.index) })),
    nearby,
    town,
    at: spot(words, index),
  }));
}

/** Finds a list in YAML whose items are only towns, as in `areas: [Barre, Berlin]`. */
function yamlLists(texts: readonly VisibleText[], townIn: TownIn): TownNames[] {
  const items = texts.filter(({ path, text }) => typeof path.at(-1) === 'number' && townIn(text) === text);
  const lists = groupBy(items, ({ file, path }) => `${file} ${pointerOf(path.slice(0, -1))}`);
  return [...lists.values()].flatMap((all) => {
    const [first] = all;
    const names = all.map(({ file, path, text }) => ({ name: text, at: { file, path } }));
    return first && all.length > 1
      ? [{ names, nearby: [], town: first.town, at: { file: first.file, path: first.path.slice(0, -1) } }]
      : [];
  });
}

/**
 * Returns a function that returns true for a name that is only in the route of a gone page for a town: the names of
 * other towns have such a page, or are followed by the state. Other routes, such as /about-us, contain words that are
 * names too.
 */
function goneTown(site: AuditedSite): (name: string) => boolean {
  const { notes, noteOf, published, towns, ownRegions, facts } = site;
  const { redirects = {}, address } = facts;
  const wordsOf = (route: string) => `-${route.replace(/[^a-z0-9]+/g, '-')}-`;
  const gone = [...published.filter((route) => !noteOf(route)), ...Object.keys(redirects)].map(wordsOf);
  const live = new Set(gone.length > 0 ? notes.map(({ route }) => wordsOf(route)) : []);
  const own = [...towns.values()].map(({ town }) => `-${slugOf(town.name)}-`);
  const states = [address.region ?? '', ...new Set([...ownRegions.values()].flat())]
    .filter(Boolean)
    .map((one) => `${slugOf(one)}-`);
  const isOfTown = (words: string, slug: string) =>
    words.includes(slug) &&
    (states.some((state) => words.includes(slug + state)) || own.some((other) => live.has(words.replace(slug, other))));
  return (name) => {
    const slug = `-${slugOf(name)}-`;
    return gone.some((words) => isOfTown(words, slug)) && ![...live].some((words) => words.includes(slug));
  };
}

function goneIn({ names }: TownNames, isGone: (name: string) => boolean): Finding[] {
  return names
    .filter(({ name }) => isGone(name))
    .map(({ name, at }) => ({
      at,
      message: `This list names ${name}, which is no longer one of the towns and has no pages.`,
      hint: 'Delete it from the list, or add the town again.',
      value: name,
    }));
}

/**
 * Reports a list with every town except the newest one, which was probably forgotten. The city of the business is
 * optional.
 */
function missingIn({ names, nearby, town, at }: TownNames, { towns, facts: { address } }: AuditedSite): Finding[] {
  const named = new Set(names.map(({ name }) => name));
  const [missing, ...others] = [...towns.values()].filter((one) => !named.has(one.town.name));
  if (!missing || others.length > 0 || towns.size < 4 || named.has(placeholder) || missing.town.slug === town)
    return [];
  const { name } = missing.town;
  // A name that is not a town may have ended the list.
  if (name === address.city || nearby.includes(name)) return [];
  return [
    {
      at,
      message: `This list names every town except ${name}.`,
      hint: `Add ${name}, or write words that stay true when towns change.`,
      value: name,
      also: { file: missing.file, path: [...missing.path, 'name'] },
    },
  ];
}
