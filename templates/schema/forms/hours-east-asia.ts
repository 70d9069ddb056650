import { halfWidth } from '../half-width.ts';

const morning = '午前|上午|早上|早晨|清晨|凌晨|早朝|朝|深夜|오전|아침|새벽';
const afternoon = '午後|下午|傍晚|夕方|오후';
const evening = '晚上|夜|저녁|밤';
/** A day on which a business closes after midnight, as in `18:00～翌2:00`. */
const nextDay = '(?:翌(?:日|朝)?|次日|익일|다음 ?날)の? ?';
/** Not of `24時間`, which is a length. */
const oClock = '(?:時(?!間)|时(?!间)|点|點|시(?!간))';

/** Signs that hours have only in China, Japan, or Korea. */
const signs = new RegExp(`[０-９：、～〜]|${oClock}|${nextDay}|${morning}|${afternoon}|${evening}`);

/** The first of two hours with one word for both, as in `9-18時`. */
const bareHour = new RegExp(`(?<![\\d:])(\\d{1,2})(?= ?[–~〜-] ?\\d{1,2} ?${oClock})`, 'g');

const time = new RegExp(
  `(?<next>${nextDay})?(?:(?<morning>${morning})|(?<afternoon>${afternoon})|(?<evening>${evening}))? ?` +
    `(?<!\\d)(?<hour>\\d{1,2})(?:(?<word> ?${oClock})(?: ?(?<after>\\d{1,2})(?![\\d:]) ?[分분]?| ?(?<half>[半반])|整)?|:(?<minute>\\d\\d)(?!\\d))`,
  'g',
);

/**
 * Returns hours as written in China, Japan, or Korea with plain signs: `09:00–18:00` for `9時～18時` and `午前9時～午後6時`,
 * `9:00–18:00` for `９：００～１８：００`, and `18:00–02:00` for `18:00～翌2:00` and `18時～26時`. Returns the same text if it has
 * no such signs, or no digits.
 */
export function plainHours(text: string): string {
  const plain = halfWidth(text);
  if (!signs.test(text) || !/\d/.test(plain)) return text;
  return plain
    .replace(bareHour, '$1時')
    .replace(time, (...found) => plainTime(found.at(-1)))
    .replace(/(?<=:\d\d) ?(?:から|부터|[至到~〜ー―–—-]) ?(?=\d\d?:)/g, '–')
    .replace(/(?<=:\d\d) ?(?:まで|까지)/g, '')
    .replace(/(?<=:\d\d) ?[、,・/] ?(?=\d\d?:)/g, ', ');
}

/** The parts of a time, as the pattern names them. */
type TimeParts = Readonly<Record<string, string | undefined>>;

/** A time without words may be on a 12-hour clock, so its hour stays as written. */
function plainTime(parts: TimeParts): string {
  const { next, word, hour: written = '', after, half, minute = after ?? (half ? '30' : '00') } = parts;
  const hour = hourOf(Number(written), parts);
  const isSure = next !== undefined || word !== undefined || hour !== Number(written);
  return `${isSure ? String(hour).padStart(2, '0') : written}:${minute.padStart(2, '0')}`;
}

/** In Japan, hours after midnight may be counted on: 26 is two in the morning. */
function hourOf(hour: number, parts: TimeParts): number {
  if (hour > 24 && hour <= 30) return hour - 24;
  if (parts.morning) return hour % 12;
  if (parts.afternoon) return hour < 12 ? hour + 12 : hour;
  if (parts.evening && hour % 12 === 0) return 24;
  return parts.evening && hour > 4 && hour < 12 ? hour + 12 : hour;
}
