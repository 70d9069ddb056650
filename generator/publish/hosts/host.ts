import type { OutputFile } from '../output-file.ts';
import type { HostedSite } from './hosted-site.ts';
import type { Limits } from './limits.ts';
import type { HostRules, RuleBehavior } from './rules.ts';

/** How a host maps an address to a file, which headers it sends, which files configure it, and what it refuses. */
export interface Host extends AddressRules {
  /** How it applies redirects and headers; null if it knows neither. */
  rules: RuleBehavior | null;
  /** The content encodings it supports, best first. */
  encodings: readonly Encoding[];
  /** `Cache-Control` for files in `assets/`, and for all others, unless a rule says otherwise. */
  cache: { assets: string; others: string };
  /** Whether it can serve a site under a path. */
  servesBase: boolean;
  /** The address that it leads to from another before it applies any redirect, or the same. Missing if it does nothing first. */
  cleanAddress?: (path: string) => string;
  /** Whether it sends files that were compressed before. */
  precompressed: boolean;
  limits: Limits;
  /** The files that it needs besides those that every host gets. Those in `.hosts/` are for whoever runs it, and never served. */
  files: (site: HostedSite) => OutputFile[];
  /**
   * The redirects and headers that it finds in a built site.
   *
   * @param text the text of a file; empty if there is none
   */
  rulesIn: (text: (path: string) => string) => HostRules;
}

/** How a host maps an address to a file. */
export interface AddressRules {
  /** The answer to `/services/` when only `services.html` exists: a redirect with this status, or not found. */
  trailingSlash: number | 'not found';
  /** The answer to `/services.html`: a redirect to `/services` with this status, the page itself (null), or not found. */
  htmlExtension: number | 'not found' | null;
  /** The status of the redirect from `/folder` to `/folder/`; null if both serve `folder/index.html`. */
  folder: number | null;
  /** The page for an unknown address: the root's `404.html`, or the nearest `404.html` and failing that the home page. */
  notFound: 'root' | 'nearest or home';
}

export type Encoding = 'br' | 'gzip';

/** The folder of the files that configure a host, which nobody may request. */
export const hostFolder = '.hosts';

/**
 * The folder where servers prove to others, such as certificate authorities, that a domain is theirs. They write into it too:
 * https://www.rfc-editor.org/rfc/rfc8615
 */
export const wellKnown = '.well-known';
