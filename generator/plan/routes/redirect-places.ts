import { asGroup } from '../../../templates/schema/is-group.ts';
import { hasTownSlug, routesOfTowns } from '../../check/towns/town-slug.ts';
import type { Path } from '../../read/locate.ts';
import type { Source } from '../../read/source.ts';
import type { Diagnostic } from '../../report/diagnostic.ts';
import { writtenAddress } from './written-address.ts';

/** Reports faulty redirects. A fault in a redirect for each town is reported once. */
export function redirectFaults(
  site: Source,
  routes: readonly string[],
  problemsOf: (route: string) => Diagnostic[],
): Diagnostic[] {
  const faulty = new Set<string>();
  return routes.flatMap((route) => {
    const problems = problemsOf(route);
    if (problems.length === 0) return [];
    const written = writtenRedirect(site, route);
    const isKnown = faulty.has(written);
    faulty.add(written);
    return isKnown ? [] : problems;
  });
}

/** Returns the path of a redirect in site.yaml, which may be one for each town. */
export const redirectPath = (site: Source, route: string): Path => ['redirects', writtenRedirect(site, route)];

function writtenRedirect({ data }: Source, address: string): string {
  const redirects = asGroup(asGroup(data).redirects);
  const written = [address, writtenAddress(address)];
  const ofTown = (key: string) => hasTownSlug(key) && written.some((route) => routesOfTowns(key).test(route));
  return written.find((route) => Object.hasOwn(redirects, route)) ?? Object.keys(redirects).find(ofTown) ?? address;
}
