/**
 * The name of a town without the state after it, as in "Krum, TX"; null if the name has none.
 *
 * @param region the state of the business, as two letters
 */
export function withoutRegion(name: string, region: string): string | null {
  const [, better] = name.match(/^(.*\p{L})[\s,]+(\p{Lu}{2})$/u) ?? [];
  return better !== undefined && name.endsWith(region) ? better : null;
}
