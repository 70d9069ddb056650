import type { SiteFacts } from '../../templates/facts/site.ts';
import type { Site, SitePage } from '../plan/resolve.ts';
import type { Path } from '../read/locate.ts';
import type { Severity } from '../report/diagnostic.ts';
import type { Reading } from './reading.ts';

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

/** A place as a rule knows it; `placeOf` finds the line of YAML. */
export interface Place {
  /** Null for site.yaml. */
  page: SitePage | null;
  /** Where in the definition, if the rule knows. */
  path?: Path;
  /** The words that it is about, as a visitor reads them; they are looked for in the page's texts, then in site.yaml. */
  excerpt?: string;
  /** Words that stand beside the excerpt, to tell apart several places that have it. */
  near?: readonly string[];
}

/** Something allowed but unwise. Findings of several pages at one line of YAML are told once. */
export interface Finding extends Place {
  message: string;
  hint: string;
  /** What `accept` may name to let this pass and nothing else, such as `Delivery +$20`. */
  value?: string;
  /** The other of two places that disagree. */
  also?: Place;
}

/** One thing to look for; each file of `rules/` exports one under the name `rule`. */
export interface Rule {
  /** Permanent; owners write it under `accept`. The name of its file. */
  id: string;
  severity: Severity;
  /** True for what only matters once the site is public: told as errors by `--launch`, else only counted. */
  beforeLaunch?: true;
  /** What it cannot do without; where that is unknown, it finds nothing, and its acceptances are left alone. */
  needs?: 'published';
  /** Why it matters, in a sentence. */
  reason: string;
  /** The outside document that says so. */
  source: string;
  check: (site: AuditedSite) => Finding[];
}
