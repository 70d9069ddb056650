import type { SiteFacts } from '../../templates/facts/site.ts';
import type { Sections } from '../check/sections.ts';
import type { Site, SitePage } from '../plan/resolve.ts';
import type { Path } from '../read/locate.ts';
import type { Severity } from '../report/diagnostic.ts';
import type { Heading, Reading } from './reading.ts';

/** A page, and what its visitors read. */
export interface AuditedPage {
  page: SitePage;
  reading: Reading;
}

/** Everything that a rule may depend on. Rules are pure functions of it. */
export interface AuditedSite extends Pick<Site, 'source' | 'leaves'> {
  facts: SiteFacts;
  pages: readonly AuditedPage[];
  /** The section types by name. */
  sections: Sections;
  /** As YYYY-MM-DD. */
  today: string;
  /** The routes that earlier builds published, if they are known. */
  published: readonly string[];
}

/** What a finding is about. `locator` finds where it is written. */
export type Spot = ValueSpot | BlockSpot | ImageSpot | LinkSpot;

/** A value in the definition of a page. */
export interface ValueSpot {
  /** Null for a value in site.yaml. */
  page: SitePage | null;
  path: Path;
  /** The words that the finding is about, if it is not about the whole value. */
  part?: TextPart;
}

export interface TextPart {
  words: string;
  /** The number of times that the same words occur earlier in the text. */
  earlier: number;
}

/** Words on a page. */
export interface BlockSpot {
  page: SitePage;
  /** The index of the block. */
  block: number;
  words: TextRange;
  /** True if the words may be a correct fact in the wrong place. Then the text with its placeholder is reported. */
  isChosen?: boolean;
}

/** The alt text of a picture. */
export interface ImageSpot {
  page: SitePage;
  /** The index of the picture. */
  image: number;
}

/** A link whose whole address is written in the YAML. */
export interface LinkSpot {
  page: SitePage;
  address: string;
}

export function headingSpot(page: SitePage, { block, text }: Heading): BlockSpot {
  return { page, block, words: { start: 0, end: text.length } };
}

/** Offsets in text. `end` is the offset after the last character. */
export interface TextRange {
  start: number;
  end: number;
}

/** Something that is allowed but unwise. If several pages have it at the same location, it is reported once. */
export interface Finding {
  at: Spot;
  message: string;
  hint: string;
  /** What an owner writes under `accept` to accept only this, such as `Delivery +$20`. */
  value?: string;
  /** If two spots disagree, the other one. */
  also?: Spot;
}

/** One kind of problem to look for. Every file of `rules/` exports one as `rule`. */
export interface Rule {
  /** The name of its file. It never changes, because owners write it under `accept`. */
  id: string;
  severity: Severity;
  /** True if it matters only once the site is public. Its findings are errors with `--launch`, and otherwise only counted. */
  beforeLaunch?: true;
  /** What the rule depends on. If that is unknown, there are no findings, and unused acceptances are not reported. */
  needs?: 'published';
  /** Why it matters, in one sentence. */
  reason: string;
  /** The URL of the outside document that the rule comes from. */
  source: string;
  check: (site: AuditedSite) => Finding[];
}
