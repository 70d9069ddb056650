import type { SiteFacts } from '../../templates/facts/site.ts';

type PlaceFacts = Pick<SiteFacts, 'geo' | 'towns'>;

/**
 * A yearly event: its last day in the northern hemisphere and, if it differs, in the southern. A `+` means the next
 * year.
 */
type Yearly = readonly [name: string, north: string, south?: string];

const ofSeasons: readonly Yearly[] = [
  ['spring', '06-30', '12-31'],
  ['summer', '09-30', '+03-31'],
  ['fall|autumn', '12-31', '06-30'],
  ['winter', '+03-31', '09-30'],
  ['holiday season', '12-31'],
];

const ofHolidays: readonly Yearly[] = [
  ["valentine[’']?s(?: day)?", '02-14'],
  ['easter', '05-08'],
  ["mother[’']?s[’']? day", '05-31'],
  ["father[’']?s[’']? day", '06-30', '09-30'],
  ['memorial day', '05-31'],
  ['independence day', '07-04', '12-31'],
  ['back[- ]to[- ]school', '09-30'],
  ['labou?r day', '09-07', '10-31'],
  ['halloween', '10-31'],
  ['veterans day', '11-11'],
  ['thanksgiving', '11-28'],
  ['black friday', '11-29'],
  ['cyber monday', '12-02'],
  ['hanukkah', '+01-03'],
  ["christmas|xmas|boxing day|new year[’']?s(?: eve| day)?|holidays?", '12-31'],
];

const namesOf = (all: readonly Yearly[]) => all.map(([name]) => name).join('|');

/** Matches yearly events, in English. Parts of a regular expression. */
export const seasons = namesOf(ofSeasons);
export const holidays = namesOf(ofHolidays);

const season = new RegExp(`^(?:${seasons})$`, 'i');

/** Returns true for the name of a season in English. */
export const isSeason = (name: string) => season.test(name);

const patterns = [...ofSeasons, ...ofHolidays].map(([name, ...days]) => ({
  pattern: new RegExp(`\\b(?:${name})\\b`, 'i'),
  days,
}));

/**
 * Returns the last day of what words such as "spring 2030" and "Easter 2030" mean, or a later one if they may mean
 * several. A movable feast may be as late as the day in the table.
 */
export function lastDayOf(words: string, year: string, { geo, towns }: PlaceFacts): string {
  const latitude = (geo ?? towns?.[0]?.center)?.latitude ?? 0;
  const [north = '12-31', south = north] = patterns.find(({ pattern }) => pattern.test(words))?.days ?? [];
  const [one = '', other = ''] = [north, south].map(
    (day) => `${Number(year) + (day[0] === '+' ? 1 : 0)}-${day.replace('+', '')}`,
  );
  if (latitude === 0) return one > other ? one : other;
  return latitude > 0 ? one : other;
}
