import { hasEnding } from '../../plan/routes/address.ts';
import type { HostedSite } from './hosted-site.ts';

/**
 * Returns a rule for each redirect, and one for its route with a slash at its end, as other systems write addresses. For
 * hosts that treat these as two addresses. Addresses of files never have a slash at their end.
 */
export function withSlashVariants({ redirects, base }: HostedSite): { from: string; to: string }[] {
  return redirects.flatMap(({ route, to }) => {
    const from = base + route;
    return (hasEnding(route) ? [from] : [from, `${from}/`]).map((from) => ({ from, to }));
  });
}
