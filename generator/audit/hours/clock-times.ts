const hourWords = ['twelve', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'];
const minuteWords: Readonly<Record<string, number>> = { fifteen: 15, thirty: 30, 'forty-five': 45 };

const hourNumber = `(?:${hourWords.join('|')}|[01]?\\d|2[0-4])`;
const hour = `${hourNumber}(?![.,]?\\d)`;
const minute = `:[0-5]\\d| (?:${Object.keys(minuteWords).join('|')})\\b`;
/** 9.30, as in Ireland. A date such as 15.10. has other numbers after the dot. */
const dotted = `${hourNumber}\\.(?:00|[2-5]0|[1-5]5)(?![.,]?\\d)`;
const clock = `(?:(?:half|quarter) (?:past|to) |half )?(?:${hour}(?:${minute})?|${dotted})(?: ?[ap](?:m\\b|\\.m\\.)|(?<=\\d)[ap]\\b)?(?: o['’]clock)?`;
const partOfDay = '(?: in the (?:morning|afternoon|evening)| at night)?';
const money =
  'euros?|pounds?|francs?|kr(?:on(?:er|or))?|quid|eur|usd|cad|aud|nzd|gbp|chf|sek|nok|dkk|isk|pln|czk|huf|jpy|inr|sgd|hkd|zar|mxn|brl';
const measures =
  'km|kilomet(?:er|re)s?|mi|met(?:er|re)s?|yards?|feet|ft|kg|kilos?|kilograms?|lbs?|oz|ounces?|lit(?:er|re)s?|gallons?';
/** “Each” is about days in “until six each Monday”. */
const rates = 'per|each(?! [\\p{L}\\p{Co}])';
/** Excludes words that make a number a quantity: "from seven guests", "from 12.50 EUR", but not "until six weekdays". */
const isNoCount = `(?! ?[%€$£]| (?:or [\\w-]+ )?(?:min|hour|mile|day|week(?!days)|month|year|people|guest|dollar|percent|visit|session|(?:${money}|${measures}|${rates})(?!\\p{L})))`;

/** Matches a time of day in running text: "seven", "half past nine", "half five", "7:30 PM", "17.30", "noon". */
export const timePattern = `(?:(?:${clock}${partOfDay}|noon|midnight)(?![\\p{L}\\d]|-(?!\\d\\d?(?::\\d\\d)?(?![\\d-])))${isNoCount})`;

const withHalf = '\\d{1,2}(?:[:.]\\d\\d)? ?[AaPp](?:[Mm]|\\. ?[Mm]\\.)';
const withoutHalf = '\\d{1,2}:\\d\\d(?! ?[AaPp]\\.?[Mm])';
/** A time that only a 24-hour clock shows. */
const of24Hours = '(?:0\\d|1[3-9]|2[0-4]):\\d\\d';
const exact = `(?:${withHalf}|${of24Hours})`;
const namedTime = '(?:[Nn]oon|[Mm]idnight)\\b';
/** “Until” in all its forms: “till six”, “’til six”. */
export const untilWord = "(?:until|[‘’']?till?)";
const until = ` ?(?:[–—-]|to|${untilWord}) ?`;
/**
 * Matches a span of times with only one meaning: "9 AM–5 PM", "9:00–17:00", "8 AM to noon", but not "9:00–5:00". The rule
 * "facts" compares them.
 */
export const exactSpan = new RegExp(
  `${withHalf}${until}(?:${withHalf}|${namedTime})|${of24Hours}${until}(?:${withoutHalf}|${namedTime})|${withoutHalf}${until}${of24Hours}|\\b${namedTime}${until}${exact}`,
  'g',
);
/** Matches a span in which AM or PM may belong to both times: "3–6 PM". */
export const shortSpan = new RegExp(`\\d{1,2}(?::\\d\\d)?${until}${exact}`);

/** Returns times with colons: “8:30am” for “8.30am”. */
export const withColons = (times: string) => times.replace(/(\d)\.(\d\d)/g, '$1:$2');

/** In minutes. */
const partsOfHour: Readonly<Record<string, number>> = { half: 30, quarter: 15 };

/** Returns the minutes after midnight that a time may mean. "Seven" means two times. */
export function minutesMeant(time: string): number[] {
  const text = time.toLowerCase();
  if (text === 'noon') return [720];
  if (text === 'midnight') return [0, 1440];
  const [, part, toHour, word = '', digits, wordMinutes, half] =
    text.match(
      /^(?:(half|quarter) (?:(past|to) )?)?([a-z]+|\d+)(?:[:.](\d\d)| ([a-z-]+)\b(?=$| ?[ap]\.?m| o| in| at))?(?: ?([ap])(?:\.?m|$))?/,
    ) ?? [];
  const named = hourWords.indexOf(word);
  const hours = named >= 0 ? named : Number(word);
  const past = partsOfHour[part ?? ''] ?? Number(digits ?? minuteWords[wordMinutes ?? ''] ?? 0);
  const minutes = hours * 60 + (toHour === 'to' ? -past : past);
  if (named < 0 && (hours > 12 || word.startsWith('0'))) return [minutes];
  const morning = (minutes + 720) % 720;
  if (half === 'a' || text.endsWith('morning')) return [morning];
  return half === 'p' || /(?:afternoon|evening|night)$/.test(text) ? [morning + 720] : [morning, morning + 720];
}
