import { singleSpaced } from '../../report/wording.ts';
import type { Finding, Rule } from '../rule.ts';
import { type WrittenText, writtenTexts } from '../written-texts.ts';

/** Tags, comments, and character references, which visitors would read as they are written. */
export const rule: Rule = {
  id: 'html',
  severity: 'error',
  reason: 'Text is printed as it is written, so visitors would read the HTML.',
  source: 'https://cheatsheetseries.owasp.org/cheatsheets/Cross_Site_Scripting_Prevention_Cheat_Sheet.html',
  check: (site) => writtenTexts(site, /[<&]/).flatMap((written) => (written.role === 'shown' ? inText(written) : [])),
};

/** https://html.spec.whatwg.org/multipage/indices.html#elements-3, and elements that older pages still have. */
const elements =
  'a abbr address article aside audio b big blockquote body br button canvas center cite code dd del details div dl dt em embed fieldset figcaption figure font footer form h1 h2 h3 h4 h5 h6 head header hr html i iframe img input ins kbd label legend li link main map mark meta nav noscript object ol option p picture pre q s script section select small source span strike strong style sub summary sup svg table tbody td textarea tfoot th thead title tr track u ul video';
const flags = 'allowfullscreen async autoplay checked controls defer disabled hidden loop muted required';
const attribute = `\\s+(?:[\\w:.-]+\\s*=\\s*(?:"[^"]*"|'[^']*'|[^\\s"'>]+)|(?:${flags.replaceAll(' ', '|')})\\b)`;
const tag = new RegExp(`</?(${elements.replaceAll(' ', '|')})(?:${attribute})*\\s*/?>`, 'i');
const comment = /<!--.*/;

/** https://html.spec.whatwg.org/multipage/named-characters.html, those that people type. */
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

/** The first piece of HTML in the text. What follows it is part of the same mistake. */
function inText({ page, path, text }: WrittenText): Finding[] {
  const matches = [comment, tag, reference].map((pattern) => pattern.exec(text)).filter((match) => match !== null);
  const [first] = matches.sort((a, b) => a.index - b.index);
  if (!first) return [];
  const { 0: words, 1: name = '!--' } = first;
  const isReference = words.startsWith('&');
  return [
    {
      at: { page, path, part: { words, earlier: 0 } },
      message: `Text cannot contain HTML: visitors would read “${short(words)}”.`,
      hint: isReference ? referenceHint(name) : tagHint(name.toLowerCase()),
      value: isReference ? words : `<${name.toLowerCase()}>`,
    },
  ];
}

function short(words: string): string {
  const line = singleSpaced(words);
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}

function referenceHint(name: string): string {
  const character = characters[name.toLowerCase()];
  if (character) return `Type the character itself, ${character}, instead.`;
  return name.toLowerCase() === 'nbsp' ? 'Type a space instead.' : 'Type the character itself instead.';
}

const scripts = new Set('canvas embed form iframe input noscript object script select style textarea'.split(' '));

function tagHint(name: string): string {
  if (name === '!--') return 'Delete it. In YAML, a comment begins with # and ends with the line.';
  if (scripts.has(name)) {
    return 'Delete it, and link to the service with a button. To show a widget, a developer adds a section type (npm run new -- section-type).';
  }
  if (name === 'a') return 'Delete the tags. To link, add a button or a section of the type links.';
  if (name === 'img' || name === 'picture')
    return 'Delete the tag. A picture has properties of its own: image and alt.';
  if (name === 'br' || name === 'p') return 'Delete the tags. In a long text, a blank line begins a new paragraph.';
  return 'Delete the tags. The design of the site decides how text looks.';
}
