/** A value on one line. */
export type SimpleScalar = string | number | boolean;

const doubleQuoted = /^"[^"\\]*"$/;
const singleQuoted = /^'[^']*(?:''[^']*)*'$/;
const number = /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)$/;
/** In characters. A longer number may lose digits. */
const maxNumberLength = 15;
/** Numbers with an exponent or in another base, and words whose meaning depends on capitals. */
const uncertain = /^(?:0[ox]|[0-9.]+e)|^(?:true|false|null)$/i;
/** No YAML indicator, and no character with which other formats begin a list item. */
const plainText = /^(?:[\w$(/¡¿©\u00C0-\u024F]|\+\$)/;
/** A property, a comment, or the closing half of a pair. */
const notPlain = /:(?: |$)| #|[\]"' ]$/;

/**
 * Resolves a scalar on one line as YAML's core schema does (https://yaml.org/spec/1.2.2/#103-core-schema). Returns null
 * if it has escapes, if it is null, or if it is ambiguous.
 */
export function simpleScalar(source: string): SimpleScalar | null {
  if (source.startsWith('"')) return doubleQuoted.test(source) ? notBlank(source.slice(1, -1)) : null;
  if (source.startsWith("'")) {
    return singleQuoted.test(source) ? notBlank(source.slice(1, -1).replaceAll("''", "'")) : null;
  }
  if (number.test(source)) return source.length <= maxNumberLength ? Number(source) : null;
  if (source === 'true') return true;
  if (source === 'false') return false;
  return plainText.test(source) && !notPlain.test(source) && !uncertain.test(source) ? source : null;
}

const notBlank = (text: string) => (text === '' || text.trim() !== '' ? text : null);
