/**
 * Characters that no text may contain: control characters except the tab, which YAML forbids
 * (https://yaml.org/spec/1.2.2/#51-character-set); private use characters, which no font of a site has, and which mark
 * texts while pages are made (`render/provenance-marks.ts`, `templates/markdown/`); and lone surrogates, which only an
 * escape can write.
 */
export const forbiddenCharacter =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: They are what is looked for.
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\p{Co}\p{Cs}]/u;

/** Returns a name such as "an invisible control character (U+0007)". */
export function forbiddenName(character: string): string {
  const code = codePointOf(character);
  if (character < '\u00A0') return `an invisible control character (${code})`;
  return /\p{Cs}/u.test(character)
    ? `half of a character (${code})`
    : `a character for private use (${code}), which most devices show as an empty box`;
}

/** Characters that look like a space, or like nothing, with their common names. */
const invisible: Record<string, string> = {
  '\u00A0': 'no-break space',
  '\u00AD': 'soft hyphen',
  '\u180E': 'vowel separator',
  '\u2007': 'figure space',
  '\u200B': 'zero-width space',
  '\u200C': 'zero-width non-joiner',
  '\u200D': 'zero-width joiner',
  '\u200E': 'left-to-right mark',
  '\u200F': 'right-to-left mark',
  '\u2028': 'line separator',
  '\u2029': 'paragraph separator',
  '\u202F': 'narrow no-break space',
  '\u205F': 'mathematical space',
  '\u2060': 'word joiner',
  '\u3000': 'ideographic space',
  '\uFEFF': 'byte order mark',
};

/** For a character class: characters as wide as a space, and characters without any width. */
export const wide = '\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000';
export const zeroWidth = '\\u00AD\\u180E\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u2064\\u2066-\\u2069\\uFEFF';

/** Returns a code point such as "U+00A0". */
function codePointOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Returns a name such as "an invisible no-break space (U+00A0)". */
export function invisibleName(character: string): string {
  return `an invisible ${invisible[character] ?? 'character'} (${codePointOf(character)})`;
}

/** Replaces wide space characters with spaces that YAML knows, and removes characters that have no width. */
export function withVisibleSpaces(text: string): string {
  return text.replace(new RegExp(`[${wide}]`, 'g'), ' ').replace(new RegExp(`[${zeroWidth}]`, 'g'), '');
}
