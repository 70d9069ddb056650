import { hasEnding } from '../../plan/routes/address.ts';
import type { SiteRedirect } from './hosted-site.ts';

/**
 * Returns a rule for each route, and one for the route with a slash at its end, as other systems write addresses. For
 * hosts that treat these as two addresses. Addresses of files never have a slash at their end.
 */
export function withSlashVariants(redirects: readonly SiteRedirect[], base = ''): { from: string; to: string }[] {
  return redirects.flatMap(({ route, to }) => {
    const from = base + route;
    return (hasEnding(route) ? [from] : [from, `${from}/`]).map((from) => ({ from, to }));
  });
}
