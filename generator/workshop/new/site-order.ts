import { formFault } from '../../../templates/schema/forms.ts';
import { UsageError } from '../../report/usage-error.ts';
import { refusal } from './new-messages.ts';

/** What is known about a new site. Everything else becomes a gap. */
export interface SiteOrder {
  name: string;
  /** A type of local business (https://schema.org/LocalBusiness). */
  type: string;
  /** As two letters. */
  country: string;
  language: string;
  /** Missing if the country does not tell. */
  currency?: string | undefined;
  /** Where customers book online. Without it, buttons call the business. */
  booking?: string | undefined;
}

/** What an owner may choose, by the name of the option. */
const choices = {
  type: { form: 'business-type', example: 'Plumber' },
  country: { form: 'country', example: 'US' },
  language: { form: 'language', example: 'en-US' },
  currency: { form: 'currency', example: 'USD' },
  booking: { form: 'web-address', example: 'https://www.example.com/book' },
} as const;

/**
 * Reads a choice. Where its meaning is clear, returns it corrected: `US` for "United States".
 *
 * @throws UsageError if it is not clear
 */
export function readChoice(name: keyof typeof choices, text: string): string {
  const { form, example } = choices[name];
  const found = formFault(form, text, {});
  if (!found) return text;
  if (found.better !== undefined) return found.better;
  const [guess] = found.guesses ?? [];
  const hint = guess === undefined ? `For example:  ${example}` : `Did you mean "${guess}"?`;
  throw new UsageError(refusal.choice(name, found.fault, hint));
}

/** Returns the language that most people of a country read, such as `de-AT`. */
export function languageIn(country: string): string {
  return `${new Intl.Locale(`und-${country}`).maximize().language}-${country}`;
}

/** Returns the currency of a country, if it is known. */
export function currencyIn(country: string): string | undefined {
  return formFault('currency', country, { address: { country } })?.better;
}
