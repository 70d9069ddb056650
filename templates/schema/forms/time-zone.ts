import { editDistance } from '../edit-distance.ts';
import { type Form, factAt } from './form.ts';

/** The usual names of American time zones, by how they begin. */
const american: readonly (readonly [RegExp, string])[] = [
  [/^(?:US\W)?(?:eastern|E[SD]?T$)/i, 'America/New_York'],
  [/^(?:US\W)?(?:central|C[SD]?T$)/i, 'America/Chicago'],
  [/^(?:US\W)?(?:mountain|M[SD]?T$)/i, 'America/Denver'],
  [/^(?:US\W)?(?:pacific|P[SD]?T$)/i, 'America/Los_Angeles'],
];

/** A time zone of the IANA database (https://www.iana.org/time-zones): `America/Chicago`. */
export const timeZone: Form = (text, facts) => {
  const known = Intl.supportedValuesOf('timeZone');
  if (known.includes(text) || isOtherName(text)) return null;
  const fault = `must be a time zone such as America/New_York, but this is "${text}"`;
  const [, named] = (isAmerican(facts) && american.find(([pattern]) => pattern.test(text.trim()))) || [];
  const better = named ?? meantBy(text, known);
  if (better) return { fault, better };
  const distances = known.map((zone) => [zone, editDistance(zone.toLowerCase(), text.toLowerCase())] as const);
  const [nearest, distance] = distances.reduce((a, b) => (b[1] < a[1] ? b : a));
  return distance <= 2 ? { fault, guesses: [nearest] } : { fault };
};

/** A name that the list leaves out for a newer or an older one, such as `Asia/Kolkata`. */
function isOtherName(text: string): boolean {
  if (!/^[A-Z]\w+(?:\/[A-Z][\w-]+)+$/.test(text)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }) !== null;
  } catch {
    return false;
  }
}

/** The zone that somebody meant who wrote `Chicago` or `america/chicago`; undefined if it is not clear. */
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
