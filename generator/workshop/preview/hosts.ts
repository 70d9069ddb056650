/** How a host turns an address into a file, and what it sends along. */
export interface Host {
  /** What becomes of `/services/` where there is `services.html`: a redirect with this status, or nothing is found. */
  slash: number | 'missing';
  /** The status of the redirect from `/services.html` to `/services`; null where both are served. */
  ending: number | null;
  /** The status of the redirect from `/folder` to `/folder/`. */
  folder: number;
  /** What is shown where nothing is found: the `404.html` of the site's root, or the nearest one, or the home page. */
  missing: 'root' | 'nearest or home';
  /** What the host does with the files `_redirects` and `_headers`; null where they mean nothing to it. */
  rules: RuleHabits | null;
  /** The compressions it knows, the best one first. */
  encodings: readonly Encoding[];
  /** `Cache-Control` for files with a hash in their name, and for all others. */
  cache: { hashed: string; other: string };
}

export interface RuleHabits {
  /** The status of a redirect that names none. */
  status: number;
  /** Whether a file comes before a redirect from its address, unless the redirect insists with `!`. */
  filesFirst: boolean;
  /** Whether `/services` and `/services/` are two addresses to a redirect. */
  slashExact: boolean;
  /** Whether `! Name` in `_headers` takes a header away. */
  removesHeaders: boolean;
}

export type Encoding = 'br' | 'gzip';

const revalidate = 'public, max-age=0, must-revalidate';

/**
 * The hosts that a preview can stand in for. Addresses after https://github.com/slorber/trailing-slash-guide, rules after
 * https://docs.netlify.com/routing/redirects/ and https://developers.cloudflare.com/pages/configuration/redirects/.
 * `plain` is a web server of one's own with `try_files $uri $uri.html $uri/ =404` and the caching that suits the site.
 */
export const hosts = {
  github: {
    slash: 'missing',
    ending: null,
    folder: 301,
    missing: 'root',
    rules: null,
    encodings: ['gzip'],
    cache: { hashed: 'max-age=600', other: 'max-age=600' },
  },
  netlify: {
    slash: 301,
    ending: null,
    folder: 301,
    missing: 'root',
    rules: { status: 301, filesFirst: true, slashExact: false, removesHeaders: false },
    encodings: ['br', 'gzip'],
    cache: { hashed: revalidate, other: revalidate },
  },
  cloudflare: {
    slash: 308,
    ending: 308,
    folder: 308,
    missing: 'nearest or home',
    rules: { status: 302, filesFirst: false, slashExact: true, removesHeaders: true },
    encodings: ['br', 'gzip'],
    cache: { hashed: revalidate, other: revalidate },
  },
  plain: {
    slash: 'missing',
    ending: null,
    folder: 301,
    missing: 'root',
    rules: null,
    encodings: ['br', 'gzip'],
    cache: { hashed: 'public, max-age=31536000, immutable', other: revalidate },
  },
} as const satisfies Record<string, Host>;

export type HostName = keyof typeof hosts;
