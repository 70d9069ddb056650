import type { Finding } from './finding.ts';

/**
 * What audits keep of a page: plain data, which other threads and later builds can use as long as the page, its definition,
 * and the facts are the same. Apart from the shingles, it can be written as JSON.
 */
export interface PageNotes {
  route: string;
  /** The file of its definition. */
  file: string;
  /** True if search engines may not show it. */
  hidden: boolean;
  /** The slug of its town; null if it is not about one town. */
  town: string | null;
  /** What tells it apart from other pages of its definition: the slug of its town, or its number in a list of posts. */
  copy: string | null;
  title: string;
  description: string;
  /** The addresses on this site that it links to, as routes, each once. */
  links: string[];
  /** The routes to which only texts link that are not in the document: hidden, or shown later by a script. */
  hiddenLinks: string[];
  /** True if a link has the domain of the site, which is a mistake once there is a page at its address. */
  hasLinkWithDomain: boolean;
  /** What its text is compared by, as `shinglesOf` returns it. Empty for a hidden page. */
  shingles: Uint32Array;
  /** True if it shows a year, or is a post, so that its findings depend on the day. */
  dependsOnDay: boolean;
  /** The prices that it states, by their numbers in the price list. */
  stated: number[];
  /** The findings of each rule on this page, without rules that found nothing. */
  findings: Record<string, Finding[]>;
}

/** What audits keep of the texts of a file, as they are written. */
export interface FileNotes {
  file: string;
  /** The findings of each rule, without rules that found nothing. */
  findings: Record<string, Finding[]>;
}
