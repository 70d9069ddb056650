import type { Town } from '../../../templates/facts/site.ts';
import { isUsState, statesByName } from '../../../templates/schema/forms/states.ts';
import { inWords } from '../../report/wording.ts';
import type { Background } from '../background.ts';
import { matchesOf } from '../matches.ts';
import type { FoundName } from '../name-index.ts';
import { neighborsOfState } from '../places/neighbor-states.ts';
import { regionsOf } from '../places/own-regions.ts';
import { townAbbreviations, townPrefixes } from '../places/place-names.ts';
import { type ProminentText, prominentTexts } from '../places/prominent-texts.ts';
import type { Rule } from '../rule.ts';

/** Checks that a place is not followed by a state other than its own, as in the titles of a copied site. */
export const rule: Rule = {
  id: 'wrong-state',
  severity: 'warning',
  reason: 'A town of the same name in another state is another town, to visitors and to search engines.',
  source: 'https://support.google.com/business/answer/3038177',
  page: (audited, background) => {
    if (background.facts.address.country !== 'US') return [];
    const { route, town } = audited.page;
    return prominentTexts(audited).flatMap((prominent) =>
      otherStates(prominent, town, background).map((found) => ({
        at: prominent.at,
        ...explained(found, `${prominent.what} of ${route}`, town, background),
        value: `${found.place}, ${found.state}`,
      })),
    );
  },
};

/** A place with a state after it, as in "Barre, NY". */
interface PlaceInState {
  place: string;
  state: string;
  /** The state, as two letters. */
  code: string;
  /** The states in which there is such a place of the site; none for any other place. */
  regions: readonly string[];
}

/** @param town the town that the page is about, if it is about one */
function explained(
  { place, state, code, regions }: PlaceInState,
  what: string,
  town: Town | undefined,
  background: Background,
): { message: string; hint: string } {
  const { isTown, facts } = background;
  const { address } = facts;
  const shown = `${what} says “${place}, ${state}”`;
  if (regions.length === 0) {
    return {
      message: `${shown}, but the state of the business is ${address.region} in site.yaml.`,
      hint: 'Write the town and the state where you work, such as {address.city}, {address.region}.',
    };
  }
  const region = inWords(regions, 'or');
  const isUsual = region === address.region;
  const follow = place === town?.name ? '{town.region}' : isUsual ? '{address.region}' : region;
  const elsewhere = isTown(place) ? ` If ${place} is in ${code}, give the town "region: ${code}".` : '';
  return {
    message: `${shown}, but ${place} is in ${region}, ${isUsual ? 'the state in site.yaml' : 'as its "region" says'}.`,
    hint: `Write ${follow} for the state.${elsewhere}`,
  };
}

/** @param town the town that the page is about: in its titles, its name means no town in another state */
function otherStates(
  { text, isMain }: ProminentText,
  town: Town | undefined,
  background: Pick<Background, 'placeNames' | 'ownRegions' | 'facts'>,
): PlaceInState[] {
  const { placeNames, ownRegions } = background;
  const { address } = background.facts;
  // Without towns in other states, most texts do not need further checks.
  const mayBeWrong = (code: string) => code !== address.region || ownRegions.size > 0;
  const others = matchesOf(text, afterComma).flatMap(({ 0: words, index }) => {
    const state = stateIn(words.slice(2));
    const isOther = state && mayBeWrong(state.code) && !placeNames.has(state.name);
    return isOther ? [{ ...state, end: index, rest: text.slice(index + 2 + state.name.length) }] : [];
  });
  if (others.length === 0) return [];
  const named = placeNames.namesIn(text);
  const nearby = neighborsOfState(address.region ?? '');
  return others.flatMap(({ name: state, code, end, rest }): PlaceInState[] => {
    const isCertain = state.length === 2 && !words.has(state) && !degrees.has(state);
    if (!isCertain && !ending.test(rest)) return [];
    const ours = named.find((one) => isPlace(one, end, state, text));
    if (ours && [denied, ofLife].some((one) => one.test(text.slice(0, ours.index)))) return [];
    if (ours) {
      const own = isMain && ours.name === town?.name ? town.region : undefined;
      const regions = own ? [own] : regionsOf(ours.name, background);
      return regions.includes(code) ? [] : [{ place: ours.name, state, code, regions }];
    }
    if (code === address.region || nearby.includes(code)) return [];
    // Other headings may be about where something comes from.
    const place = isMain && (isCertain || state.length > 2) ? text.slice(0, end).match(placeServed)?.[1] : undefined;
    return place ? [{ place, state, code, regions: [] }] : [];
  });
}

/** One or two capitalized words, or the letters for a state. */
const afterComma = /, (?:[A-Z]{2}\b|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)/gu;

/** “Barre, VT (not Barre, MA)”, but not “Why not in Barre, MA”. */
const denied = /(?<!\bwhy )\bnot (?:in |from )?$/i;

/** “Walt was born in Barre, Massachusetts.” */
const ofLife =
  /\b(?:born|raised|bred|grew up|grown up|married|educated|schooled|trained|taught|learned|learnt)(?: and (?:raised|bred))? in $/i;

const words = new Set(['HI', 'IN', 'ME', 'OK', 'OR']);
/** Letters that may follow the name of a person or a company. */
const degrees = new Set(['CO', 'DC', 'MA', 'MD', 'MS', 'PA']);

/** The end of an address. In a list, a comma follows the state, and a sentence continues. */
const ending = /^(?:$|[.:;)]| \d{5}\b| [|·•–—-] )/;

/** Returns the state that some words are, or that the first of them is. */
function stateIn(found: string): { name: string; code: string } | null {
  if (isUsState(found)) return { name: found, code: found };
  const name = [found, found.split(' ')[0] ?? ''].find((one) => Object.hasOwn(statesByName, one.toLowerCase()));
  return name ? { name, code: statesByName[name.toLowerCase()] ?? '' } : null;
}

/** Words that make the name of a town part of another name, as in New York. */
const namesakes = new RegExp(`(?:\\b(?:${townPrefixes}|(?:${townAbbreviations})\\.?) |-)$`);

const capitalized = /\p{Lu}[\p{L}.'’-]* $/u;

/**
 * Returns true if a name that ends before a state is a place in it, not a person with a degree or a place in a list.
 */
function isPlace({ name, index }: FoundName, end: number, state: string, text: string): boolean {
  if (index + name.length !== end) return false;
  const before = text.slice(0, index);
  if (state.length > 2 && before.endsWith(', ')) return false;
  return !namesakes.test(before) && !(degrees.has(state) && capitalized.test(before));
}

/**
 * The place at the end of a text about a service there, as in "Piano Tuning in Silver Fern", but not "Trained in Santa
 * Fe".
 */
const placeServed =
  /(?<!ed|\b(?:born|built|made|grown|taught|learnt|found)) in ((?:\p{Lu}[\p{L}.'’-]* ){0,3}\p{Lu}[\p{L}.'’-]*)$/u;
