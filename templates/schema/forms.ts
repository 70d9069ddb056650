import { businessType } from './forms/business-type.ts';
import { country, postalCode, region } from './forms/country.ts';
import { countryCode } from './forms/country-code.ts';
import { currency } from './forms/currency.ts';
import { email } from './forms/email.ts';
import type { Form } from './forms/form.ts';
import { hours } from './forms/hours.ts';
import { language } from './forms/language.ts';
import { phone } from './forms/phone.ts';
import { price } from './forms/price.ts';
import { basePath, origin, webAddress } from './forms/web-address.ts';

/** The forms that take more than a regular expression to check or to explain. A schema names them as `form`. */
export const forms = {
  origin,
  'base-path': basePath,
  'web-address': webAddress,
  email,
  phone,
  'country-code': countryCode,
  hours,
  price,
  currency,
  language,
  country,
  region,
  'postal-code': postalCode,
  'business-type': businessType,
} satisfies Record<string, Form>;

export type FormName = keyof typeof forms;
