/**
 * The towns of a site.yaml, five miles apart in a large state, in rows from south to north.
 *
 * @param rows a letter for each town, from east to west
 * @param counties the county that each letter stands for
 */
export function townsOnMap(rows: readonly string[], counties: Readonly<Record<string, string>>): string {
  const letter = (index: number) => String.fromCharCode(65 + index);
  const towns = rows.flatMap((row, north) =>
    Array.from(row, (county, west) => {
      const center = `{ latitude: ${44 + north / 14}, longitude: ${-73 - west / 10} }`;
      const name = `Town ${letter(west)}${letter(north).toLowerCase()}`;
      return `  - { name: ${name}, slug: town-${north}-${west}, page: /, county: ${counties[county]}, center: ${center}, region: NY }\n`;
    }),
  );
  return `towns:\n${towns.join('')}`;
}
