/** The names of the classes that a stylesheet has rules for. */
export function classesIn(styles: string): Set<string> {
  const names = styles.match(/(?<=\.)(?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+/gi) ?? [];
  return new Set(names.map(unescaped));
}

/** https://www.w3.org/TR/css-syntax-3/#consume-escaped-code-point */
const unescaped = (name: string) =>
  name
    .replace(/\\([0-9a-f]{1,6}) ?/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/\\(.)/g, '$1');
