import { inMinutes, type Opening, spansIn } from '../../../templates/facts/time-spans.ts';
import type { PlacedWords } from '../matches.ts';
import { exactSpan, minutesMeant, shortSpan, timePattern, untilWord, withColons } from './clock-times.ts';
import type { OpenSpans } from './week.ts';

/** Spans of times in a text. */
export interface ExactSpans extends PlacedWords {
  times: readonly Opening[];
}

/** What comes next may be about something else: “9 AM–5 PM, 6–8 PM by appointment”. */
const further = new RegExp(
  `^(?:,|;|/| \\+|,? and|,? &) ?(${exactSpan.source}|${shortSpan.source})(?=[.,;:!)|/]|$| (?:and|or|on|every)\\b)`,
);
/** More than two spans of a day. */
const longest = 60;

/** Returns a span with those after it that continue the same day: “8 AM to noon and 2 PM to 6 PM”. */
export function withFurther(text: string, { words, index, times }: ExactSpans): ExactSpans {
  const end = index + words.length;
  const [found, next] = further.exec(text.slice(end, end + longest)) ?? [];
  const [last, time] = [times.at(-1), next === undefined ? undefined : timesIn(next)];
  if (found === undefined || !last || !time || time.opens < last.closes) return { words, index, times };
  return withFurther(text, { words: words + found, index, times: [...times, time] });
}

/** Reads “3 PM–6 PM” or “3–6 PM”, which begins in the half of the day that makes it shorter. */
function timesIn(written: string): Opening | undefined {
  const words = withColons(written);
  const [exactly] = spansIn(words);
  if (exactly) return exactly;
  return ['PM', 'AM']
    .flatMap((half) => spansIn(words.replace(/^[\d:]+/, (first) => `${first} ${half}`)))
    .find(({ opens, closes }) => opens < closes);
}

/** Excludes “without a break” and “even during lunch”. */
const mayBreak =
  /(?<!\b(?:no|never|even|without)(?: (?:an?|any|at|close|during|for|lunch|over|through)){0,3} )\b(?:closed|shut|lunch|break|except)\b/i;
const anySpan = new RegExp(`(${timePattern}) ?(?:[–—-]|to|${untilWord}) ?(${timePattern})`, 'giu');

/** Returns true if a span is that of a whole day, and the words after it say when the day has a break. */
export function hasBreak(after: string, { opens, closes }: Opening, day: OpenSpans): boolean {
  const span = inMinutes({ opens, closes });
  if (!day || day.length < 2 || !mayBreak.test(after)) return false;
  if (day[0]?.opens !== span.opens || day.at(-1)?.closes !== span.closes) return false;
  const breaks = [...after.matchAll(anySpan)].map(([, from = '', to = '']) => [minutesMeant(from), minutesMeant(to)]);
  return day
    .slice(1)
    .every(({ opens: again }, place) =>
      breaks.some(([from, to]) => from?.includes(day[place]?.closes ?? 0) && to?.includes(again)),
    );
}
