/**
 * The name of a town without the state after a comma, as in "Krum, TX"; null if the name has none. Without the comma it may
 * be the whole name, as of Buchs ZH.
 *
 * @param region the state of the business
 */
export function withoutRegion(name: string, region: string): string | null {
  const [, town = '', end = ''] = name.match(/^\s*(.*\S)\s*,\s*(.+?)\s*$/) ?? [];
  return end !== '' && end.toLowerCase() === region.toLowerCase() ? town : null;
}
