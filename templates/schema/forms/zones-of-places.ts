import { ownValue } from '../../own-value.ts';

/** The time zone of most of each state or province (https://www.transportation.gov/regulations/time-act). */
const zonesOfRegions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  US: {
    'America/New_York': 'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV',
    'America/Chicago': 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
    'America/Denver': 'CO ID MT NM UT WY',
    'America/Phoenix': 'AZ',
    'America/Los_Angeles': 'CA NV OR WA',
    'America/Anchorage': 'AK',
    'Pacific/Honolulu': 'HI',
    'America/Puerto_Rico': 'PR VI',
  },
  CA: {
    'America/Toronto': 'ON QC',
    'America/Vancouver': 'BC',
    'America/Edmonton': 'AB',
    'America/Regina': 'SK',
    'America/Winnipeg': 'MB',
    'America/Halifax': 'NB NS PE',
    'America/St_Johns': 'NL',
  },
  AU: {
    'Australia/Sydney': 'ACT NSW',
    'Australia/Melbourne': 'VIC',
    'Australia/Brisbane': 'QLD',
    'Australia/Adelaide': 'SA',
    'Australia/Perth': 'WA',
    'Australia/Hobart': 'TAS',
    'Australia/Darwin': 'NT',
  },
};

/** Countries in which nearly everybody has the same time (https://www.iana.org/time-zones). */
const zonesOfCountries: Readonly<Record<string, string>> = {
  AT: 'Europe/Vienna',
  BE: 'Europe/Brussels',
  CH: 'Europe/Zurich',
  CZ: 'Europe/Prague',
  DE: 'Europe/Berlin',
  DK: 'Europe/Copenhagen',
  FI: 'Europe/Helsinki',
  FR: 'Europe/Paris',
  GB: 'Europe/London',
  GR: 'Europe/Athens',
  HU: 'Europe/Budapest',
  IE: 'Europe/Dublin',
  IN: 'Asia/Kolkata',
  IT: 'Europe/Rome',
  JP: 'Asia/Tokyo',
  LU: 'Europe/Luxembourg',
  NL: 'Europe/Amsterdam',
  NO: 'Europe/Oslo',
  NZ: 'Pacific/Auckland',
  PL: 'Europe/Warsaw',
  SE: 'Europe/Stockholm',
  SG: 'Asia/Singapore',
  ZA: 'Africa/Johannesburg',
};

/** Returns the zone of most of a state or province; undefined elsewhere. */
export function zoneOfRegion(country: string, region: string): string | undefined {
  const zones = ownValue(zonesOfRegions, country) ?? {};
  return Object.keys(zones).find((zone) => zones[zone]?.split(' ').includes(region));
}

/** Returns the zone of a country that has one; undefined for any other. */
export const zoneOfCountry = (country: string): string | undefined => ownValue(zonesOfCountries, country);
