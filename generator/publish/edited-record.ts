import type { SiteFacts } from '../../templates/facts/site.ts';
import { entryAfter, type PublishedRecord, recordKey, recordLine, type SaidOnPage } from './record.ts';
import { sitemapAddress, sitemapEntry } from './sitemap.ts';

/** The entry of a route in the text of a record or a sitemap, and what is before and after it. */
interface LineInText {
  before: string;
  line: string;
  after: string;
}

/**
 * Returns the text of a record as `printRecord` would print it after changes to existing pages.
 *
 * @param text the record of the last build on the same day
 * @param old the published record
 * @returns null if it lacks a page
 */
export function editedRecord(
  text: string,
  old: PublishedRecord,
  pages: readonly SaidOnPage[],
  today: string,
): string | null {
  let edited = text;
  for (const [route, content] of pages) {
    const found = cutAt(edited, recordKey(route));
    if (!found) return null;
    const line = recordLine(route, entryAfter(old[route], content, today));
    const comma = found.line.endsWith(',') ? ',' : '';
    edited = `${found.before}${line}${comma}${found.after}`;
  }
  return edited;
}

/** Returns the day on which a page last changed, based on the text of a record; null if it lacks the page. */
export function changedIn(text: string, route: string): string | null {
  return cutAt(text, recordKey(route))?.line.match(/"changed":"([\d-]+)"/)?.[1] ?? null;
}

/** Returns the text of a sitemap with another day for the page of a route; null if it lacks the page. */
export function editedSitemap(text: string, route: string, changed: string, facts: SiteFacts): string | null {
  const found = cutAt(text, sitemapAddress(route, facts));
  return found && `${found.before}${sitemapEntry(route, changed, facts)}${found.after}`;
}

/** Splits a text at the line that begins with some words. */
function cutAt(text: string, start: string): LineInText | null {
  const at = text.indexOf(`\n${start}`) + 1;
  if (at === 0) return null;
  const end = text.indexOf('\n', at);
  return { before: text.slice(0, at), line: text.slice(at, end), after: text.slice(end) };
}
