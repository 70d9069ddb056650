import { neighborsOfState } from '../../audit/places/neighbor-states.ts';
import type { SiteAddress } from '../../plan/towns/town-state.ts';
import type { WrittenTown } from '../edit/written-towns.ts';

/**
 * Returns a state for the example of a hint: one that borders that of the business, and has none of these towns. Returns
 * null if there is none, as outside the United States, where MI may be Milan.
 *
 * @param address that of the business
 */
export function freeState(towns: readonly WrittenTown[], { region: usual, country }: SiteAddress): string | null {
  if (country !== 'US') return null;
  const taken = towns.map(({ region = usual }) => region);
  return neighborsOfState(String(usual)).find((state) => !taken.includes(state)) ?? null;
}
