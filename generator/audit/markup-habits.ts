/** A Markdown sequence that a text would show literally, with the fault and a replacement. */
export interface Habit {
  pattern: RegExp;
  /** Completes “Visitors would read …:”. */
  is: string;
  /** Returns the replacement for the words; null if no words can say the same. */
  better: (match: RegExpMatchArray) => string | null;
  hint: string;
}

const begins = String.raw`(?:https?:|mailto:|tel:|sms:|\/|#)`;
const address = String.raw`${begins}[^)\]\n]*`;
const inside = ([, words = '']: RegExpMatchArray) => words;
const nothing = () => null;

/**
 * Returns words in bold with the punctuation around them outside the stars: stars between punctuation and a letter, as
 * in `**Note:**ring`, are not bold (https://spec.commonmark.org/0.31.2/#left-flanking-delimiter-run).
 */
function withSignsOutside(words: string): string | null {
  const [, before = '', inner = '', after = ''] = words.match(/^([\p{P}\p{S}\s]*)(.*?)([\p{P}\p{S}\s]*)$/u) ?? [];
  return inner === '' || /[{}]/.test(words) ? null : `${before}**${inner}**${after}`;
}

const deleteSigns = 'Delete these characters. The design of the site decides how text looks.';
const writeSentences = 'Write sentences, or use a section with a list, such as checklist or features.';
const newSection = 'Delete the #. For a heading, begin a new section and write it there.';

const struck: Habit = {
  pattern: /(?<!~)~~(?=[^\s~])([^~\n]*)(?<=[^\s~])~~(?!~)/,
  is: 'it is not struck through',
  better: inside,
  hint: deleteSigns,
};
const heading: Habit = {
  pattern: /^#{1,6} +([A-Za-z].*)/m,
  is: 'it is not a heading',
  better: nothing,
  hint: newSection,
};

/**
 * Markup that titles, labels, and other short texts do not support (https://spec.commonmark.org). No pattern matches a
 * sum or a footnote.
 */
export const notInShortText: readonly Habit[] = [
  {
    pattern: new RegExp(String.raw`!?\[([^\]\n]+)\]\(${address}\)`),
    is: 'a title or label has no links',
    better: inside,
    hint: 'Write the words alone. To link, add a button.',
  },
  {
    pattern: /(?<!\*)\*\*(?=[^\s*])([^*\n]*)(?<=[^\s*])\*\*(?!\*)/,
    is: 'a title or label has no bold words',
    better: inside,
    hint: deleteSigns,
  },
  {
    pattern: /(?<![\w_])__(?=[^\s_])([^_\n]*)(?<=[^\s_])__(?![\w_])/,
    is: 'a title or label has no bold words',
    better: inside,
    hint: deleteSigns,
  },
  {
    pattern: /(?<![\w*])\*(?=[^\s*])([^*\n]*)(?<=[^\s*])\*(?![\w*])/,
    is: 'a title or label has no emphasis',
    better: inside,
    hint: deleteSigns,
  },
  struck,
  heading,
  {
    pattern: /^- +\S.*|(?<=^[*] +\S.*\n)[*] +\S.*/m,
    is: 'a title or label has no lists',
    better: nothing,
    hint: writeSentences,
  },
];

