import { weekdays } from '../../../templates/facts/business.ts';
import { type Opening, opening } from '../../../templates/facts/opening-hours.ts';
import type { SiteFacts } from '../../../templates/facts/site.ts';
import { type Catalog, catalogOf, minutesIn } from '../price-list.ts';
import type { AuditedSite, Finding, Rule } from '../rule.ts';
import { type ShownText, shownTexts } from '../shown-texts.ts';

/** Phone numbers, e-mail addresses, streets, ZIP codes, opening hours and lengths of visits are those of site.yaml. */
export const rule: Rule = {
  id: 'facts',
  severity: 'warning',
  reason: 'Name, address, phone and hours that differ from page to page cost trust, and a place on the map.',
  source: 'https://support.google.com/business/answer/3038177',
  check: (site) => {
    const catalog = catalogOf(site.facts, site.leaves);
    const shown = shownTexts(site.pages, /[\d@]/);
    return [
      ...shown
        .filter(({ text }) => /[\d@]/.test(text))
        .flatMap((text) => [
          ...contactIn(text, site.facts).map((one) => told(text, one)),
          ...hoursIn(text, site.facts).map((one) => told(text, one)),
          ...lengthsIn(text, catalog).map((one) => told(text, one)),
        ]),
      ...linksOf(site),
    ];
  },
};

interface Other {
  excerpt: string;
  /** As in "is not the phone number of site.yaml, (202) 555-0100". */
  is: string;
  placeholder: string;
}

function told({ page }: ShownText, { excerpt, is, placeholder }: Other): Finding {
  return {
    page,
    excerpt,
    message: `${page.route} says “${excerpt}”, which ${is}.`,
    hint: `Write ${placeholder} in its place, so that it follows site.yaml.`,
    value: excerpt,
  };
}

const digits = (text: string) => text.replace(/\D/g, '');
const street =
  /\b\d{1,5} (?:[A-Z][a-z]+ ){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Drive|Dr|Lane|Ln|Trail|Boulevard|Blvd|Way|Court|Ct|Parkway|Pkwy|Highway|Hwy)\b/g;

function contactIn({ text }: ShownText, { contact, address }: SiteFacts): Other[] {
  const phones = (text.match(/\+?\(?\d[\d ().-]{8,}\d/g) ?? []).filter((one) => /^\d{10,13}$/.test(digits(one)));
  const wrong: Other[] = [];
  for (const excerpt of phones) {
    const same = digits(contact.countryCode + contact.phone).endsWith(digits(excerpt));
    if (!same) wrong.push({ excerpt, is: `is not the phone number, ${contact.phone}`, placeholder: '{contact.phone}' });
  }
  for (const excerpt of text.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? []) {
    if (excerpt !== contact.email)
      wrong.push({ excerpt, is: `is not the e-mail address, ${contact.email}`, placeholder: '{contact.email}' });
  }
  for (const excerpt of text.match(street) ?? []) {
    if (!address.street.includes(excerpt))
      wrong.push({ excerpt, is: `is not the street, ${address.street}`, placeholder: '{address.street}' });
  }
  for (const [excerpt, region, code] of text.matchAll(/\b([A-Z]{2}) (\d{5})\b/g)) {
    if (region === address.region && code !== address.postalCode)
      wrong.push({ excerpt, is: `is not the ZIP code, ${address.postalCode}`, placeholder: '{address.postalCode}' });
  }
  return wrong;
}

const time = '\\d{1,2}(?::\\d\\d)? ?[AaPp][Mm]|\\d{1,2}:\\d\\d';
const range = new RegExp(`(?:${time}) ?(?:[–-]|to) ?(?:${time})`, 'g');
const lastDay = new RegExp(`(${weekdays.join('|')})s?[,:]? *$`);

/** Times from … to … are hours of site.yaml: of the day that stands just before them, else of any. */
function hoursIn({ text, term }: ShownText, { hours }: SiteFacts): Other[] {
  return [...text.matchAll(range)].flatMap(({ 0: excerpt, index }) => {
    const before = text.slice(0, index) || (term ?? '');
    const named = before.match(lastDay)?.[1] as keyof typeof hours | undefined;
    const days = named ? [named] : weekdays;
    const stated = opening(excerpt.replace(/ to /, '–'));
    if (days.some((day) => same(opening(hours[day]), stated))) return [];
    const is = named ? `is not when you are open on ${named}: ${hours[named]}` : 'is when you are open on no day';
    return [{ excerpt, is, placeholder: `{hours.${named ?? 'Monday'}}` }];
  });
}

const same = (a: Opening | null, b: Opening | null) => a?.opens === b?.opens && a?.closes === b?.closes;

/** "45-minute sweep" names a length that is sold. */
function lengthsIn({ text }: ShownText, { named }: Catalog): Other[] {
  if (minutesIn(text) === null) return [];
  return named(text).flatMap(({ things, index }) => {
    const [excerpt] = text.slice(0, index).match(/\d+[- ]min(?:ute)?s? (?:of )?$/i) ?? [];
    const minutes = excerpt ? minutesIn(excerpt) : null;
    const sold = things.flatMap(({ prices }) => prices.flatMap((price) => price.minutes ?? []));
    if (!excerpt || minutes === null || sold.length === 0 || sold.includes(minutes)) return [];
    const [thing] = things;
    const is = `is no length that ${thing?.name} has in site.yaml (${[...new Set(sold)].join(', ')} min)`;
    return [{ excerpt: excerpt.trim(), is, placeholder: 'one of those lengths' }];
  });
}

/** Links that call, text or write to somebody else. */
function linksOf({ pages, facts: { contact } }: AuditedSite): Finding[] {
  const number = digits(contact.countryCode + contact.phone);
  return pages.flatMap(({ page, reading }) =>
    reading.links.flatMap(({ href }) => {
      const [, scheme = '', target = ''] = href.match(/^(tel|sms|mailto):([^?]+)/) ?? [];
      const wrong = scheme === 'mailto' ? target !== contact.email : scheme !== '' && !number.endsWith(digits(target));
      if (!wrong) return [];
      const fact = scheme === 'mailto' ? `the e-mail address, ${contact.email}` : `the phone number, ${contact.phone}`;
      const name = { tel: 'call', sms: 'text', mailto: 'email' }[scheme];
      return [
        {
          page,
          excerpt: href,
          message: `${page.route} links to “${href}”, which is not ${fact}.`,
          hint: `Write  to: ${name}  so that it follows site.yaml.`,
          value: href,
        },
      ];
    }),
  );
}
