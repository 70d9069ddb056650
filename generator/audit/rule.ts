import type { SiteFacts } from '../../templates/facts/site.ts';
import type { Site, SitePage } from '../plan/resolve.ts';
import type { Path } from '../read/locate.ts';
import type { Severity } from '../report/diagnostic.ts';
import type { Heading, Reading } from './reading.ts';

/** A page, as it was defined and as it reads. */
export interface AuditedPage {
  page: SitePage;
  reading: Reading;
}

/** Everything that a rule may look at. Rules are pure: what they need of the world is here. */
export interface AuditedSite extends Pick<Site, 'source' | 'leaves'> {
  facts: SiteFacts;
  pages: readonly AuditedPage[];
  /** The date of today, as 2026-03-31. */
  today: string;
  /** The routes that were published before, as far as they are known. */
  published: readonly string[];
}

/** What a finding is about; `locate` turns it into lines of YAML. */
export type Spot =
  /** A value in the definition of a page, or in site.yaml where the page is null; `part` names words within it. */
  | { page: SitePage | null; path: Path; part?: string | undefined }
  /** Words of one of the page's blocks. */
  | { page: SitePage; block: number; words: Range }
  /** The alt text of one of the page's pictures. */
  | { page: SitePage; image: number }
  /** A link that is written out in full. */
  | { page: SitePage; address: string };

export function headingSpot(page: SitePage, { block, text }: Heading): Spot {
  return { page, block, words: { start: 0, end: text.length } };
}

/** Offsets in a text, counted from 0; the end is the first one behind it. */
export interface Range {
  start: number;
  end: number;
}

/** Something allowed but unwise. Findings of several pages at one line of YAML are reported once. */
export interface Finding {
  at: Spot;
  message: string;
  hint: string;
  /** What `accept` may name to let this pass and nothing else, such as `Delivery +$20`. */
  value?: string;
  /** The other of two places that disagree. */
  also?: Spot;
}

/** One thing to look for; each file of `rules/` exports one under the name `rule`. */
export interface Rule {
  /** Permanent; owners write it under `accept`. The name of its file. */
  id: string;
  severity: Severity;
  /** True for what only matters once the site is public: `--launch` reports it as errors, otherwise it is only counted. */
  beforeLaunch?: true;
  /** What it cannot do without; where that is unknown, it finds nothing, and its acceptances are left alone. */
  needs?: 'published';
  /** Why it matters, in a sentence. */
  reason: string;
  /** The outside document that says so. */
  source: string;
  check: (site: AuditedSite) => Finding[];
}
