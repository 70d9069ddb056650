import { digitsOf } from '../../basics/letters-of.ts';
import type { Leaf } from '../../plan/texts/fill-context.ts';
import type { Background } from '../background.ts';
import type { Contradiction } from '../contradiction.ts';
import type { Finding, Spot } from '../finding.ts';
import { wrongHoursIn } from '../hours/exact-hours.ts';
import { isReachUs } from '../places/said-of-us.ts';
import { likenessOf, likenessOfEmail, wrongContactsIn } from '../places/stated-contacts.ts';
import { wrongChats } from '../places/whatsapp-links.ts';
import { minutesIn } from '../prices/lengths.ts';
import { isNegated } from '../prices/not-offered.ts';
import type { PriceList } from '../prices/price-list.ts';
import type { AuditedPage, Rule, TextFault } from '../rule.ts';
import { nearBefore, sentenceBefore } from '../sentence.ts';
import type { ShownText } from '../shown-texts.ts';
import { ofBusiness } from '../text-traits.ts';

/**
 * Checks that phone numbers, email addresses, streets, ZIP codes, opening hours, and lengths of visits match site.yaml.
 */
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
      ...inLabeled(shown, (text) => wrongContactsIn(text, background)).map(businessFault),
      ...inLabeled(shown, (text) => wrongHoursIn(text, background)).map(businessFault),
      ...wrongLengthsIn(shown.text, prices).map(faultOf),
    ];
  },
  page: wrongLinks,
  file: wrongChats,
};

/** Returns the differences in a text, reading its term before it: "Phone: 202-555-0100". */
function inLabeled(
  { text, term }: Pick<ShownText, 'text' | 'term'>,
  find: (text: string) => Contradiction[],
): Contradiction[] {
  const label = term ? `${term}: ` : '';
  return find(label + text).flatMap((one) =>
    one.index < label.length ? [] : [{ ...one, index: one.index - label.length }],
  );
}

function faultOf({ is, placeholder, ...where }: Contradiction): TextFault {
  return { ...where, fault: `which ${is}`, hint: `Write ${placeholder} instead, so that the text follows site.yaml.` };
}

const businessFault = (contradiction: Contradiction): TextFault => ({ ...faultOf(contradiction), isOfBusiness: true });

/** Checks that the length in "45-minute sweep" is one that the item is sold in. */
function wrongLengthsIn(text: string, { named }: PriceList): Contradiction[] {
  // Names take time to find, and lengths even more.
  if (!/\d[- ]min(?:ute)?s? /i.test(text)) return [];
  const wrong = named(text).flatMap(({ items, index: end }) => {
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
  return wrong.length > 0 && minutesIn(text) !== null ? wrong : [];
}

const linkNames = { tel: 'call', sms: 'text', mailto: 'email' };

/**
 * Reports links that call, text, or email someone else although their words mean the business, unlike those to the
 * office that takes complaints.
 */
function wrongLinks({ page, reading }: AuditedPage, background: Background): Finding[] {
  const { facts } = background;
  const { contact } = facts;
  const links = reading.links.filter(({ href }) => /^(?:tel|sms|mailto):/.test(href));
  return links.flatMap(({ href, text }) => {
    const [, scheme, target = ''] = href.match(/^(tel|sms|mailto):([^?]+)/) ?? [];
    if (!scheme) return [];
    const isMail = scheme === 'mailto';
    const likeness = isMail ? likenessOfEmail(target, facts) : likenessOf(target, background);
    const isAskedOfUs = () => {
      const digits = digitsOf(text);
      return digits.length > 6 ? background.number.endsWith(digits) : isReachUs(text, facts.language);
    };
    const isOurs = likeness === 'ours' || ((likeness === 'near' || likeness === 'swapped') && isAskedOfUs());
    if (!isOurs) return [];
    const fact = isMail ? `the email address, ${contact.email}` : `the phone number, ${contact.phone}`;
    const name = linkNames[scheme as keyof typeof linkNames];
    const leaf = page.leaves.find(({ role, text }) => role === 'link' && text === href);
    // Somebody of the team may have other contacts.
    if (leaf?.path.includes('people') && !ofBusiness.test(text)) return [];
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
