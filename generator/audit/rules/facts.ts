import { weekdays } from '../../../templates/facts/business.ts';
import { dayPattern, daysIn, daysPattern, maskDays } from '../../../templates/facts/day-names.ts';
import { withEnglishDays } from '../../../templates/facts/english-days.ts';
import { isEnglish } from '../../../templates/facts/locale.ts';
import type { Weekday } from '../../../templates/facts/opening-hours.ts';
import type { SiteFacts } from '../../../templates/facts/site.ts';
import { type Opening, spansIn } from '../../../templates/facts/time-spans.ts';
import type { Leaf } from '../../plan/fill-context.ts';
import type { Background } from '../background.ts';
import type { Finding, Spot } from '../finding.ts';
import { claimsAmong, isSubject } from '../hours/claims.ts';
import { exactSpan } from '../hours/clock-times.ts';
import { specialHoursOn, type Week } from '../hours/week.ts';
import { minutesIn } from '../lengths.ts';
import { isNegated } from '../not-offered.ts';
import { digitsOf } from '../phone-numbers.ts';
import { placeOfBusiness } from '../place-of-business.ts';
import type { PriceList } from '../price-list.ts';
import type { AuditedPage, Rule, TextFault } from '../rule.ts';
import { isReachUs } from '../said-of-us.ts';
import { nearAfter, nearBefore, sentenceBefore } from '../sentence.ts';
import type { ShownText } from '../shown-texts.ts';
import { likenessOf, likenessOfEmail, type WrongContact, wrongContactsIn } from '../stated-contacts.ts';

/** Phone numbers, email addresses, streets, ZIP codes, opening hours, and lengths of visits must match site.yaml. */
export const rule: Rule = {
  id: 'facts',
  severity: 'warning',
  reason:
    'If the name, address, phone number, or hours differ from page to page, visitors and map services trust none of them.',
  source: 'https://support.google.com/business/answer/3038177',
  text: (shown, background) => {
    const { prices } = background;
    if (!/[\d@]/.test(shown.text)) return [];
    return [
      ...inLabeled(shown, (text) => wrongContactsIn(text, background)),
      ...inLabeled(shown, (text) => wrongHoursIn(text, background)),
      ...wrongLengthsIn(shown.text, prices),
    ].map(faultOf);
  },
  page: wrongLinks,
};

/** What differs in a text, if its term is read before it: "Phone: 202-555-0100". */
function inLabeled(
  { text, term }: Pick<ShownText, 'text' | 'term'>,
  find: (text: string) => Difference[],
): Difference[] {
  const label = term ? `${term}: ` : '';
  return find(label + text).flatMap((one) =>
    one.index < label.length ? [] : [{ ...one, index: one.index - label.length }],
  );
}

/** Words that differ from a fact of site.yaml. */
type Difference = WrongContact & Pick<TextFault, 'isChosen' | 'isOfToday'>;

function faultOf({ is, placeholder, ...where }: Difference): TextFault {
  return { ...where, fault: `which ${is}`, hint: `Write ${placeholder} instead, so that the text follows site.yaml.` };
}

const link = `(?:,? (?:mornings?|afternoons?|evenings?|nights?))?(?:,? (?:hours|visits|appointments|sessions))?(?:(?:,|:)? (?:from|between|starting|we|i|the ${placeOfBusiness}|work|am|are|is|open)\\b|['’](?:re|m))*`;
const daysBefore = new RegExp(`(?:${daysPattern}|${dayPattern})${link}[,:]? *$`, 'iu');
const daysAfter = new RegExp(`^ (?:on |every )?${daysPattern}(?! ?(?:[\\d:]|from))`, 'iu');

/** A span of times, with the words that say of which days it is. */
interface StatedSpan extends Pick<TextFault, 'words' | 'index'> {
  span: Pick<TextFault, 'words' | 'index'>;
  days: Weekday[];
}

/** A span of times must be the hours of the days named next to it or, if no day is named, the hours of any day. */
function wrongHoursIn(text: string, { facts, week }: Pick<Background, 'facts' | 'week'>): Difference[] {
  const stated = [...text.matchAll(exactSpan)].map((match) => statedSpan(text, match, facts.language));
  const wrong = stated.flatMap((one) => {
    const difference = differenceOf(one, facts, week);
    return difference ? [{ one, difference }] : [];
  });
  if (wrong.length === 0) return [];
  // What other languages say of something else is not known.
  const own = isEnglish(facts.language) ? claimsAmong(text, stated, facts.business.name) : stated;
  return wrong.flatMap(({ one, difference }) => {
    const isPart = isEnglish(facts.language) && isSubject(text.slice(one.index + one.words.length));
    return own.includes(one) && !isPart ? [{ ...one.span, isChosen: true, isOfToday: true, ...difference }] : [];
  });
}

