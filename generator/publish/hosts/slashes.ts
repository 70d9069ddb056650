import type { SiteRedirect } from './hosted-site.ts';

/**
 * A rule for each route and one for the same with a slash at its end, as earlier systems wrote addresses: for hosts that
 * take the two for different addresses. Those of files never had one.
 */
export function withSlashes(redirects: readonly SiteRedirect[], base = ''): { from: string; to: string }[] {
  return redirects.flatMap(({ route, to }) => {
    const from = base + route;
    return (/\.\w+$/.test(route) ? [from] : [from, `${from}/`]).map((from) => ({ from, to }));
  });
}
