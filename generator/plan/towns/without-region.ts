import { statesByName } from '../../../templates/schema/forms/states.ts';

/**
 * The name of a town without the state at its end, as in "Krum, TX", "Krum, Texas" and "Krum TX"; null if the name has none.
 * Outside the United States, letters without a comma may belong to the name, as in Buchs ZH.
 *
 * @param address the state and the country of the business
 */
export function withoutRegion(name: string, { region, country }: { region: unknown; country: unknown }): string | null {
  const [, town = '', end = ''] = name.match(/^\s*(.*\S)\s*,\s*(.+?)\s*$/) ?? [];
  const state = String(region).toUpperCase();
  if (end !== '') return end.toUpperCase() === state || statesByName[end.toLowerCase()] === state ? town : null;
  const [, before = '', code] = name.match(/^\s*(.*\S)\s+([A-Z]{2})\s*$/) ?? [];
  return country === 'US' && code === state ? before : null;
}
