import type { Finding, Rule } from '../rule.ts';
import { type WrittenText, writtenTexts } from '../written-texts.ts';

/** Links, bold text, lists, and headings in Markdown, which visitors would read as they are written. */
export const rule: Rule = {
  id: 'markdown',
  severity: 'warning',
  reason: 'Text is printed as it is written, so visitors would read the asterisks and brackets of Markdown.',
  source: 'https://commonmark.org/help/',
  check: (site) =>
    writtenTexts(site, /[*_~#[-]/).flatMap((written) => (written.role === 'shown' ? inText(written) : [])),
};

interface Habit {
  pattern: RegExp;
  is: string;
  hint: string;
}

const plain = 'Delete these characters. The design of the site decides how text looks.';

/** https://spec.commonmark.org, each pattern so narrow that it matches no sum and no footnote. */
const habits: readonly Habit[] = [
  {
    pattern: /!?\[[^\]\n]+\]\((?:https?:|mailto:|tel:|\/|#|\.)[^)\s]*\)/,
    is: 'not a link',
    hint: 'Write the words alone. To link, add a button or a section of the type links.',
  },
  { pattern: /(?<!\*)\*\*(?=[^\s*])[^*\n]*(?<=[^\s*])\*\*(?!\*)/, is: 'not bold', hint: plain },
  { pattern: /(?<![\w_])__(?=[^\s_])[^_\n]*(?<=[^\s_])__(?![\w_])/, is: 'not bold', hint: plain },
  { pattern: /(?<![\w*])\*(?=[^\s*])[^*\n]*(?<=[^\s*])\*(?![\w*])/, is: 'not italic', hint: plain },
  { pattern: /(?<!~)~~(?=[^\s~])[^~\n]*(?<=[^\s~])~~(?!~)/, is: 'not struck through', hint: plain },
  {
    pattern: /^#{1,6} +[A-Za-z].*/m,
    is: 'not a heading',
    hint: 'Delete the #. For a heading, begin a new section: the heading of a section is one.',
  },
  {
    pattern: /^- +\S.*|(?<=^[*] +\S.*\n)[*] +\S.*/m,
    is: 'not a list',
    hint: 'Write sentences, or use a section with a list, such as checklist or features.',
  },
];

/** The first words of each kind. */
function inText({ page, path, text }: WrittenText): Finding[] {
  return habits.flatMap(({ pattern, is, hint }) => {
    const [words] = text.match(pattern) ?? [];
    if (!words) return [];
    return [
      {
        at: { page, path, part: { words, earlier: 0 } },
        message: `Text is printed as it is written, so “${words}” is ${is}.`,
        hint,
        value: words,
      },
    ];
  });
}
