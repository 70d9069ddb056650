import type { ComparedPage } from './copies/neighbors.ts';
import type { Finding } from './finding.ts';

/**
 * What audits keep of a page: plain data that other threads and later builds can use as long as the page, its
 * definition, and the facts are the same. It can be written as JSON.
 */
export interface PageNotes {
  route: string;
  /** The file of its definition. */
  file: string;
  /** True if it is hidden from search engines. */
  hidden: boolean;
  /** The slug of its town; null if it is not about one town. */
  town: string | null;
  /**
   * What distinguishes it from other pages of its definition: the slug of its town, or its number in a list of posts.
   */
  copy: string | null;
  title: string;
  description: string;
  /** The addresses on this site that it links to, as routes, without duplicates. */
  links: string[];
  /** The routes that are linked only from texts outside the document: hidden, or shown later by a script. */
  hiddenLinks: string[];
  /** True if a link includes the domain of the site, which is a mistake once there is a page at its address. */
  hasLinkWithDomain: boolean;
  /** True if it shows a year, or is a post, so that its findings depend on the day. */
  dependsOnDay: boolean;
  /** The prices that it states, by their numbers in the price list. */
  stated: number[];
  /** The findings of each rule on this page. Rules without findings are left out. */
  findings: Record<string, Finding[]>;
}

/**
 * A page among all pages. What rules ask of any page at any time is in memory. The rest may be in a file, because a site
 * may have a hundred thousand pages.
 */
export interface NotedPage extends ComparedPage, Pick<PageNotes, 'file' | 'hidden' | 'town'> {
  readNotes: () => PageNotes;
}

/** What audits keep of the unexpanded texts of a file. */
export interface FileNotes {
  file: string;
  /** The findings of each rule. Rules without findings are left out. */
  findings: Record<string, Finding[]>;
}
