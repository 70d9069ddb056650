import { formFault } from '../../../templates/schema/forms.ts';
import { formHint } from '../../check/schema/form-faults.ts';
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
  type: { form: 'business-type', called: 'type', example: 'Plumber' },
  country: { form: 'country', called: 'country', example: 'US' },
  language: { form: 'language', called: 'language', example: 'en-US' },
  currency: { form: 'currency', called: 'currency', example: 'USD' },
  booking: { form: 'web-address', called: 'address for booking', example: 'https://www.example.com/book' },
} as const;

/**
 * Reads a choice. Where its meaning is clear, returns it corrected: `US` for "United States".
 *
 * @param country the country of the business, which decides what "Spanish" means
 * @throws UsageError if it is not clear
 */
export function readChoice(name: keyof typeof choices, text: string, country?: string): string {
  const { form, called, example } = choices[name];
  const found = formFault(form, text, { address: { country } });
  if (!found) return text;
  if (found.better !== undefined) return found.better;
  const hint = formHint(found, (choice) => choice) || `For example:  ${example}`;
  throw new UsageError(refusal.choice(called, found.fault, hint));
}

/** Returns the language that most people of a country read, such as `de-AT`; English if there is no such language. */
export function languageIn(country: string): string {
  const language = `${new Intl.Locale(`und-${country}`).maximize().language}-${country}`;
  return formFault('language', language, {}) ? `en-${country}` : language;
}
