import type { Town } from '../../../templates/facts/site.ts';
import { inWords } from '../../report/wording.ts';
import { matchesOf } from '../matches.ts';
import type { Rule } from '../rule.ts';

/** Reports a distance of 0 miles, which `{town.miles}` gives for the town of the business, or of 0 kilometers. */
export const rule: Rule = {
  id: 'zero-miles',
  severity: 'warning',
  reason: 'A distance of 0 miles shows visitors that a program wrote the sentence.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  text: ({ text }, { facts: { towns = [] } }) => [
    ...zeros(text, towns, 'miles', '{town.miles} miles'),
    ...zeros(text, towns, 'kilometers', '{town.kilometers} km'),
  ],
};

function zeros(text: string, towns: readonly Town[], unit: 'miles' | 'kilometers', written: string) {
  return matchesOf(text, distances[unit]).flatMap(({ 0: words, index }) => {
    const here = towns.flatMap((town) => (town[unit] === 0 ? [town.name] : []));
    if (here.length === 0) return [];
    const names = inWords(here);
    return [
      {
        words,
        index,
        fault: `which is not a distance: {town.${unit}} is 0 for ${names}`,
        hint: `In the "words:" of each town, write a text such as  distance: about ${written}  and show {town.words.distance} instead. For ${names}, write what is true there.`,
      },
    ];
  });
}

/** Excludes "an engine with 0 miles does not exist", which is not a distance to a place. */
const zeroOf = (units: string) =>
  new RegExp(
    `(?<![\\d.,]|\\b(?:with|mit) )0 (?:${units})(?![\\p{L}\\d])(?=$|[.,;:!?)·|–—]| (?:from|away|to|of|off|by|down|up|and|north|south|east|west|de|del|al|a|von|nach|bis|entfernt|über|und)(?!\\p{L}))`,
    'giu',
  );

const distances = {
  miles: zeroOf('mi|miles?|millas?|Meilen?'),
  kilometers: zeroOf('km|kilomet(?:er|re)s?|kilómetros?|quilômetros?|kilomètres?|Kilometern?'),
};
