import { daysLater } from '../../templates/facts/dates.ts';
import { changesAfter, lineOf, nameInWords, type ScheduledChange } from '../check/changes.ts';
import type { Scheduled } from '../check/definition.ts';
import { dayInEnglish, timingOf } from '../check/timing/timing.ts';

/** If there are more changes, they are only counted. */
const maxListed = 6;

/** Something that has been over for longer was most likely forgotten. */
const daysToKeep = 60;

/** Messages about things that have dates. Each is empty if there is nothing to report. */
export const scheduleMessages = {
  /** Returns a line such as "On December 1: pages/home.yaml:12 appears (section offers “Christmas”)." */
  next: (scheduled: readonly Scheduled[], today: string): string => {
    const changes = changesAfter(today, scheduled);
    const lines = changes.slice(0, maxListed).map((change) => inOneLine(change, today));
    const more = changes.length > maxListed ? [`After that, ${changes.length - maxListed} more.`] : [];
    return [...lines, ...more].join('\n');
  },
  /** A build considers only its own day. */
  later: (day: string): string =>
    `On ${dayInEnglish(day)}, the site changes by itself. To check it for that day and all later ones, run:  npm run validate`,
  /** For a site whose workflow publishes only edits. */
  onlyEdits:
    'Your workflow publishes only after an edit. To let it publish every morning too, run:  npm run deploy -- --workflow',
  /** Lists what can be deleted. */
  over: (scheduled: readonly Scheduled[], today: string): string => {
    const limit = daysLater(today, -daysToKeep);
    const old = scheduled.filter(({ data }) => (timingOf(data).until ?? today) < limit);
    const lines = old
      .slice(0, maxListed)
      .map((one) => `  ${placeInWords(one)}, since ${dayInEnglish(String(one.data.until))}`);
    return lines.length === 0 ? '' : ['These are over, so delete them or write new dates:', ...lines].join('\n');
  },
};

const placeInWords = (what: Scheduled) => `${what.source.file}:${lineOf(what)} (${nameInWords(what)})`;

function inOneLine({ day, kind, what }: ScheduledChange, today: string): string {
  const [date, year] = dayInEnglish(day).split(', ');
  const shown = today.startsWith(String(year)) ? date : `${date}, ${year}`;
  return `On ${shown}: ${what.source.file}:${lineOf(what)} ${kind} (${nameInWords(what)}).`;
}
