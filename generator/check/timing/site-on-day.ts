import type { CheckedSite } from '../check-site.ts';
import type { CheckedFile } from '../checked-file.ts';
import type { Rules } from '../mistakes/rules.ts';
import type { SortedFiles } from '../sort-files.ts';
import { type LocatedTowns, locateTowns } from '../towns/locate-towns.ts';
import { withoutDrafts, withParts } from './facts-on-time.ts';
import { type Chosen, leaveOut, unreadDrafts } from './leave-out.ts';
import { type FileOnTime, type Occasion, onTime } from './on-time.ts';

/** The files of a site that could be parsed, with all of their parts. */
export interface WholeSite {
  site: CheckedSite | null;
  towns: CheckedFile[];
  pages: CheckedFile[];
}

/** A site as it is on one day. */
export interface SiteOnDay {
  /** Null if site.yaml has no facts. */
  located: LocatedTowns | null;
  /** All pages, including those that are left out. */
  pages: CheckedFile[];
  chosen: Chosen;
  /** site.yaml and the pages, without drafts. */
  timed: FileOnTime[];
}

/** Leaves out the drafts, and what is not on the site on that day. */
export function siteOnDay(
  { site, towns, pages: wholePages }: WholeSite,
  sorted: SortedFiles,
  pageRules: Rules,
  occasion: Occasion,
): SiteOnDay {
  const onDay = site?.checked?.onDay ?? null;
  const pagesOnDay = wholePages.map((page) => onTime(page, pageRules, occasion, onDay?.missing));
  const pages = pagesOnDay.map(({ file }) => file);
  const unreadTowns = unreadDrafts(sorted.towns, 'town');
  const unread = [...unreadTowns, ...unreadDrafts(sorted.pages, 'page')];
  const leftOut = unreadTowns.filter(({ data, source }) => !occasion.isPublished(data, source.file)).length;
  const located = onDay && locateTowns(onDay.definition, towns, sorted, leftOut);
  const chosen = leaveOut(located?.towns ?? [], pages, unread, occasion.isPublished, occasion.today);
  const timed = [...(onDay ? [onDay.file] : []), ...withoutDrafts(pagesOnDay, chosen)];
  return { located, pages, chosen: withParts(chosen, timed), timed };
}
