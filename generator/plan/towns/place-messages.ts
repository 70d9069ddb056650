import type { Town } from '../../../templates/facts/site.ts';
import type { Message } from '../../report/diagnostic.ts';
import { allOf, inWords } from '../../report/wording.ts';
import { nearOrList } from '../texts/dictate.ts';
import { countiesOf, countiesToWrite, inState } from './list-places.ts';

/** Messages about the county or the state that `in:` names. */
export const placeMessages = {
  /**
   * @param towns all towns of the site
   * @param better the place that is probably meant
   */
  unknownCounty: (place: string, towns: readonly Town[], better: string | null): Message => {
    const message = `No town is in a county with the name "${place}".`;
    return { id: 'unknown-county', message, hint: hintForCounty(place, towns, better) };
  },
  /** @param states those of all towns */
  unknownState: (state: string, states: readonly string[]): Message => ({
    id: 'unknown-county',
    message: `No town is in ${state}.`,
    hint: `${allOf(states, 'The states of your towns are:')} Towns in another state than the business need "region: ${state}".`.trim(),
  }),
  severalStates: (): Message => ({
    id: 'unknown-county',
    message: '"in:" takes the name of one county or state.',
    hint: 'Write one item for each state.',
  }),
  /** @param states those of the towns in such a county */
  countyInStates: (county: string, states: readonly string[]): Message => ({
    id: 'county-in-states',
    message: `There is a county with the name "${county}" in ${inWords(states)}, and this lists the towns of ${states.length === 2 ? 'both' : 'all'}.`,
    hint: withState('Add the state', county, states),
  }),
  /**
   * @param county the county that is probably meant
   * @param states those of the towns in such a county
   */
  misspelledInStates: (place: string, county: string, states: readonly string[]): Message => ({
    id: 'unknown-county',
    message: `No town is in a county with the name "${place}". There is "${county}" in ${inWords(states)}.`,
    hint: withState('Write the state too', county, states),
  }),
  countyWithPlaceholder: (): Message => ({
    id: 'unknown-county',
    message: '"in:" takes the name of one county or state, without placeholders.',
    hint: 'Write a county here. For the towns that are near the town of each page, write  near: town  and  limit: 8  instead.',
  }),
};

function hintForCounty(place: string, towns: readonly Town[], better: string | null): string {
  const counties = countiesOf(towns);
  const parts = place.split(/, ?/);
  if (parts.every((one) => counties.includes(one))) {
    const inParts = towns.filter(({ county = '' }) => parts.includes(county));
    return allOf(countiesToWrite(inParts), 'Write one item for each of these:');
  }
  if (counties.length === 0 && better === null)
    return `Add "county: ${place}" to the towns in this county, or delete "in:" to list all towns.`;
  const otherwise = 'Write the county as its towns do after "county:".';
  return nearOrList(better, countiesToWrite(towns), 'The counties are:', otherwise);
}

/** Returns a hint that dictates a county with each of its states. */
const withState = (intro: string, county: string, states: readonly string[]): string =>
  [
    ...states.map((state, index) => `${index === 0 ? intro : 'Or'}:  "${inState(county, state)}"`),
    `For the towns of ${states.length === 2 ? 'both' : 'all'}, write one item for each state.`,
  ].join('\n');
