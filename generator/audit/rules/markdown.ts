import { contactLinks } from '../../../templates/facts/contact-links.ts';
import type { SiteFacts } from '../../../templates/facts/site.ts';
import type { TextLink } from '../../../templates/markdown/parse.ts';
import { hasTooMuchMarkup } from '../../../templates/markdown/signs.ts';
import type { Range } from '../../../templates/markdown/source-text.ts';
import { memoizedWeakly } from '../../../templates/memoized.ts';
import { parseWritten } from '../../plan/texts/text-links.ts';
import { partAt } from '../../read/locate.ts';
import type { Finding } from '../finding.ts';
import { type Habit, notInRunningText, notInShortText, webAddress } from '../markup-habits.ts';
import type { Rule } from '../rule.ts';
import { rewritten, type WrittenFile, type WrittenText, writtenSpot } from '../written-texts.ts';

/** Reports Markdown that a text shows literally: in titles and labels, and in running text if it is incomplete. */
export const rule: Rule = {
  id: 'markdown',
  severity: 'warning',
  reason:
    'Running text can have links, bold, emphasis, and lists. Anything else, and all of it in titles and labels, is shown as it is written.',
  source: 'https://commonmark.org/help/',
  file: (written, { facts }) =>
    written.texts
      .filter(({ text }) => maySignMarkup.test(text))
      .flatMap((text) => {
        const role = written.roleOf(text.path);
        if (role?.role !== 'shown') return [];
        return role.markdown ? inRunningText(written, text, facts) : inShortText(written, text);
      }),
};

/** Returns the habits of running text on a site, which are the same for all of its files. */
const habitsOf = memoizedWeakly(({ links }: SiteFacts) =>
  notInRunningText([...Object.keys(contactLinks), ...Object.keys(links)]),
);

/** Matches what every habit contains. A hyphen begins a list item only before a space. */
const maySignMarkup = /[*_~#[|+\\)•‣▪◦●·]|- |:\/\/|www\./;

const tooMuch: Habit = {
  pattern: /^/,
  is: 'this text has more than 10,000 signs such as * and [, so none of them is read as Markdown',
  better: () => null,
  hint: 'Delete the signs that do not belong there.',
};

/** Reports the first words of each kind. */
function inShortText(file: WrittenFile, written: WrittenText): Finding[] {
  return notInShortText.flatMap((habit) => {
    const match = written.text.match(habit.pattern);
    return match ? [findingOf(file, written, habit, match)] : [];
  });
}

function inRunningText(file: WrittenFile, written: WrittenText, facts: SiteFacts): Finding[] {
  if (hasTooMuchMarkup(written.text)) return [findingOf(file, written, tooMuch, [written.text.slice(0, 20)])];
  const habits = habitsOf(facts);
  const { literals, links } = parseWritten(written.text, facts) ?? {
    literals: [{ start: 0, end: written.text.length }],
    links: [],
  };
  return [
    ...literals.flatMap((range) => {
      // The words of a link can be clicked already.
      const isLinked = links.some(({ start, end }) => start <= range.start && range.end <= end);
      return inLiteral(file, written, range, isLinked ? habits.filter((habit) => habit !== webAddress) : habits);
    }),
    ...links.flatMap((link) => inLink(file, written, link)),
  ];
}

/** Reports the first match of each habit in words without markup. No character is part of two mistakes. */
function inLiteral(
  file: WrittenFile,
  written: WrittenText,
  { start, end }: Range,
  habits: readonly Habit[],
): Finding[] {
  const hidden = (words: string) => ' '.repeat(words.length);
  // An escaped character is intended.
  let literal = written.text.slice(start, end).replace(/\\[!-/:-@[-`{-~]/g, hidden);
  return habits.flatMap((habit) => {
    const match = literal.match(habit.pattern);
    if (!match) return [];
    literal = literal.replace(match[0], hidden);
    return [findingOf(file, written, habit, match, start)];
  });
}

/** Reports a picture, or a link without words. */
function inLink(file: WrittenFile, written: WrittenText, { start, end, isPicture }: TextLink): Finding[] {
  const words = written.text.slice(start, end);
  if (!isPicture && !words.startsWith('[](')) return [];
  const [is, hint] = isPicture
    ? ['it is not a picture', 'A picture has properties of its own, image and alt, in sections that can show one.']
    : [
        'it is a link without words',
        'Write the words of the link between the brackets, as in [our prices](/services).',
      ];
  return [findingOf(file, written, { pattern: /^/, is, better: () => null, hint }, [words], start)];
}

/** @param from the offset of the matched text in the whole text */
function findingOf(
  file: WrittenFile,
  written: WrittenText,
  { is, better, hint }: Habit,
  match: RegExpMatchArray,
  from = 0,
): Finding {
  const [words] = match;
  const index = from + (match.index ?? 0);
  const instead = better(match);
  const place =
    instead === null
      ? { at: writtenSpot(file, written, partAt(written.text, words, index)), hint }
      : rewritten(file, written, { words, index, better: instead });
  return { ...place, message: `Visitors would read “${words}”: ${is}.`, value: words };
}
