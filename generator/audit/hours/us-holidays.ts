import { daysLater } from '../../../templates/facts/dates.ts';
import { isEnglish } from '../../../templates/facts/locale.ts';
import type { SiteFacts } from '../../../templates/facts/site.ts';
import { easter, monthDay, nthWeekday, orthodoxEaster } from './holiday-calendar.ts';

/** A US holiday on a day that can be computed. */
export interface Holiday {
  name: string;
  pattern: RegExp;
  /** As YYYY-MM-DD. */
  dayIn: (year: number) => string;
  /** True if it may be observed on the Friday before a weekend, or the Monday after it. */
  isObserved?: true;
  /** The first and the last day that people may also call this, in days from the holiday. */
  around?: readonly [before: number, after: number];
  /** Another day that people may mean. */
  alsoIn?: (year: number) => string;
}

const fixed = (name: string, pattern: string, month: number, day: number): Holiday => ({
  name,
  pattern: new RegExp(`\\b(?:${pattern})(?!\\w)`, 'i'),
  dayIn: (year) => monthDay(year, month, day),
  isObserved: true,
});

const moving = (name: string, pattern: string, dayIn: Holiday['dayIn']): Holiday => ({
  name,
  pattern: new RegExp(`\\b(?:${pattern})(?!\\w)`, 'i'),
  dayIn,
});

const [sunday, monday, thursday] = [0, 1, 4];
const thanksgiving = (year: number) => nthWeekday(year, 11, thursday, 4);

/** A name that is part of another name comes after it. */
const holidays: readonly Holiday[] = [
  fixed('New Year’s Eve', "new year(?:'?s)? eve", 12, 31),
  fixed('New Year’s Day', "new year(?:'?s)? day", 1, 1),
  { ...fixed('New Year’s Day', "new year(?:'?s)?", 1, 1), around: [-1, 1] },
  moving(
    'Martin Luther King Jr. Day',
    "(?:martin luther king|mlk)(?:,? jr\\.?)?(?:'?s)?(?: birth)?(?: ?day)?",
    (year) => nthWeekday(year, 1, monday, 3),
  ),
  moving('Presidents’ Day', "president'?s?'? day|washington'?s birthday", (year) => nthWeekday(year, 2, monday, 3)),
  moving('Mother’s Day', "mother'?s'? day", (year) => nthWeekday(year, 5, sunday, 2)),
  moving('Memorial Day', 'memorial day', (year) => nthWeekday(year, 5, monday, -1)),
  moving('Father’s Day', "father'?s'? day", (year) => nthWeekday(year, 6, sunday, 3)),
  fixed('Juneteenth', 'juneteenth', 6, 19),
  fixed('Independence Day', '(?:fourth|4th) of july|july (?:fourth|4th|4)|independence day', 7, 4),
  moving('Labor Day', 'labor day', (year) => nthWeekday(year, 9, monday, 1)),
  moving('Columbus Day', "columbus day|indigenous people'?s?'? day", (year) => nthWeekday(year, 10, monday, 2)),
  fixed('Veterans Day', "veteran'?s?'? day", 11, 11),
  moving('Black Friday', 'black friday', (year) => daysLater(thanksgiving(year), 1)),
  moving('Thanksgiving', 'thanksgiving(?: day)?', thanksgiving),
  fixed('Christmas Eve', '(?:christmas|xmas) eve', 12, 24),
  fixed('Christmas Day', '(?:christmas|xmas) day', 12, 25),
  { ...fixed('Christmas Day', 'christmas|xmas', 12, 25), around: [-5, 6] },
  moving('Good Friday', 'good friday', (year) => daysLater(easter(year), -2)),
  moving('Easter Monday', 'easter monday', (year) => daysLater(easter(year), 1)),
  { ...moving('Easter', 'easter(?: (?:sunday|day))?', easter), alsoIn: orthodoxEaster },
];

/** Words around the name that do not change which day it means. */
const before = /^(?:(?:closed|hours|open)(?: for| on)? )?(?:the )?(?:(?:happy|merry) )?$/;
const after = /^(?: (?:holiday|hours|closure|closing|federal holiday))?(?:,? \(?observed\)?)?[.!]?$/;
const beside = /^(?:the )?day (?<side>after|before|following) (?:the )?$/;
/** How many days from the holiday such a day is. */
const offsets: Readonly<Record<string, number>> = { before: -1, after: 1, following: 1 };
const otherCalendar = /\b(?:orthodox|greek|coptic|julian|canadian|chinese|lunar|jewish)\b/;

export interface NamedHoliday {
  holiday: Holiday;
  /** In days from the holiday. */
  offset: number;
  /** False for words such as “Memorial Day weekend”, which may be about days around it. */
  isExact: boolean;
}

/**
 * Returns the holiday that the reason of a special day names. Returns null for other words, languages, and countries.
 */
export function holidayIn(reason: string, facts: Pick<SiteFacts, 'language' | 'address'>): NamedHoliday | null {
  if (facts.address.country !== 'US' || !isEnglish(facts.language)) return null;
  const text = reason.toLowerCase().replace(/[‘’]/g, "'").replace(/\s+/g, ' ').trim();
  const holiday = otherCalendar.test(text) ? undefined : holidays.find(({ pattern }) => pattern.test(text));
  const { 0: name = '', index = 0 } = holiday?.pattern.exec(text) ?? {};
  if (!holiday) return null;
  const lead = text.slice(0, index);
  const side = lead.match(beside)?.groups?.side;
  const isWhole = after.test(text.slice(index + name.length));
  return {
    holiday,
    offset: offsets[side ?? ''] ?? 0,
    isExact: isWhole && (side !== undefined || before.test(lead)),
  };
}

/** Returns the day that the name of a holiday means in a year. */
export const holidayOn = ({ holiday, offset }: NamedHoliday, year: number): string =>
  daysLater(holiday.dayIn(year), offset);
