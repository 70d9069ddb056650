import { inWords } from '../../report/wording.ts';
import { matchesOf } from '../matches.ts';
import type { Rule } from '../rule.ts';

/** Reports a distance of 0 miles, which `{town.miles}` gives for the town of the business. */
export const rule: Rule = {
  id: 'zero-miles',
  severity: 'warning',
  reason: 'A distance of 0 miles shows visitors that a program wrote the sentence.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  text: ({ text }, { towns }) =>
    matchesOf(text, distance).flatMap(({ 0: words, index }) => {
      const here = [...towns.values()].flatMap(({ town }) => (town.miles === 0 ? [town.name] : []));
      if (here.length === 0) return [];
      const names = inWords(here);
      return [
        {
          words,
          index,
          fault: `which is not a distance: {town.miles} is 0 for ${names}`,
          hint: `In the "words:" of each town, write a text such as  distance: about {town.miles} miles  and show {town.words.distance} instead. For ${names}, write what is true there.`,
        },
      ];
    }),
};

/** Excludes "an engine with 0 miles does not exist", which is not a distance to a place. */
const distance =
  /(?<![\d.,]|\bwith )0 (?:mi|miles?|millas?)\b(?=$|[.,;:!?)·|–—]| (?:from|away|to|of|off|by|down|up|and|north|south|east|west|de|del|al|a)\b)/gi;
