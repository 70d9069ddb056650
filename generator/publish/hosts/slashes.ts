import type { SiteRedirect } from './hosted-site.ts';

/**
 * A rule for each route and one for the same with a slash at its end, as earlier systems wrote addresses: for hosts that
 * take the two for different addresses.
 */
export function withSlashes(redirects: readonly SiteRedirect[], base = ''): { from: string; to: string }[] {
  return redirects.flatMap(({ route, to }) => [`${base}${route}`, `${base}${route}/`].map((from) => ({ from, to })));
}