/** A web address with the rest of it: a port, a path, which may have parentheses, a query, and an anchor. */
export const webAddress: Habit = {
  pattern:
    /(?<![\w/(@.='"<])(?:https?:\/\/|www\.)([\w-]+(?:\.[\w-]+)+)(?::\d+)?(?:[/?#](?:[^\s()[\]{}<>"“”]|\([^\s()]*\))*)?(?<=[\w/)])/,
  is: 'it is a web address, but not a link',
  better: ([address, host = '']) => {
    const whole = address
      .replace(/^www\./, 'https://$&')
      .replaceAll('(', '%28')
      .replaceAll(')', '%29');
    return `[${host.replace(/^www\./, '')}](${whole})`;
  },
  hint: 'Write the words that people click between brackets, and the address in parentheses.',
};

/**
 * Returns habits for what is left in running text after its markup has been removed.
 *
 * @param names the names of links, which are addresses too
 */
export const notInRunningText = (names: readonly string[]): readonly Habit[] => [
  {
    pattern: new RegExp(String.raw`\[([^\]\n]+)\]\s+\((${address}|${names.join('|')})\)`),
    is: 'it is not a link, because of the space before its parenthesis',
    better: ([, words, to]) => `[${words}](${to})`,
    hint: 'Delete the space.',
  },
  {
    pattern: new RegExp(
      String.raw`\[([^\]\n]+)\]\((${begins}[^)\]\s]*?|${names.join('|')})(?=[.,;:!?]*(?:$|\[|\s[^)[\n]*(?:$|\[)))`,
      'm',
    ),
    is: 'it is not a link, because nothing closes its parenthesis',
    // A number may continue after a space.
    better: ([, words, to]) => (/^(?:tel|sms):/.test(to ?? '') ? null : `[${words}](${to})`),
    hint: 'Write ) after the address.',
  },
  {
    pattern: new RegExp(String.raw`\(([^()\n]+)\)\[(${address}|${names.join('|')})\]`),
    is: 'it is not a link: the words belong in brackets, and the address in parentheses',
    better: ([, words, to]) => `[${words}](${to})`,
    hint: 'Swap the brackets and the parentheses.',
  },
  {
    pattern: new RegExp(String.raw`\[[^\]\n]+\]\(${address}\)`),
    is: 'it is not a link, because its address has a space or a parenthesis in it',
    better: nothing,
    hint: 'Write the address without them, such as tel:+12025550100.',
  },
  {
    pattern: /\[[^\]\n]+\]\([A-Za-z][^()\]\n]*\s[^()\]\n]*\)/,
    is: 'it is not a link, because words with spaces are not an address',
    better: nothing,
    hint: 'Write the route of the page, such as /services, or the name of a link. If it is not a link, put a space before the parenthesis.',
  },
  {
    pattern: /(?<!\*)\*\*(?: +([^*\n]*\S) *|([^\s*][^*\n]*?) +)\*\*(?!\*)/,
    is: 'it is not bold, because of the space next to its stars',
    better: ([, first, second]) => `**${first ?? second}**`,
    hint: 'Delete the space.',
  },
  {
    pattern: /(?<!\*)\*\*(?=[^\s*])([^*\n]*)(?<=[^\s*])\*\*(?!\*)/,
    is: 'it is not bold, because there is no space between its stars and the letter before or after them',
    better: ([, words = '']) => withSignsOutside(words),
    hint: 'Add a space, or write punctuation outside the stars.',
  },
  {
    pattern: /(?<=^|[\s(“‘"'—-])\*\*(?=[^\s*])[^*\n]*(?!\*)/,
    is: 'it is not bold, because nothing closes it',
    better: nothing,
    hint: String.raw`Write ** after the words that are bold too. For two stars, write \*\*.`,
  },
  {
    pattern: /(?<=^|[^*\s])\*\*(?!\*)/,
    is: 'it is not bold, because nothing opens it',
    better: nothing,
    hint: String.raw`Write ** before the words that are bold too. For two stars, write \*\*.`,
  },
  struck,
  heading,
  webAddress,
  {
    pattern: /^(?:\+|\d{1,2}\)) +\S.*(?=\n(?:\+|\d{1,2}\)) +\S)|^[•‣▪◦●·]\s+\S.*/m,
    is: 'it is not an item of a list',
    better: nothing,
    hint: 'Begin each line with "- ", or with "1. ", "2. ", and so on.',
  },
  {
    pattern: /^\|.*\|[ \t]*$/m,
    is: 'it is not a row of a table',
    better: nothing,
    hint: 'Texts have no tables. Write a list, or use a section of its own, such as pricing or steps.',
  },
  {
    pattern: /\\ (?=\S)/,
    is: 'it is not a line break, because it is not at the end of a line',
    better: nothing,
    hint: 'To keep the lines of a text, write | after its property, and the text on the lines below.',
  },
];
