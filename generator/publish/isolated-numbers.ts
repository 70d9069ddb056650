import { propsAttribute } from '../../client/protocol.ts';
import { scriptOf } from '../../templates/facts/locale.ts';
import type { SiteFacts } from '../../templates/facts/site.ts';
import { decode } from '../render/markup.ts';

/*
 * Browsers put the parts of `+972 2-555-0100` and `9:00–17:00` in the order of the words around them, so between words
 * that are read from right to left, these would end with their beginning. Two invisible characters keep each in its own
 * order (https://www.w3.org/International/questions/qa-bidi-unicode-controls). They are added to documents, not to what
 * audits read, search engines get, and links dial.
 */
const isolated = (words: string) => `\u2066${words}\u2069`;

/** Returns a text as it was written. */
export const withoutIsolation = (text: string): string => text.replace(/[\u2066\u2069]/g, '');

const amount = String.raw`\p{Sc}?\p{Nd}+(?:[.,:]\p{Nd}+)*`;
// A parenthesis around other words stays outside, because one alone would be shown as its opposite.
const part = String.raw`(?:${amount}|\(\+?\p{Nd}+\))`;
const between = String.raw`(?:[ \u00a0]?[–—-][ \u00a0]?|[ \u00a0]|(?=\()|(?<=\)))`;
/** Numbers, and what may be between those of a phone number or of a range; not in an address or a name. */
const run = new RegExp(String.raw`(?<![\w=%@]|\w[-.:/]|//)\+?${part}(?:${between}${part})*`, 'gu');
const range = new RegExp(String.raw`${amount}[ \u00a0]?[–—-][ \u00a0]?${amount}`, 'gu');
const price = /\p{Sc}\p{Nd}+(?:[.,]\p{Nd}+)*/gu;

const digitsOf = (words: string) => words.replace(/\P{Nd}/gu, '');

/** In any digits: a plus, a parenthesis, or a zero at the beginning, or two hyphens. */
const phoneMarks = /^[+(0٠۰]|-.*-/;
/** Groups such as `800 555 0100`, but not years in a row. */
const groups = /^(?!(?:[12١٢۱۲]\p{Nd}{3}(?:\s|$))+$)\p{Nd}+(?:\s\p{Nd}+)+$/u;

const isPhone = (words: string) => digitsOf(words).length >= 7 && (phoneMarks.test(words) || groups.test(words));

/** What decides how numbers are shown. */
type Facts = Pick<SiteFacts, 'language' | 'contact'>;

/** Returns a function for the texts of a site in a language that is written from right to left. */
function isolation({ language, contact }: Facts): (text: string) => string {
  // Where Arabic letters are read, so are ranges (https://www.w3.org/International/articles/lang-bidi-use-cases/), and
  // the sign of a currency would be on the other side of its number.
  const inside = scriptOf(language) === 'Arab' ? price : range;
  const own = digitsOf(contact.phone);
  return (text) =>
    text.replace(run, (words) =>
      isPhone(words) || digitsOf(words) === own ? isolated(words) : words.replace(inside, (found) => isolated(found)),
    );
}

const tagOrText = /<[^>]*>|[^<]+/g;
const props = new RegExp(`(?<= ${propsAttribute}=")[^"]*`);
/** The attributes that visitors read or hear. */
const readAttribute = / (?:alt|aria-label|placeholder|title)="[^"]*"/g;

/** Returns a function for the HTML of such a site. The props of widgets change as their texts do, so they hydrate. */
export function numberIsolation(facts: Facts): (html: string) => string {
  const isolate = isolation(facts);
  const inValue = (value: unknown): unknown => {
    if (typeof value === 'string') return isolate(value);
    if (Array.isArray(value)) return value.map(inValue);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, data.has(key) ? one : inValue(one)]));
  };
  const inProps = (json: string) => escaped(JSON.stringify(inValue(JSON.parse(decode(json)))));
  return (html) =>
    html.replace(tagOrText, (part) =>
      part.startsWith('<') ? part.replace(props, inProps).replace(readAttribute, (one) => isolate(one)) : isolate(part),
    );
}

/** The props of widgets that are sent, dialed, or looked up, not shown: a service does not know such an id any more. */
const data: ReadonlySet<string> = new Set([
  'action',
  'field',
  'hidden',
  'href',
  'id',
  'name',
  'netlify',
  'options',
  'trap',
]);

/** Escapes a text for an attribute in double quotes, where `<` and `>` mean nothing. */
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
