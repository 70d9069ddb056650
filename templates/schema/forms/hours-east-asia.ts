import { halfWidth } from '../half-width.ts';
import { type AsianTime, dayWords, hourOf } from './times-east-asia.ts';
import { decide, isOn24 } from './times-in-spans.ts';

/** A day on which a business closes after midnight, as in `18:00～翌2:00`. */
const nextDay = '(?:翌(?:日|朝)?|次日|隔[日天]|第二天|익일|다음 ?날)の? ?';
/** Not of `24時間`, which is a length. */
const oClock = '(?:時(?!間)|时(?!间)|点|點|시(?!간))';
const noon = '正午|정오';
const midnight = '子夜|자정|午夜(?! ?\\d)';
const anyDayWord = Object.values(dayWords).join('|');

/** Signs that hours have only in China, Japan, or Korea. */
const signs = new RegExp(`[０-９：、～〜]|${oClock}|${nextDay}|${noon}|${midnight}|${anyDayWord}`);

/** The first of two hours with one word for both, as in `9-18時`, but not the minutes of `9点30-18点30`. */
const bareHour = new RegExp(`(?<![\\d:]|${oClock} ?)(\\d{1,2})(?= ?[–~〜-] ?\\d{1,2} ?(${oClock}))`, 'g');

/** After a space, a number is the next hour, as in `12時 14時`, unless a word says that it is minutes. */
const minutes = `(?<after>\\d{1,2})(?![\\d:]| ?${oClock})[分분]?| (?<spaced>\\d{1,2}) ?[分분]`;
const groups = Object.entries(dayWords).map(([name, words]) => `(?<${name}>${words})`);

const time = new RegExp(
  `(?<next>${nextDay})?(?:(?:(?<noon>${noon})|(?<midnight>${midnight}))(?: ?(?:12|24|00?)(?:${oClock}|:00))?|` +
    `(?:(?:${groups.join('|')})[: ]?)?(?<!\\d)(?<hour>\\d{1,2})` +
    `(?:(?<word> ?${oClock})(?:${minutes}| ?(?<half>[半반])|整)?|:(?<minute>\\d\\d)(?!\\d)))`,
  'g',
);

const dash = /^ ?(?:から|부터|에서|[至到~〜ー―–—-]) ?$/;

/** A word that is not in the list, such as `宵` or `営業`, may name a part of the day, or something else. */
const unknownWord = /(?:점심 ?|(?![至到从從自由日末曜間间時时点點시整半반分분])[\p{sc=Han}\p{sc=Hangul}])$/u;

/**
 * Returns hours as written in China, Japan, or Korea with plain signs: `09:00–18:00` for `9時～18時` and `午前9時～午後6時`,
 * `9:00–18:00` for `９：００～１８：００`, and `18:00–02:00` for `18:00～翌2:00` and `18時～26時`. Returns the same text if it has
 * no such signs, no digits, or a word that may change the hours, and null if nobody can be sure which hours are meant.
 */
export function plainHours(text: string): string | null {
  const plain = halfWidth(text).replace(/零(?=[時时点點])/g, '0');
  if (!signs.test(text) || !/\d/.test(plain)) return text;
  const marked = plain.replace(bareHour, '$1$2');
  const times = timesIn(marked);
  const written = decide(times);
  if (!written) return null;
  if (isVague(times)) return text;
  let index = 0;
  return marked
    .replace(time, () => written[index++] ?? '')
    .replace(/(?<=:\d\d) ?(?:から|부터|에서|[至到~〜ー―–—-]) ?(?=\d\d?:)/g, '–')
    .replace(/(?<=:\d\d) ?(?:まで|까지)/g, '')
    .replace(/(?<=:\d\d) ?[、,，;・/] ?(?=\d\d?:)/g, ', ')
    .replace(/(?<=–\d\d?:\d\d)\s+(?=\d\d?:)/g, ', ');
}

/**
 * Returns true if an unknown word may say which half of the day an hour is in, unless other hours show that the clock has
 * 24 hours, or no hour has such a word, so that both halves are offered.
 */
function isVague(times: readonly AsianTime[]): boolean {
  return !isOn24(times) && times.some(({ isWorded }) => isWorded) && times.some(({ hour }) => hour !== null);
}

function timesIn(text: string): AsianTime[] {
  let end = 0;
  return [...text.matchAll(time)].map((found) => {
    const parts: Readonly<Record<string, string | undefined>> = found.groups ?? {};
    const before = text.slice(0, found.index);
    const isEnd = dash.test(text.slice(end, found.index)) && end > 0;
    end = found.index + found[0].length;
    const { hour: written, after, spaced, half, noon } = parts;
    const minute = Number(parts.minute ?? after ?? spaced ?? (half ? 30 : 0));
    const name = Object.keys(dayWords).find((name) => parts[name] !== undefined) ?? null;
    const isNext = parts.next !== undefined;
    const isColon = parts.minute !== undefined;
    const isWorded = !name && !isNext && !isColon && unknownWord.test(before);
    const rest = { minute, isEnd, isNext, isColon, isWorded, dayWord: name };
    if (written === undefined) return { ...rest, written: '', hour: noon ? 12 : 24 };
    return { ...rest, written, hour: hourOf(Number(written), name, parts[name ?? ''], isNext) };
  });
}
