import { editDistance } from '../edit-distance.ts';
import { type Form, factAt } from './form.ts';

/** The common names of American time zones, by their beginning, in English and Spanish. */
const american: readonly (readonly [RegExp, string])[] = [
  [/^(?:eastern|este(?!\p{L})|E[SD]?T$)/iu, 'America/New_York'],
  [/^(?:centr(?:al|o)(?!\p{L})|C[SD]?T$)/iu, 'America/Chicago'],
  [/^(?:mountain|montaña|M[SD]?T$)/iu, 'America/Denver'],
  [/^(?:pac[ií]fi|P[SD]?T$)/iu, 'America/Los_Angeles'],
];
const beforeName = /^(?:US\W|(?:hora|tiempo|horario)(?: est[aá]ndar)? (?:del? )?(?:la )?)/i;

/** The time zone of most of each state (https://www.transportation.gov/regulations/time-act). */
const zonesOfStates: Readonly<Record<string, string>> = {
  'America/New_York': 'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV',
  'America/Chicago': 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
  'America/Denver': 'CO ID MT NM UT WY',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA NV OR WA',
  'America/Anchorage': 'AK',
  'Pacific/Honolulu': 'HI',
  'America/Puerto_Rico': 'PR VI',
};

/** Returns the zone of the state of the business; undefined elsewhere. */
function zoneOfState(state: string): string | undefined {
  return Object.keys(zonesOfStates).find((zone) => zonesOfStates[zone]?.split(' ').includes(state));
}

/** A time zone of the IANA database (https://www.iana.org/time-zones): `America/Chicago`. */
export const timeZone: Form = (text, facts) => {
  const known = Intl.supportedValuesOf('timeZone');
  if (known.includes(text) || isOtherName(text)) return null;
  const state = isAmerican(facts) ? (factAt(facts, 'address.region') ?? '') : '';
  const own = zoneOfState(state);
  const fault = `must be a time zone such as ${own ?? 'America/New_York'}, but this is "${text}"`;
  const [, named] =
    (isAmerican(facts) && american.find(([pattern]) => pattern.test(text.trim().replace(beforeName, '')))) || [];
  const better = named ?? meantBy(text, known);
  if (better) return { fault, better };
  const distances = known.map((zone) => [zone, editDistance(zone.toLowerCase(), text.toLowerCase())] as const);
  const [nearest, distance] = distances.reduce((a, b) => (b[1] < a[1] ? b : a));
  if (distance <= 2) return { fault, guesses: [nearest] };
  return own ? { fault, either: [[`you have the time of most of ${state}`, own]] } : { fault };
};

/** Returns true for a valid name that the list leaves out in favor of a newer or older one, such as `Asia/Kolkata`. */
function isOtherName(text: string): boolean {
  if (!/^[A-Z]\w+(?:\/[A-Z][\w-]+)+$/.test(text)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }) !== null;
  } catch {
    return false;
  }
}

/** Returns the zone that the author of `Chicago` or `america/chicago` meant; undefined if it is not clear. */
function meantBy(text: string, known: readonly string[]): string | undefined {
  const tidy = text
    .trim()
    .replace(/[,(].*$/, '')
    .trim()
    .replace(/\s*\/\s*/g, '/')
    .replace(/ +/g, '_')
    .toLowerCase();
  const found = known.filter((zone) => zone.toLowerCase() === tidy || zone.toLowerCase().endsWith(`/${tidy}`));
  return found.length === 1 ? found[0] : undefined;
}

const isAmerican = (facts: unknown) => ['US', undefined].includes(factAt(facts, 'address.country'));
