import type { OutputFile } from '../output-file.ts';
import type { HostedSite } from './hosted-site.ts';
import type { Limits } from './limits.ts';
import type { HostRules, RuleBehavior } from './rules.ts';

/** How a host maps an address to a file, which headers it sends, which files configure it, and what it refuses. */
export interface Host extends AddressRules {
  /** How it applies redirects and headers; null if it supports neither. */
  rules: RuleBehavior | null;
  /** The content encodings it supports, best first. */
  encodings: readonly Encoding[];
  /** `Cache-Control` for files in `assets/`, and for all others, unless a rule says otherwise. */
  cache: { assets: string; others: string };
  /** Whether it can serve a site under a path. */
  servesBase: boolean;
  /**
   * Returns the address that the host first redirects another one to, or the same. Missing if it does nothing first.
   */
  cleanAddress?: (path: string) => string;
  /** Whether it sends precompressed files. */
  precompressed: boolean;
  limits: Limits;
  /**
   * Returns the files that it needs besides those that every host gets. Files in `.hosts/` are for its administrator,
   * and never served.
   */
  files: (site: HostedSite) => OutputFile[];
  /**
   * Returns the redirects and headers that it finds in a built site.
   *
   * @param text returns the text of a file; empty if there is none
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
  /** The page for an unknown address: `404.html` in the root, or the nearest `404.html` and otherwise the home page. */
  notFound: 'root' | 'nearest or home';
}

export type Encoding = 'br' | 'gzip';

/** The folder of the files that configure a host, which cannot be requested. */
export const hostFolder = '.hosts';

/**
 * The folder where servers prove to others, such as certificate authorities, that they control a domain. They also
 * write into it: https://www.rfc-editor.org/rfc/rfc8615
 */
export const wellKnown = '.well-known';
