/** Decides which characters can be Markdown, and which are only text. */

/**
 * Returns false if a text has no markup. That is most texts, so this check is all they cost.
 *
 * The private use characters are the marks of `marks.ts`, which may come before the character that begins a list item.
 */
export function mayHaveMarkup(text: string): boolean {
  return /[*_[\\]|(?:^|[\n\uE000-\uF8FF]) *(?:-|1\.) /.test(text) && !hasTooMuchMarkup(text);
}

/** How many signs a text may have that can begin markup. No text that people read has a hundredth of that. */
const mostSigns = 10_000;

/**
 * Returns true for a text that nobody reads, such as `*a_[` over and over. The time to find what belongs together grows
 * with the square of the signs. It has no markup.
 */
export function hasTooMuchMarkup(text: string): boolean {
  return text.length > mostSigns && text.replace(/[^*_[]+/g, '').length > mostSigns;
}

/** Replaces a character that is only text. It has the same length, so offsets stay valid, and no text contains it. */
const literal = '\uF8FF';

/** A star between two letters or digits, as in 2*3 and Mitarbeiter*innen. */
const starInWord = /(?<=[\p{L}\p{N}])\*(?=[\p{L}\p{N}])/gu;

/** The start of a line that looks like a list item: the hyphen, the star, or the number with its dot. */
const item = /^( *)([-*+]|\d+[.)])(?=\s|$)/gm;

/** How far a list item may be indented, in spaces. The time to read lists in lists grows with the cube of their depth. */
const deepest = 100;

/**
 * Hides characters that CommonMark reads as markup but that people type as text: a star in a word, and the start of a
 * line that looks like a list item, unless at least two lines start like this. A numbered list begins with 1.
 */
export function withLiteralSigns(text: string): string {
  const signs = [...text.matchAll(item)].map(([, , sign = '']) => sign);
  const isList = (kind: RegExp) => signs.filter((sign) => kind.test(sign)).length > 1;
  const isNumbered = isList(/\d\./) && signs.find((sign) => /\d/.test(sign)) === '1.';
  const isSign = (sign: string) =>
    sign.endsWith('.') ? isNumbered : /[-*]/.test(sign) && isList(new RegExp(`^[${sign}]`));
  return text
    .replace(starInWord, literal)
    .replace(item, (match, indent: string, sign: string) =>
      isSign(sign) && indent.length <= deepest ? match : indent + sign.slice(0, -1) + literal,
    );
}
