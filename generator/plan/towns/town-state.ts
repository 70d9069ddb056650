import { isUsState, stateLetters } from '../../../templates/schema/forms/states.ts';
import { slugOf } from '../../basics/slug.ts';
import type { TownFacts } from '../../check/definition.ts';

/** The address of the business, as written. */
export interface SiteAddress {
  region?: unknown;
  country?: unknown;
}

type InState = Pick<TownFacts, 'region'>;

/** Returns the state of a town, which is that of the business unless the town has its own; empty if there is none. */
export const stateOf = ({ region }: InState, address: SiteAddress): string => region ?? String(address.region ?? '');

/** Returns the state that a slug such as `springfield-il` names; null if there is none. */
export function stateOfSlug({ name, slug }: Pick<TownFacts, 'name' | 'slug'>, { country }: SiteAddress): string | null {
  const begin = `${slugOf(name)}-`;
  if (country !== 'US' || !slug.startsWith(begin)) return null;
  return usState(slug.slice(begin.length).replaceAll('-', ' '));
}

/** The same, but returns null if the town is in that state. */
export function stateInSlug(town: Pick<TownFacts, 'name' | 'slug'> & InState, address: SiteAddress): string | null {
  const state = stateOfSlug(town, address);
  return state === stateOf(town, address) ? null : state;
}

/** Returns `montpelier` for `montpelier-vt`. */
export function withoutState(slug: string, region: string): string {
  const end = `-${region.toLowerCase()}`;
  return slug.endsWith(end) ? slug.slice(0, -end.length) : slug;
}

/** Returns the letters of one of the United States, from its name or its letters; null for any other text. */
export function usState(text: string): string | null {
  const state = stateLetters(text);
  return isUsState(state) ? state : null;
}
