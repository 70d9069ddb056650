/** Languages that write compounds as one word, which may be longer than a line of a heading on a phone. */
const compounding = /^(?:af|da|de|et|fi|fy|hu|is|lb|nb|nl|nn|no|sv)\b/i;

/**
 * Returns a rule that hyphenates long words of headings, if the language has them. Without it, browsers would break
 * them anywhere, and without a hyphen. https://developer.mozilla.org/docs/Web/CSS/hyphens
 */
export function hyphenRule(language: string): string {
  return compounding.test(language) ? 'h1,h2,h3{-webkit-hyphens:auto;hyphens:auto;hyphenate-limit-chars:10 4 4}' : '';
}
