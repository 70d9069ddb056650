/** A value as a shell needs it on a command line: in quotes, unless none of its characters has a meaning there. */
export function shellWord(value: string): string {
  if (/^[\p{L}\p{N}_./:@+,=-]+$/u.test(value)) return value;
  // Shells of Windows know only double quotes, and others look for variables in them.
  return /["$`!]|\\$/.test(value) ? `'${value.replaceAll("'", "'\\''")}'` : `"${value}"`;
}
