/** How a host maps an address to a file, and which headers it sends. */
export interface Host {
  /** The answer to `/services/` when only `services.html` exists: a redirect with this status, or not found. */
  trailingSlash: number | 'not found';
  /** The status of the redirect from `/services.html` to `/services`; null if both serve the page. */
  htmlExtension: number | null;
  /** The status of the redirect from `/folder` to `/folder/`. */
  folder: number;
  /** The page for an unknown address: the root's `404.html`, or the nearest `404.html` and failing that the home page. */
  notFound: 'root' | 'nearest or home';
  /** How the host applies `_redirects` and `_headers`; null if it ignores them. */
  rules: RuleBehavior | null;
  /** The content encodings it supports, best first. */
  encodings: readonly Encoding[];
  /** `Cache-Control` for files with a hash in their name, and for all others. */
  cache: { hashed: string; other: string };
}

export interface RuleBehavior {
  /** The status of a redirect that gives none. */
  defaultStatus: number;
  /** Whether a file takes precedence over a redirect at its address, unless the redirect is forced with `!`. */
  filesFirst: boolean;
  /** Whether a redirect treats `/services` and `/services/` as different addresses. */
  exactSlash: boolean;
  /** Whether `! Name` in `_headers` removes a header. */
  removesHeaders: boolean;
}

export type Encoding = 'br' | 'gzip';

const revalidate = 'public, max-age=0, must-revalidate';

/**
 * The hosts that `preview` imitates. Sources: https://github.com/slorber/trailing-slash-guide for addresses,
 * https://docs.netlify.com/routing/redirects/ and https://developers.cloudflare.com/pages/configuration/redirects/ for rules.
 * `plain` is your own web server with `try_files $uri $uri.html $uri/ =404` and long caching for hashed files.
 */
export const hosts = {
  github: {
    trailingSlash: 'not found',
    htmlExtension: null,
    folder: 301,
    notFound: 'root',
    rules: null,
    encodings: ['gzip'],
    cache: { hashed: 'max-age=600', other: 'max-age=600' },
  },
  netlify: {
    trailingSlash: 301,
    htmlExtension: null,
    folder: 301,
    notFound: 'root',
    rules: { defaultStatus: 301, filesFirst: true, exactSlash: false, removesHeaders: false },
    encodings: ['br', 'gzip'],
    cache: { hashed: revalidate, other: revalidate },
  },
  cloudflare: {
    trailingSlash: 308,
    htmlExtension: 308,
    folder: 308,
    notFound: 'nearest or home',
    rules: { defaultStatus: 302, filesFirst: false, exactSlash: true, removesHeaders: true },
    encodings: ['br', 'gzip'],
    cache: { hashed: revalidate, other: revalidate },
  },
  plain: {
    trailingSlash: 'not found',
    htmlExtension: null,
    folder: 301,
    notFound: 'root',
    rules: null,
    encodings: ['br', 'gzip'],
    cache: { hashed: 'public, max-age=31536000, immutable', other: revalidate },
  },
} as const satisfies Record<string, Host>;

export type HostName = keyof typeof hosts;
