/** Returns true for a group of properties: a YAML mapping. */
export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the properties of a value; none if it is not a group. */
export function asGroup(value: unknown): Record<string, unknown> {
  return isGroup(value) ? value : {};
}
