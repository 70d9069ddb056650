import { ownValue } from '../../../templates/own-value.ts';
import { shortened, singleSpaced } from '../../report/wording.ts';
import type { Finding } from '../finding.ts';
import { type LinkFacts, pastedLink } from '../pasted-link.ts';
import type { Rule } from '../rule.ts';
import { rewritten, type WrittenFile, type WrittenText, writtenSpot } from '../written-texts.ts';

/** Reports tags, comments, and character references, which visitors would see literally. */
export const rule: Rule = {
  id: 'html',
  severity: 'error',
  reason: 'Text is printed as it is written, so visitors would read the HTML.',
  source: 'https://cheatsheetseries.owasp.org/cheatsheets/Cross_Site_Scripting_Prevention_Cheat_Sheet.html',
  file: (written, { facts }) => htmlIn(written, facts),
};

/** Finds HTML in the texts of a file that visitors read. */
export function htmlIn(written: WrittenFile, site: LinkFacts): Finding[] {
  return written.texts
    .filter(({ text, path }) => /[<&]/.test(text) && written.roleOf(path)?.role === 'shown')
    .flatMap((text) => inText(written, text, site));
}

/**
 * Elements from https://html.spec.whatwg.org/multipage/indices.html#elements-3, and elements that older pages still
 * have.
 */
const elements =
  'a abbr address article aside audio b big blockquote body br button canvas center cite code dd del details div dl dt em embed fieldset figcaption figure font footer form h1 h2 h3 h4 h5 h6 head header hr html i iframe img input ins kbd label legend li link main map mark meta nav noscript object ol option p picture pre q s script section select small source span strike strong style sub summary sup svg table tbody td textarea tfoot th thead title tr track u ul video';
const flags = 'allowfullscreen async autoplay checked controls defer disabled hidden loop muted required';
const attribute = `\\s+(?:[\\w:.-]+\\s*=\\s*(?:"[^"]*"|'[^']*'|[^\\s"'>]+)|(?:${flags.replaceAll(' ', '|')})\\b)`;
const tag = new RegExp(`</?(${elements.replaceAll(' ', '|')})(?:${attribute})*\\s*/?>`, 'i');
const comment = /<!--.*/;

/** Character references that people type, from https://html.spec.whatwg.org/multipage/named-characters.html. */
const characters: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  copy: '©',
  reg: '®',
  trade: '™',
  mdash: '—',
  ndash: '–',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  middot: '·',
  times: '×',
  deg: '°',
  euro: '€',
  pound: '£',
  cent: '¢',
  frac12: '½',
  frac14: '¼',
};
const accented = '[a-z](?:acute|grave|uml|circ|tilde|cedil|ring)';
const reference = new RegExp(
  `&(nbsp|ensp|emsp|thinsp|shy|${Object.keys(characters).join('|')}|${accented}|#\\d+|#x[\\da-f]+);`,
  'i',
);

/** Reports the first piece of HTML in the text. What follows it is part of the same mistake. */
function inText(file: WrittenFile, written: WrittenText, site: LinkFacts): Finding[] {
  const matches = [comment, tag, reference]
    .map((pattern) => pattern.exec(written.text))
    .filter((match) => match !== null);
  const [first] = matches.sort((a, b) => a.index - b.index);
  if (!first) return [];
  const { 0: words, 1: name = '!--' } = first;
  const isReference = words.startsWith('&');
  const element = file.roleOf(written.path)?.markdown ? elementAt(written.text, first.index, site) : null;
  const place = element
    ? rewritten(file, written, { index: first.index, ...element })
    : {
        at: writtenSpot(file, written, { words, earlier: 0 }),
        hint: isReference ? referenceHint(name) : tagHint(name.toLowerCase()),
      };
  return [
    {
      ...place,
      message: `Text cannot contain HTML: visitors would read “${short(words)}”.`,
      value: isReference ? words : `<${name.toLowerCase()}>`,
    },
  ];
}

/** Elements with a Markdown equivalent, such as `<b>now</b>`, and what to write instead. */
const inMarkdown: readonly [RegExp, (inner: string, link: string) => string][] = [
  [/^<(?:b|strong)\s*>([^<>\n]+)<\/(?:b|strong)\s*>/i, (inner) => `**${inner.trim()}**`],
  [/^<(?:i|em)\s*>([^<>\n]+)<\/(?:i|em)\s*>/i, (inner) => `*${inner.trim()}*`],
  [
    /^<a\s[^<>]*?href=["']?(?<href>[^\s"'<>]+)["']?[^<>]*>([^<>\n]+)<\/a\s*>/i,
    (inner, link) => `[${inner.trim()}](${link})`,
  ],
];

function elementAt(text: string, index: number, site: LinkFacts): { words: string; better: string } | null {
  for (const [pattern, write] of inMarkdown) {
    const match = text.slice(index).match(pattern);
    if (!match) continue;
    const { href } = match.groups ?? {};
    const link = href === undefined ? '' : pastedLink(href, site);
    return link === null ? null : { words: match[0], better: write(match.at(-1) ?? '', link) };
  }
  return null;
}

const short = (words: string) => shortened(singleSpaced(words), 60);

function referenceHint(name: string): string {
  const character = ownValue(characters, name.toLowerCase());
  if (character) return `Type the character itself, ${character}, instead.`;
  return name.toLowerCase() === 'nbsp' ? 'Type a space instead.' : 'Type the character itself instead.';
}

const scripts = new Set('canvas embed form iframe input noscript object script select style textarea'.split(' '));

function tagHint(name: string): string {
  if (name === '!--') return 'Delete it. In YAML, a comment begins with # and ends with the line.';
  if (scripts.has(name)) {
    return 'Delete it. To show a calendar, a video, or another page, give a section `type: embed` its `address:`; a form is a section `type: contact-form`. For anything else, a developer adds a section type (npm run new -- section-type).';
  }
  if (name === 'a') return 'Delete the tags. A link in running text is written as [our prices](/services).';
  if (name === 'img' || name === 'picture')
    return 'Delete the tag. A picture has properties of its own: image and alt.';
  if (name === 'br' || name === 'p')
    return 'Delete the tags. In a running text, a blank line begins a new paragraph, and a backslash at its end breaks a line.';
  if (/^(ul|ol|li)$/.test(name)) return 'Delete the tags. In a running text, the lines of a list begin with "- ".';
  return 'Delete the tags. The design of the site decides how text looks.';
}
