import { readLink } from '../../plan/links/link-target.ts';
import type { Site } from '../../plan/resolve.ts';
import { href } from '../../plan/routes/address.ts';
import { addressIn } from '../../plan/routes/written-address.ts';

/**
 * What a site needs from its host. Every host makes its own files from this. Headers are the same for all sites
 * (headers.ts).
 */
export interface HostedSite {
  language: string;
  /** The web address of its host, such as `https://www.example.com`. */
  url: string;
  /** The path that the site is served under, such as `/shop`; empty at the root. */
  base: string;
  /** The paths of all files that the site has on every host. */
  files: readonly string[];
  redirects: readonly SiteRedirect[];
}

/** A redirected route, and its target. */
export interface SiteRedirect {
  /** A route, without the base and without codes. */
  route: string;
  /**
   * What a browser requests: a path, or a web address. It contains no characters with a special meaning in any
   * configuration file.
   */
  to: string;
}

/** Returns what a host needs to know about a site, with the targets of redirects as addresses. */
export function hostedSite({ facts }: Pick<Site, 'facts'>, files: readonly string[]): HostedSite {
  const { language, url, base = '', redirects = {} } = facts;
  return {
    language,
    url,
    base,
    files,
    redirects: Object.entries(redirects).map(([route, to]) => ({
      route: addressIn(route),
      to: inert(urlOf(to, facts)),
    })),
  };
}

function urlOf(to: string, facts: Site['facts']): string {
  const target = readLink(to, facts);
  if (target.kind === 'address') return target.href;
  if (target.kind !== 'page') throw new Error(`The redirect to "${to}" was not checked`);
  return href(target.route ?? '/', facts) + (target.anchor ? `#${target.anchor}` : '');
}

/**
 * Encodes everything that https://www.rfc-editor.org/rfc/rfc3986#section-2 does not allow in an address, and the dollar
 * sign. In a path, also encodes what begins a placeholder: Vercel rejects a destination with `:name` or a group that
 * its source does not have (https://vercel.com/docs/project-configuration/vercel-json#redirects), and does not support
 * escaping with a backslash.
 */
function inert(address: string): string {
  const [, origin = '', path = '', rest = ''] = address.match(/^(https:\/\/[^/?#]*)?([^?#]*)(.*)$/s) ?? [];
  const literal = path.replace(/[:()]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return (origin + literal + rest).replace(/[^\w\-.~:/?#[\]@!&'()*+,;=%]/gu, encodeURIComponent);
}
