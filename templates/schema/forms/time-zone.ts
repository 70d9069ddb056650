import { ownValue } from '../../own-value.ts';
import { editDistance } from '../edit-distance.ts';
import { type Form, factAt } from './form.ts';
import { statesByName } from './states.ts';
import { zoneOfCountry, zoneOfRegion } from './zones-of-places.ts';

/** The common names of American time zones, by their beginning, in English and Spanish. */
const american: readonly (readonly [RegExp, string])[] = [
  [/^(?:eastern|este(?!\p{L})|E[SD]?T$)/iu, 'America/New_York'],
  [/^(?:centr(?:al|o)(?!\p{L})|C[SD]?T$)/iu, 'America/Chicago'],
  [/^(?:mountain|montaña|M[SD]?T$)/iu, 'America/Denver'],
  [/^(?:pac[ií]fi|P[SD]?T$)/iu, 'America/Los_Angeles'],
];
const beforeName = /^(?:US\W|(?:hora|tiempo|horario)(?: est[aá]ndar)? (?:del? )?(?:la )?)/i;

/** A time zone of the IANA database (https://www.iana.org/time-zones): `America/Chicago`. */
export const timeZone: Form = (text, facts) => {
  const known = Intl.supportedValuesOf('timeZone');
  if (known.includes(text) || isOtherName(text)) return null;
  const country = factAt(facts, 'address.country') ?? 'US';
  const written = factAt(facts, 'address.region') ?? '';
  const region = ownValue(statesByName, written.toLowerCase()) ?? written;
  const own = zoneOfRegion(country, region);
  const only = zoneOfCountry(country);
  const fault = `must be a time zone such as ${own ?? only ?? 'America/New_York'}, but this is "${text}"`;
  const better = (country === 'US' ? americanZone(text, own) : undefined) ?? meantBy(text, known);
  if (better) return { fault, better };
  const distances = known.map((zone) => [zone, editDistance(zone.toLowerCase(), text.toLowerCase())] as const);
  const [nearest, distance] = distances.reduce((a, b) => (b[1] < a[1] ? b : a));
  if (distance <= 2) return { fault, guesses: [nearest] };
  if (only) return { fault, better: only };
  return own ? { fault, either: [[`you have the time of most of ${region}`, own]] } : { fault };
};

/** @param own the zone of the state, which is another one in Arizona, where clocks never change */
function americanZone(text: string, own: string | undefined): string | undefined {
  const name = text.trim().replace(beforeName, '');
  const [, named = zoneOfRegion('US', stateOf(name))] = american.find(([pattern]) => pattern.test(name)) ?? [];
  return named === 'America/Denver' && own === 'America/Phoenix' ? own : named;
}

/** Returns the code of the state in `Arizona`, `Arizona time`, or `AZ`. */
function stateOf(name: string): string {
  const state = name.replace(/ (?:standard )?time$/i, '');
  return ownValue(statesByName, state.toLowerCase()) ?? state;
}

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
