import { propsAttribute } from '../../client/protocol.ts';
import { scriptOf } from '../../templates/facts/locale.ts';

/*
 * Browsers put the parts of `+972 2-555-0100` and `9:00–17:00` in the order of the words around them, so between words
 * that are read from right to left, these would end with their beginning. Two invisible characters keep each in its own
 * order (https://www.w3.org/International/questions/qa-bidi-unicode-controls). They are added to documents, not to what
 * audits read, search engines get, and links dial.
 */
const isolated = (words: string) => `\u2066${words}\u2069`;

const amount = String.raw`\p{Sc}?\d+(?:[.,:]\d+)*`;
const between = String.raw`(?:[ \u00a0]?[–—-][ \u00a0]?|[ \u00a0]?\(|\)[ \u00a0-]?|[ \u00a0])`;
/** Numbers, and what may be between those of a phone number or of a range; not in an address or a name. */
const run = new RegExp(String.raw`(?<![\w.:/=%@]|\w-)[+(]?${amount}(?:${between}${amount})*`, 'gu');
const range = new RegExp(String.raw`${amount}[ \u00a0]?[–—-][ \u00a0]?${amount}`, 'gu');
const price = /\p{Sc}\d+(?:[.,]\d+)*/gu;

/** Phone numbers begin with a plus, a parenthesis, or a zero, or have two hyphens: years in a row have none of these. */
const isPhone = (words: string) => /^[+(0]|-.*-/.test(words) && words.replace(/\D/g, '').length >= 7;

/** Returns a function for the texts of a language that is written from right to left. */
function isolation(language: string): (text: string) => string {
  // Where Arabic letters are read, so are ranges (https://www.w3.org/International/articles/lang-bidi-use-cases/), and
  // the sign of a currency would be on the other side of its number.
  const inside = scriptOf(language) === 'Arab' ? price : range;
  return (text) =>
    text.replace(run, (words) =>
      isPhone(words) ? isolated(words) : words.replace(inside, (found) => isolated(found)),
    );
}

const tagOrText = /<[^>]*>|[^<]+/g;
const props = new RegExp(`(?<= ${propsAttribute}=")[^"]*`);

/** Returns a function for the HTML of such a language. The props of widgets change as their texts do, so they hydrate. */
export function numberIsolation(language: string): (html: string) => string {
  const isolate = isolation(language);
  const inProps = (json: string) =>
    escaped(JSON.stringify(JSON.parse(unescaped(json)), (_, value) => (isShown(value) ? isolate(value) : value)));
  return (html) =>
    html.replace(tagOrText, (part) => (part.startsWith('<') ? part.replace(props, inProps) : isolate(part)));
}

/** Returns false for an address, which is not a text. */
const isShown = (value: unknown): value is string => typeof value === 'string' && !/^(?:[a-z]+:|[/#])/i.test(value);

const entities = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" } as const;
type Entity = keyof typeof entities;

/** Reads an attribute as React writes it, and writes one. */
const unescaped = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity as Entity]);
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
