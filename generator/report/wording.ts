/** The article for a word: "a" or "an". */
export function article(word: string): string {
  return /^[aeiou]/i.test(word) ? 'an' : 'a';
}

/** The text without spaces at its ends, and with every run of spaces and line breaks as one space. */
export function singleSpaced(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
