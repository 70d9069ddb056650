import type { SiteFacts } from '../../../templates/facts/site.ts';
import { currencyOf } from '../../../templates/schema/forms/currency.ts';
import { zoneOfCountry } from '../../../templates/schema/forms/zones-of-places.ts';
import type { Finding } from '../finding.ts';

/** Reports the language, the currency, and the time zone of another country, as in a copied site.yaml. */
export function ofAnotherCountry({ language, currency, timeZone, address: { country } }: SiteFacts): Finding[] {
  const found = (name: string, value: string, better: string, does: string): Finding => ({
    at: { route: null, path: [name] },
    message: `“${value}” ${does}, but the address is in ${country}.`,
    hint: `Write:  ${better}\nIf this is intentional, add \`accept: { launch: { ${value}: … } }\` with your reason (see docs/audits.md).`,
    value,
  });
  const usual = currencyOf(country);
  const zone = zoneOfCountry(country);
  const spoken = new Intl.Locale(language);
  const isSpokenThere = new Intl.Locale(`und-${country}`).maximize().language === spoken.language;
  const isElsewhere = isSpokenThere && spoken.region !== undefined && spoken.region !== country;
  return [
    ...(isElsewhere
      ? [found('language', language, `${spoken.language}-${country}`, `makes dates look as in ${spoken.region}`)]
      : []),
    ...(usual !== undefined && usual !== currency
      ? [found('currency', currency, usual, 'is the currency that search engines get')]
      : []),
    ...(zone !== undefined && timeZone !== undefined && continentOf(timeZone) !== continentOf(zone)
      ? [found('timeZone', timeZone, zone, 'is the time zone of the hours')]
      : []),
  ];
}

const continentOf = (zone: string) => zone.split('/')[0];
