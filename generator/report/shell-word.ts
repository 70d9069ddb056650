/** Returns a value for a shell command line: in quotes, unless none of its characters is special. */
export function shellWord(value: string): string {
  if (/^[\p{L}\p{N}_./:@+,=-]+$/u.test(value)) return value;
  // Windows shells know only double quotes, and other shells expand variables in them.
  return /["$`!]|\\$/.test(value) ? `'${value.replaceAll("'", "'\\''")}'` : `"${value}"`;
}
