import { type OpenWords, openLine } from '../open-line.ts';
import { localTime, type OpeningHours, specialOn, statusAt, weekdayOf } from '../opening-hours.ts';
import { hoursAttribute, hoursRowAttribute, specialRow } from '../protocol.ts';

/** The data that a page passes to its script. */
export interface ShownHours {
  hours: OpeningHours;
  words: OpenWords;
}

/**
 * Shows above the hours whether the business is open now, and marks the row of today. Updates this every minute, for a
 * page that stays open, and when a visitor returns to the page.
 *
 * @param shown the hours and the line above them, which has room for the text
 */
export function showOpen(shown: HTMLElement): void {
  const { hours, words }: ShownHours = JSON.parse(shown.getAttribute(hoursAttribute) ?? '');
  const line = shown.querySelector('p > span');
  const show = () => {
    const now = localTime(hours.timeZone, new Date());
    const text = openLine(statusAt(hours, now), words, now, document.documentElement.lang);
    if (line && line.textContent !== text) line.textContent = text;
    const special = specialOn(hours, now.day);
    markRow(shown, special ? specialRow(special.row) : String(weekdayOf(now.day)));
  };
  show();
  setInterval(show, 60_000);
  // Timers stop in the back/forward cache and while a phone is locked.
  document.addEventListener('visibilitychange', show);
  addEventListener('pageshow', show);
}

/** Marks the row of today. One row may be for several days. */
function markRow(shown: HTMLElement, today: string): void {
  for (const row of shown.querySelectorAll(`[${hoursRowAttribute}]`)) {
    const isToday = row.getAttribute(hoursRowAttribute)?.split(' ').includes(today);
    if (isToday) row.setAttribute('aria-current', 'date');
    else row.removeAttribute('aria-current');
  }
}
