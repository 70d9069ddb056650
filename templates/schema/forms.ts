import { city, street } from './forms/address.ts';
import { addressInCode } from './forms/address-in-code.ts';
import { cloudflare, ga4, goatcounter, plausible } from './forms/analytics-ids.ts';
import { businessType } from './forms/business-type.ts';
import { country, region } from './forms/country.ts';
import { countryCode } from './forms/country-code.ts';
import { currency } from './forms/currency.ts';
import { dates } from './forms/dates.ts';
import { day } from './forms/day.ts';
import { discount } from './forms/discount.ts';
import { duration } from './forms/duration.ts';
import { email } from './forms/email.ts';
import { embedAddress } from './forms/embed-address.ts';
import type { Form, FormFault } from './forms/form.ts';
import { hours } from './forms/hours.ts';
import { language } from './forms/language.ts';
import { month } from './forms/month.ts';
import { newsletterAddress } from './forms/newsletter-address.ts';
import { openNow } from './forms/open-now.ts';
import { phone } from './forms/phone.ts';
import { postalCode } from './forms/postal-code.ts';
import { exactPrice, price } from './forms/price.ts';
import { priceRangeInCurrency } from './forms/price-range.ts';
import { timeZone } from './forms/time-zone.ts';
import { basePath, origin, webAddress } from './forms/web-address.ts';
import { halfWidth } from './half-width.ts';

/** The forms that need more than a regular expression to check or to explain. A schema refers to them as `form`. */
export const forms = {
  origin,
  'base-path': basePath,
  'web-address': webAddress,
  'embed-address': embedAddress,
  'newsletter-address': newsletterAddress,
  email,
  phone,
  'country-code': countryCode,
  hours,
  dates,
  day,
  month,
  'time-zone': timeZone,
  'open-now': openNow,
  price,
  'exact-price': exactPrice,
  'price-range': priceRangeInCurrency,
  discount,
  duration,
  currency,
  language,
  street,
  city,
  country,
  region,
  'postal-code': postalCode,
  'business-type': businessType,
  plausible,
  cloudflare,
  goatcounter,
  ga4,
} satisfies Record<string, Form>;

export type FormName = keyof typeof forms;

/** No fact is longer, and the forms do not have to be fast for longer texts. */
const longest = 500;

/** In HTML code, these forms look only at the address. */
const ofAddresses: ReadonlySet<FormName> = new Set(['web-address', 'embed-address', 'newsletter-address']);

/**
 * Finds the fault in a text. Returns null if there is none, or if it is empty, which is a different kind of mistake.
 *
 * @param facts the data of site.yaml, which may be missing or invalid
 */
export function formFault(form: FormName, text: string, facts: unknown): FormFault | null {
  if (text === '') return null;
  const used = (ofAddresses.has(form) && addressInCode(text)) || text;
  if (used.length > longest) return { fault: `has ${text.length} characters, which is too many` };
  const fault = forms[form](text, facts);
  const plain = fault === null ? text : halfWidth(text);
  if (plain === text || fault?.better === plain || forms[form](plain, facts) !== null) return fault;
  return { fault: `must have plain characters, but this is "${text}"`, better: plain };
}