function differenceOf(
  { span, days }: StatedSpan,
  facts: SiteFacts,
  week: Week,
): Pick<Difference, 'is' | 'placeholder'> | null {
  const { hours } = facts;
  const [times] = spansIn(span.words);
  const isOn = (text: string) => spansIn(text).some((one) => same(one, times));
  const isRight = (day: Weekday) => isOn(hours[day]) || specialHoursOn(day, facts).some(isOn);
  const wrong = days.find((day) => week[day] !== null && !isRight(day));
  if (days.length > 0 ? !wrong : weekdays.some(isRight)) return null;
  const is = wrong ? `does not match the hours on ${wrong}, ${hours[wrong]}` : 'does not match the hours of any day';
  return { is, placeholder: placeholderFor(days, wrong, hours) };
}

function statedSpan(text: string, { 0: words, index }: RegExpExecArray, language: string): StatedSpan {
  const read = (part: string) => (isEnglish(language) ? part : withEnglishDays(part, language, 'long'));
  const lead = nearBefore(text, index);
  const before = read(lead);
  const end = index + words.length;
  const named = daysBefore.exec(maskDays(before));
  const [after = ''] = named ? [] : (daysAfter.exec(maskDays(read(nearAfter(text, end)))) ?? []);
  const start = named ? Math.min(index - lead.length + named.index, index) : index;
  const days = named ? before.slice(named.index) : text.slice(end, end + after.length).replace(/^ (?:on |every )?/, '');
  return {
    words: text.slice(start, end + after.length),
    index: start,
    span: { words, index },
    days: daysIn(days),
  };
}

/** What to write instead. Days whose hours differ need a placeholder each. */
function placeholderFor(days: Weekday[], wrong: Weekday | undefined, hours: SiteFacts['hours']): string {
  const such = (day: Weekday) => `such as {hours.${day}},`;
  if (!wrong)
    return `the hours of the day that is meant, ${such(weekdays.find((day) => spansIn(hours[day]).length > 0) ?? 'Monday')}`;
  const isOne = new Set(days.map((day) => hours[day])).size === 1;
  return isOne ? `{hours.${wrong}}` : `each of these days with its own hours, ${such(wrong)}`;
}

const same = (a: Opening, b: Opening | undefined) => a?.opens === b?.opens && a?.closes === b?.closes;

/** The length in "45-minute sweep" must be one that the item is sold in. */
function wrongLengthsIn(text: string, { named }: PriceList): Difference[] {
  if (minutesIn(text) === null) return [];
  return named(text).flatMap(({ items, index: end }) => {
    const [before = '', words] = nearBefore(text, end).match(/(\d+[- ]min(?:ute)?s?) (?:of )?$/i) ?? [];
    const minutes = words ? minutesIn(words) : null;
    const sold = items.flatMap(({ prices }) => prices.flatMap((price) => price.minutes ?? []));
    if (!words || minutes === null) return [];
    const lead = sentenceBefore(text, end - before.length);
    if (isNegated(lead) || /\b(?:free|complimentary) $/i.test(lead)) return [];
    if (sold.length === 0 || sold.includes(minutes)) return [];
    const is = `is not a length of ${items[0]?.name} in site.yaml (${[...new Set(sold)].join(', ')} min)`;
    return [
      { words, index: end - before.length, isChosen: true, isOfToday: true, is, placeholder: 'one of those lengths' },
    ];
  });
}

const linkNames = { tel: 'call', sms: 'text', mailto: 'email' };

/** Links that call, text, or email someone else where their words mean the business: not those to the office that takes complaints. */
function wrongLinks({ page, reading }: AuditedPage, background: Background): Finding[] {
  const { facts } = background;
  const { contact } = facts;
  return reading.links.flatMap(({ href, text }) => {
    const [, scheme, target = ''] = href.match(/^(tel|sms|mailto):([^?]+)/) ?? [];
    if (!scheme) return [];
    const isMail = scheme === 'mailto';
    const likeness = isMail ? likenessOfEmail(target, facts) : likenessOf(target, background);
    const digits = digitsOf(text);
    const isAskedOfUs = () =>
      digits.length > 6 ? background.number.endsWith(digits) : isReachUs(text, facts.language);
    const isOurs = likeness === 'ours' || (likeness === 'near' && isAskedOfUs());
    if (!isOurs) return [];
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
