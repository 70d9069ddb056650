/**
 * Returns the value of a name in a table; undefined if the table lacks it. Any object seems to have `constructor` and
 * `toString`, which an owner may write.
 */
export function ownValue<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
