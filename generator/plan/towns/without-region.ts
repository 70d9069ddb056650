import { isUsState, stateLetters } from '../../../templates/schema/forms/states.ts';
import type { SiteAddress } from './town-state.ts';

/** The parts of a town name that ends with a state. */
interface NameWithRegion {
  town: string;
  /** The state, as two letters if it is one of the United States. */
  region: string;
  /** True for the state of the business. */
  isOwn: boolean;
}

/**
 * Splits off the state at the end of a town name, as in "Krum, TX", "Krum, Texas", "Krum (TX)" and "Krum TX". Returns
 * null if the name has none. Outside the United States, letters without a comma may belong to the name, as in Buchs ZH.
 *
 * @param address the address of the town: its state counts in any country, and the states of the United States count if
 *   it is there
 */
export function withoutRegion(name: string, { region, country }: SiteAddress): NameWithRegion | null {
  const own = String(region).toUpperCase();
  const stateOf = (end: string) => {
    const state = stateLetters(end);
    return state === own || (country === 'US' && isUsState(state)) ? state : null;
  };
  const [, first = '', end = ''] = name.match(/^\s*(.*\S)\s*,\s*(.+?)\s*$/) ?? [];
  // A word in parentheses may be a county.
  const [, second = '', code = ''] = name.match(/^\s*(.*\S)\s+\(?([A-Z]{2})\)?\s*$/) ?? [];
  const hasCode = end === '' && code !== '' && country === 'US';
  const state = hasCode || end !== '' ? stateOf(hasCode ? code : end) : null;
  return state === null ? null : { town: hasCode ? second : first, region: state, isOwn: state === own };
}
