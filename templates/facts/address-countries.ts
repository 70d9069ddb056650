/** Countries whose addresses are incomplete without a state or province. */
export const withStates: ReadonlySet<string> = new Set(['AU', 'CA', 'US']);

const noCodes =
  'AE AG AO AW BF BI BJ BO BQ BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK JM KI KM KN LC LY ML MO MR MS MW ' +
  'NR NU PA PS QA RW SB SC SL SR SS ST SX SY TD TG TK TL TO TT TV UG VU WS YE ZW';

/**
 * Countries and territories whose addresses have no postal code, or hardly ever one: those for which Google's address
 * data has none (https://chromium-i18n.appspot.com/ssl-address).
 */
export const withoutPostalCodes: ReadonlySet<string> = new Set(noCodes.split(' '));
