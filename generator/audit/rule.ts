import type { Definition, Definitions } from '../check/definition.ts';
import type { PageData } from '../check/schema/page-schema.ts';
import type { UnpublishedAt } from '../plan/links/unpublished-routes.ts';
import type { Page } from '../plan/page.ts';
import type { Severity } from '../report/diagnostic.ts';
import type { Background } from './background.ts';
import type { Neighbors } from './copies/neighbors.ts';
import type { AnyFinding, Finding, Spot } from './finding.ts';
import type { LinkGraph } from './link-graph.ts';
import type { PlacedWords } from './matches.ts';
import type { NotedPage } from './page-notes.ts';
import type { PriceStatement } from './prices/price-statements.ts';
import type { Reading } from './reading.ts';
import type { ShownText } from './shown-texts.ts';
import type { TownEntry } from './town-entries.ts';
import type { WrittenFile } from './written-texts.ts';

/** A page, and what its visitors read. */
export interface AuditedPage {
  /** Its leaves take time to make, so rules read them only for a finding. */
  page: Page;
  data: PageData;
  reading: Reading;
  shown: readonly ShownText[];
  /** The prices in its shown texts, except those of old posts. */
  statements: readonly PriceStatement[];
}

/** Words that are wrong on any page. */
export interface TextFault extends PlacedWords {
  /** The wrong part of them, if the hint is only about that. It is underlined alone. */
  wrong?: PlacedWords;
  /** True if they may be a correct fact in the wrong place, such as the hours of another day. */
  isChosen?: boolean;
  /** Completes “/route says “words”,”, without the period. */
  fault: string;
  hint: string;
  /** True if only a text about the present must be right, not an old post. */
  isOfToday?: boolean;
  /** True for words such as “this year”, which stay true below the day of a post. */
  isRelative?: boolean;
  /** True for the hours and contacts of the business. A person who works there may have others. */
  isOfBusiness?: boolean;
  /** If two places disagree, the other one. */
  also?: Spot;
}

/** The input of rules that need all pages. */
export interface AuditedSite extends Background {
  /** Sorted by route. */
  notes: readonly NotedPage[];
  /** By slug, in the order of site.yaml. */
  towns: ReadonlyMap<string, TownEntry>;
  noteOf: (route: string) => NotedPage | undefined;
  links: LinkGraph;
  /** The texts of site.yaml, and of the pages that are on the site. */
  files: readonly WrittenFile[];
  /** The definitions of all pages. */
  definitions: readonly Definition[];
  /** The contents of site.yaml, as written. */
  written: unknown;
  /** The entries of site.yaml that are not on the site today, by names such as `specials.christmas`. */
  leftOut: Definitions['leftOut'];
  neighbors: Neighbors;
  /** The indexes of the first two notes of pages that state a price, by its number in the price list. */
  stating: ReadonlyMap<number, readonly number[]>;
  /** The routes that earlier builds published, if they are known. */
  published: readonly string[];
  /** Returns what would have a route if it were published; null if nothing would. */
  unpublishedAt: UnpublishedAt;
  /** Returns the day on which a page last changed, as YYYY-MM-DD. Undefined for a hidden page. */
  changedOn: (route: string) => string | undefined;
  /** Called before the unexpanded words of all towns are read: a finding may depend on those of any town. */
  onWordsRead: () => void;
  /** Renders and reads a page again. */
  reread: (route: string) => AuditedPage | null;
}

/** One kind of problem to look for. Every file of `rules/` exports one as `rule`. Its parts are pure functions. */
export interface Rule {
  /** The name of its file. It never changes, because owners write it under `accept`. */
  id: string;
  severity: Severity;
  /**
   * True if it matters only once the site is public. Its findings are errors with `--launch`, and otherwise only
   * counted.
   */
  beforeLaunch?: true;
  /** True if it is about what is true today. It skips old posts. */
  isOfToday?: true;
  /** What the rule depends on. If that is unknown, there are no findings, and unused acceptances are not reported. */
  needs?: 'published';
  /** Why it matters, in one sentence. */
  reason: string;
  /** The URL of the outside document that the rule comes from. */
  source: string;
  /** Finds problems in the texts of a file, before placeholders are filled in. */
  file?: (written: WrittenFile, background: Background) => Finding[];
  /** Finds wrong words in one of the texts that pages show. */
  text?: (shown: Pick<ShownText, 'text' | 'term' | 'heading'>, background: Background) => TextFault[];
  /** Finds problems on one page. It may run in another thread, or may have run in an earlier build. */
  page?: (audited: AuditedPage, background: Background) => Finding[];
  /** Finds problems that need the notes of all pages, or only facts. */
  site?: (site: AuditedSite) => AnyFinding[];
  /** Adds information from other pages to a finding on one page that is reported. */
  complete?: (finding: Finding, site: AuditedSite) => Finding;
}
