import { weekdays } from '../../../templates/facts/business.ts';
import { daysIn, daysPattern, maskDays } from '../../../templates/facts/day-names.ts';
import { dialable } from '../../../templates/facts/dialable.ts';
import { withEnglishDays } from '../../../templates/facts/english-days.ts';
import type { SiteFacts } from '../../../templates/facts/site.ts';
import { type Opening, spansIn } from '../../../templates/facts/time-spans.ts';
import type { Leaf } from '../../plan/fill-context.ts';
import type { Background } from '../background.ts';
import type { Finding, Spot } from '../finding.ts';
import { digitsOf, phoneNumbersIn } from '../phone-numbers.ts';
import { minutesIn, type PriceList } from '../price-list.ts';
import type { AuditedPage, Rule, TextFault } from '../rule.ts';
import type { ShownText } from '../shown-texts.ts';

/** Phone numbers, email addresses, streets, ZIP codes, opening hours, and lengths of visits must match site.yaml. */
export const rule: Rule = {
  id: 'facts',
  severity: 'warning',
  reason:
    'If the name, address, phone number, or hours differ from page to page, visitors and map services trust none of them.',
  source: 'https://support.google.com/business/answer/3038177',
  text: (shown, background) => {
    const { facts, prices } = background;
    if (!/[\d@]/.test(shown.text)) return [];
    return [...contactIn(shown, background), ...hoursIn(shown, facts), ...lengthsIn(shown, prices)].map(faultOf);
  },
  page: wrongLinks,
};

type Shown = Pick<ShownText, 'text' | 'term'>;

/** Words that differ from a fact of site.yaml. */
interface Difference extends FactWording, Pick<TextFault, 'words' | 'index' | 'isChosen'> {}

interface FactWording {
  /** Completes "which …": "is not the phone number, (202) 555-0100". */
  is: string;
  /** Completes "Write … instead": the placeholder of the fact. */
  placeholder: string;
}

function faultOf({ is, placeholder, ...where }: Difference): TextFault {
  return { ...where, fault: `which ${is}`, hint: `Write ${placeholder} instead, so that the text follows site.yaml.` };
}

const street =
  /\b\d{1,5} (?:[A-Z][a-z]+ ){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Drive|Dr|Lane|Ln|Trail|Boulevard|Blvd|Way|Court|Ct|Parkway|Pkwy|Highway|Hwy)\b/g;

function contactIn({ text }: Shown, { number, facts: { contact, address } }: Background): Difference[] {
  const differing = (pattern: RegExp, isRight: (words: string) => boolean, wording: FactWording) =>
    [...text.matchAll(pattern)].flatMap(({ 0: words, index }) =>
      isRight(words) ? [] : [{ words, index, ...wording }],
    );
  const isOurs = (words: string) =>
    number.endsWith(digitsOf(words)) || dialable({ ...contact, phone: words }) === number;
  return [
    ...phoneNumbersIn(text, contact, number).flatMap(({ words, index }) =>
      isOurs(words)
        ? []
        : [{ words, index, is: `is not the phone number, ${contact.phone}`, placeholder: '{contact.phone}' }],
    ),
    ...differing(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, (words) => words === contact.email, {
      is: `is not the email address, ${contact.email}`,
      placeholder: '{contact.email}',
    }),
    ...differing(street, (words) => !address.street || address.street.includes(words), {
      is: `is not the street, ${address.street}`,
      placeholder: '{address.street}',
    }),
    ...zipCodesIn(text, address),
  ];
}

/** A ZIP code must be that of the address if it follows the same state. */
function zipCodesIn(text: string, { region, postalCode }: SiteFacts['address']): Difference[] {
  return [...text.matchAll(/\b([A-Z]{2}) (\d{5})\b/g)].flatMap(({ 0: words, 1: state, 2: code, index }) =>
    state === region && code !== postalCode
      ? [{ words, index, is: `is not the ZIP code, ${postalCode}`, placeholder: '{address.postalCode}' }]
      : [],
  );
}

