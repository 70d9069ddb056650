import type { HeaderRule } from './rules.ts';

/**
 * The headers of every response. The page itself declares what it may load; browsers ignore `frame-ancestors` there
 * (https://www.w3.org/TR/CSP3/#directive-frame-ancestors). The values are those that
 * https://developer.mozilla.org/en-US/docs/Web/Security/Practical_implementation_guides recommends.
 */
export const securityHeaders: readonly (readonly [name: string, value: string])[] = [
  // Without `includeSubDomains`: a subdomain without https would be unreachable for a year, and it may belong to
  // somebody else.
  ['Strict-Transport-Security', 'max-age=31536000'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=()'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Content-Security-Policy', "frame-ancestors 'none'"],
];

/** `Cache-Control` (https://www.rfc-editor.org/rfc/rfc9111, https://www.rfc-editor.org/rfc/rfc8246). */
export const cacheControl = {
  /** For files in `assets/`: their names have a hash of what they are made from. */
  assets: 'public, max-age=31536000, immutable',
  /** For all other files: browsers ask each time whether they have changed. */
  others: 'public, max-age=0, must-revalidate',
};

/** How long browsers may keep a redirect, where this can be set. Otherwise they keep it forever, even a wrong one. */
export const redirectSeconds = 3600;

/** Returns the `Cache-Control` of a file, by its path. */
export function cacheControlOf(file: string): string {
  return file.startsWith('assets/') ? cacheControl.assets : cacheControl.others;
}

/**
 * All headers, by pattern. Files other than assets are revalidated on every host that reads such rules, even without a
 * rule.
 */
export const headerRules: readonly HeaderRule[] = [
  { path: '/*', headers: securityHeaders.map(([name, value]) => [name, value]) },
  { path: '/assets/*', headers: [['Cache-Control', cacheControl.assets]] },
];
