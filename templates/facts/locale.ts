import { localeIn } from './dates.ts';
import type { SiteFacts } from './site.ts';

/** The language of the site with a country, which is that of the address if the language names none: `es-US`. */
export function localeOf({ language, address }: Pick<SiteFacts, 'language' | 'address'>): Intl.Locale {
  const locale = new Intl.Locale(localeIn(language));
  return locale.region ? locale : new Intl.Locale(locale, { region: address.country });
}