const time = '\\d{1,2}(?::\\d\\d)? ?[AaPp][Mm]|\\d{1,2}:\\d\\d';
const range = new RegExp(`(?:${time}) ?(?:[–-]|to) ?(?:${time})`, 'g');
const lastDays = new RegExp(`${daysPattern}(?=[,:]? *$)`, 'iu');

/** A span of times must be the hours of the days named just before it or, if no day is named, the hours of any day. */
function hoursIn({ text, term }: Shown, { hours, specialHours, language }: SiteFacts): Difference[] {
  const special = specialHours?.days.flatMap((day) => spansIn(day.hours)) ?? [];
  return [...text.matchAll(range)].flatMap(({ 0: words, index }) => {
    const before = withEnglishDays(text.slice(0, index) || (term ?? ''), language, 'long');
    const [stated] = spansIn(words);
    if (special.some((span) => same(span, stated))) return [];
    const isRight = (day: keyof typeof hours) => spansIn(hours[day]).some((span) => same(span, stated));
    const named = lastDays.exec(maskDays(before));
    const days = named ? daysIn(before.slice(named.index, named.index + named[0].length)) : [];
    const wrong = days.find((day) => !isRight(day));
    if (days.length > 0 ? !wrong : weekdays.some(isRight)) return [];
    const is = wrong ? `does not match the hours on ${wrong}, ${hours[wrong]}` : 'does not match the hours of any day';
    return [{ words, index, isChosen: true, is, placeholder: `{hours.${wrong ?? 'Monday'}}` }];
  });
}

const same = (a: Opening, b: Opening | undefined) => a?.opens === b?.opens && a?.closes === b?.closes;

/** The length in "45-minute sweep" must be one that the item is sold in. */
function lengthsIn({ text }: Shown, { named }: PriceList): Difference[] {
  if (minutesIn(text) === null) return [];
  return named(text).flatMap(({ items, index: end }) => {
    const { 0: words, index } = text.slice(0, end).match(/\d+[- ]min(?:ute)?s?(?= (?:of )?$)/i) ?? {};
    const minutes = words ? minutesIn(words) : null;
    const sold = items.flatMap(({ prices }) => prices.flatMap((price) => price.minutes ?? []));
    if (!words || index === undefined || minutes === null) return [];
    if (sold.length === 0 || sold.includes(minutes)) return [];
    const is = `is not a length of ${items[0]?.name} in site.yaml (${[...new Set(sold)].join(', ')} min)`;
    return [{ words, index, isChosen: true, is, placeholder: 'one of those lengths' }];
  });
}

const linkNames = { tel: 'call', sms: 'text', mailto: 'email' };

/** Links that call, text, or email someone else. */
function wrongLinks({ page, reading }: AuditedPage, { number, facts: { contact } }: Background): Finding[] {
  return reading.links.flatMap(({ href }) => {
    const [, scheme, target = ''] = href.match(/^(tel|sms|mailto):([^?]+)/) ?? [];
    if (!scheme) return [];
    const isMail = scheme === 'mailto';
    const isRight = isMail ? target === contact.email : number.endsWith(digitsOf(target));
    if (isRight) return [];
    const fact = isMail ? `the email address, ${contact.email}` : `the phone number, ${contact.phone}`;
    const name = linkNames[scheme as keyof typeof linkNames];
    const leaf = page.leaves.find(({ role, text }) => role === 'link' && text === href);
    return [
      {
        at: linkSpot(page.route, leaf, href),
        message: `${page.route} links to “${href}”, which is not ${fact}.`,
        hint: `Use "${leaf?.part ? '' : 'to: '}${name}" instead, so that the link follows site.yaml.`,
        value: href,
      },
    ];
  });
}

function linkSpot(route: string, leaf: Leaf | undefined, address: string): Spot {
  return leaf ? { route, path: leaf.path, part: leaf.part ?? { words: address, earlier: 0 } } : { route, address };
}
