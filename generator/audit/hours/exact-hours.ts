import { weekdays } from '../../../templates/facts/business.ts';
import { dayPattern, daySpanPattern, daysIn, daysPattern, maskDays } from '../../../templates/facts/day-names.ts';
import { isEnglish } from '../../../templates/facts/locale.ts';
import type { Weekday } from '../../../templates/facts/opening-hours.ts';
import { inMinutes, type Opening, spansIn } from '../../../templates/facts/time-spans.ts';
import type { Background } from '../background.ts';
import type { Contradiction } from '../contradiction.ts';
import { matchesOf, type PlacedWords } from '../matches.ts';
import { placeOfBusiness } from '../places/place-of-business.ts';
import { nearAfter, nearBefore, sentenceAfter } from '../sentence.ts';
import { exactSpan, untilWord, withColons } from './clock-times.ts';
import { type ExactSpans, hasBreak, withFurther } from './exact-spans.ts';
import { exceptedDays } from './exceptions.ts';
import { wrongForeignHours } from './foreign-hours.ts';
import { claimsAmong, isSubject } from './hours-claims.ts';
import { hoursContradicted } from './hours-contradicted.ts';
import { laterTimes } from './later-times.ts';
import { isAtPartOfHours } from './part-of-hours.ts';
import { isWeekly, specialHoursOn } from './week.ts';

const link = `(?:,? (?:mornings?|afternoons?|evenings?|nights?))?(?:,? (?:hours|visits|appointments|sessions))?(?:\\s?[,:]?\\s(?:from|between|starting|we|i|the ${placeOfBusiness}|work|am|are|is|open)\\b|['’](?:re|m))*`;
/** “Monday to Wednesday and Friday”. */
const spanAndDay = `${daySpanPattern},? (?:and|&) ${dayPattern}`;
/** In “open Monday to Friday and Saturday 9 AM–1 PM”, without a colon, the times may be those of the last day. */
const daysBefore = new RegExp(`(?:${spanAndDay}(?=:)|${daysPattern}|${dayPattern})${link}\\s?[,:]?\\s*$`, 'iu');
const clauseEnd = '(?= ?[,;.!)|/·•]|$)';
/**
 * “9 AM–3 PM Sat” has a short name only before the end of a clause: it may be another word. So has the day after a span
 * in “9 AM–6 PM Monday to Wednesday and Friday, 9 AM–8 PM Thursday”.
 */
const daysAfter = new RegExp(
  `^ (?:on |every )?(?:(?:${spanAndDay}|${daySpanPattern}, ${dayPattern})${clauseEnd}|${daysPattern}(?! ?(?:[\\d:]|from|${untilWord}))|${dayPattern}${clauseEnd})`,
  'iu',
);

/** A span of times, with the words that name its days. */
interface StatedSpan extends PlacedWords {
  span: ExactSpans;
  days: Weekday[];
}

/**
 * Returns the spans of times in a text that are not the hours of the days named next to them or, if no day is named, of
 * any day.
 */
export function wrongHoursIn(text: string, background: Pick<Background, 'facts' | 'week'>): Contradiction[] {
  const { facts } = background;
  if (!isEnglish(facts.language)) return wrongForeignHours(text, background);
  const stated = statedSpans(text);
  const wrong = stated.flatMap((one) => {
    const contradiction = contradictionOf(one, text, background);
    return contradiction ? [{ one, contradiction }] : [];
  });
  if (wrong.length === 0) return [];
  const own = new Set(claimsAmong(text, stated, facts.business.name));
  return wrong.flatMap(({ one, contradiction }) => {
    const isPart = isSubject(text.slice(one.index + one.words.length));
    const { words, index } = one.span;
    return own.has(one) && !isPart ? [{ words, index, isChosen: true, isOfToday: true, ...contradiction }] : [];
  });
}

function contradictionOf(
  stated: StatedSpan,
  text: string,
  { facts, week }: Pick<Background, 'facts' | 'week'>,
): Pick<Contradiction, 'is' | 'placeholder'> | null {
  const { hours } = facts;
  const { span, days } = stated;
  const isOn = (text: string) => span.times.every((time) => spansIn(text).some((one) => same(one, time)));
  const isOfWeek = days.length > 0 && isWeekly(text, stated);
  const [first] = span.times;
  const after = sentenceAfter(text, stated.index + stated.words.length);
  const isAtPart = (time: Opening, day: Weekday) => {
    const { opens, closes } = inMinutes(time);
    return isAtPartOfHours(text, span.index, { opens: [opens], closes: [closes] }, week[day]);
  };
  const isRight = (day: Weekday) =>
    isOn(hours[day]) ||
    specialHoursOn(day, facts, isOfWeek).some(isOn) ||
    (span.times.length === 1 && first !== undefined && (hasBreak(after, first, week[day]) || isAtPart(first, day)));
  const mayBeWrong = days.filter((day) => week[day] !== null && !isRight(day));
  if (days.length > 0 ? mayBeWrong.length === 0 : weekdays.some(isRight)) return null;
  const later = laterTimes(text, stated, { days, wrong: mayBeWrong, week });
  const others = [...exceptedDays(text, stated), ...later.flatMap((one) => one.days)];
  const wrong = mayBeWrong.find((day) => !others.includes(day));
  if (days.length > 0 && !wrong) return null;
  return hoursContradicted(days, wrong, hours);
}

function statedSpans(text: string): StatedSpan[] {
  let end = 0;
  return matchesOf(text, exactSpan).flatMap(({ 0: words, index }) => {
    if (index < end) return [];
    const stated = statedSpan(text, { words, index, times: spansIn(withColons(words)) }, end);
    end = Math.max(stated.span.index + stated.span.words.length, stated.index + stated.words.length);
    return [stated];
  });
}

/** @param from where the words of the span before it end, and its days: “9 AM–6 PM weekdays, 9 AM–1 PM Saturdays” */
function statedSpan(text: string, alone: ExactSpans, from: number): StatedSpan {
  const { index } = alone;
  const lead = nearBefore(text, index).slice(from - index);
  const daysAt = (offset: number) => daysAfter.exec(maskDays(nearAfter(text, offset)))?.[0] ?? '';
  const named = daysBefore.exec(maskDays(lead));
  const more = named ? withFurther(text, alone) : alone;
  // In “Mondays 9 AM–noon, 1 PM–5 PM on Fridays”, the second span has days of its own.
  const span = named && daysAt(more.index + more.words.length) !== '' ? alone : more;
  const end = index + span.words.length;
  const after = named ? '' : daysAt(end);
  const start = named ? index - lead.length + named.index : index;
  const days = named ? lead.slice(named.index) : text.slice(end, end + after.length).replace(/^ (?:on |every )?/, '');
  return { words: text.slice(start, end + after.length), index: start, span, days: daysIn(days) };
}

const same = (a: Opening, b: Opening) => a.opens === b.opens && a.closes === b.closes;
