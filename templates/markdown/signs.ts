/** Which signs can be Markdown, and which are only text. */

/**
 * False if a text has no markup. That is most texts, so this is all that they cost.
 *
 * The private characters are the marks of `marks.ts`, which may come before the sign of a list.
 */
export function mayHaveMarkup(text: string): boolean {
  return /[*_[\\]|(?:^|[\n\uE000-\uF8FF]) *(?:-|1\.) /.test(text);
}

/** Takes the place of a sign that is only text. It has the same length, so offsets stay, and no text has it. */
const literal = '\uF8FF';

/** A star between two letters or digits, as in 2*3 and Mitarbeiter*innen. */
const starInWord = /(?<=[\p{L}\p{N}])\*(?=[\p{L}\p{N}])/gu;

/** What begins a line as an item of a list does: the hyphen, the star, or the number, and its dot. */
const item = /^( *)([-*+]|\d+[.)])(?=\s|$)/gm;

/**
 * Hides the signs that CommonMark reads as markup, and that people type as text: a star in a word, and what begins a line as
 * an item of a list does, unless it begins at least two of them. A numbered list begins with 1.
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
      isSign(sign) ? match : indent + sign.slice(0, -1) + literal,
    );
}
