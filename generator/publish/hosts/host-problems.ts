import { outputRoute, redirectFile } from '../../plan/routes/address.ts';
import { redirectFaults, redirectPath } from '../../plan/routes/redirect-places.ts';
import { writtenAddress } from '../../plan/routes/written-address.ts';
import { errorAt, errorAtValue } from '../../read/error-at.ts';
import { keySpan } from '../../read/locate.ts';
import type { Source } from '../../read/source.ts';
import type { Diagnostic, Message } from '../../report/diagnostic.ts';
import type { OutputFile } from '../output-file.ts';
import { nameOnDisk } from '../output-paths.ts';
import { type Found, findAt, type Served } from './find.ts';
import type { Host } from './host.ts';
import { type Excess, hostMessages } from './host-messages.ts';
import type { HostedSite, SiteRedirect } from './hosted-site.ts';
import { excesses } from './measure.ts';
import { redirectFinder } from './rules.ts';

/** A site, its host, and site.yaml, which names both. */
interface Hosting {
  site: HostedSite;
  /** The files that only this host needs. */
  own: readonly OutputFile[];
  /** The name of the host. */
  name: string;
  host: Host;
  source: Source;
}

/**
 * Checks every address that visitors are sent to against the known rules of the host. Each must return its file at
 * once, and each redirect must lead to such an address in one step. No site may be larger than the host allows.
 *
 * @param routes the routes of all pages, which are also the addresses in the sitemap, and those that pages link to
 */
export function hostProblems(hosting: Hosting, routes: Iterable<string>): Diagnostic[] {
  const { site, own, name, host, source } = hosting;
  if (site.base && !host.servesBase) return [errorAtValue(source, ['base'], hostMessages.noBase(name, site.base))];
  const text = (path: string) => String(own.find((file) => file.path === path)?.content ?? '');
  const files = new Set([...site.files, ...own.map(({ path }) => path)]);
  const { redirects } = host.rulesIn(text);
  const served = { files, base: site.base, redirectAt: redirectFinder(redirects, host.rules) };
  return [
    ...routeProblems(routes, served, hosting),
    ...redirectProblems(served, hosting),
    ...excessProblems(excesses([...files], redirects, hosting), hosting),
  ];
}

/** Reports exceeded limits at the property of site.yaml that causes them. */
export function excessProblems(
  found: readonly Excess[],
  { name, source }: Pick<Hosting, 'name' | 'source'>,
): Diagnostic[] {
  return found.map((excess) => errorAt(source, keySpan(source, excess.place), hostMessages.tooMuch(name, excess)));
}

function routeProblems(routes: Iterable<string>, served: Served, { site, name, host, source }: Hosting): Diagnostic[] {
  const wrong = [...new Set(routes)].flatMap((route) => {
    const found = findAt(site.base + route, served, host);
    return isServed(found) ? [] : [{ route, found }];
  });
  return wrong.map(({ route, found }) =>
    errorAt(source, keySpan(source, ['host']), hostMessages.notServed(name, site.base + route, found)),
  );
}

function redirectProblems(served: Served, hosting: Hosting): Diagnostic[] {
  const { site, host, source } = hosting;
  const sourceFault = host.rules ? ruleFault(served, hosting) : redirectPageFault(served, hosting);
  const pageFault = ownPageFault(served, hosting);
  const byRoute = new Map(site.redirects.map((redirect) => [redirect.route, redirect]));
  return redirectFaults(source, [...byRoute.keys()], (route) => {
    const redirect = byRoute.get(route);
    const fault = redirect && (pageFault(redirect) ?? sourceFault(redirect) ?? targetFault(redirect, served, hosting));
    return fault ? [errorAt(source, keySpan(source, redirectPath(source, route)), fault)] : [];
  });
}

/** Returns the problem with the address that a redirect starts at, or null. */
type SourceFault = (redirect: SiteRedirect) => Message | null;

/** Checks that a redirect does not begin at the file of a page, such as `/services.html`, if the host answers that. */
function ownPageFault(served: Served, { site, name, host }: Hosting): SourceFault {
  const pages = new Set(site.files.filter((file) => file.endsWith('.html')));
  const unredirected = { ...served, redirectAt: () => null };
  return ({ route }) => {
    const file = route.slice(1);
    if (!pages.has(file) || findAt(site.base + route, unredirected, host) === null) return null;
    return hostMessages.needlessRedirect(name, route, outputRoute(file));
  };
}

/** Checks redirects that are rules: the host must apply the rule at once, or after it has cleaned the address. */
function ruleFault(served: Served, { site, name, host }: Hosting): SourceFault {
  const files = new Set(site.files);
  const unredirected = { ...served, redirectAt: () => null };
  const answerTo = (route: string) => findAt(site.base + route, served, host);
  const firsts = new Map([...site.redirects].reverse().map((one) => [one.route.toLowerCase(), one]));
  const isPageInLowercase = (route: string) =>
    route !== route.toLowerCase() && isServed(findAt(site.base + route.toLowerCase(), unredirected, host));
  const leads = (found: Found, to: string) => found !== null && 'to' in found && found.to === to;
  return ({ route, to }) => {
    const clean = host.cleanAddress?.(route) ?? route;
    if (!leads(answerTo(route), to)) return hostMessages.notRedirected(name, route);
    if (files.has(route.slice(1)) && findAt(site.base + route, unredirected, host))
      return hostMessages.hiddenFile(name, route);
    if (host.rules?.ignoresCase) {
      const first = firsts.get(route.toLowerCase());
      if (first && first.to !== to) return hostMessages.sameRedirect(name, route, first.route);
      const page = [route, clean].find(isPageInLowercase);
      if (page) return hostMessages.ignoresCase(name, route, page.toLowerCase());
    }
    const found = answerTo(clean);
    return clean === to || leads(found, to) ? null : hostMessages.cleaned(name, route, clean, found);
  };
}

/** Checks redirects that are pages: the host must show the page, possibly after a redirect to its folder. */
function redirectPageFault(served: Served, { site, name, host }: Hosting): SourceFault {
  // If several have the same file, the first one is written.
  const written = new Map([...site.redirects].reverse().map((one) => [nameOnDisk(redirectFile(one.route)), one]));
  const others = new Map(site.files.map((file) => [nameOnDisk(file), file]));
  return ({ route, to }) => {
    const file = redirectFile(route);
    const oneFile = (same: string) => hostMessages.oneFile(name, writtenAddress(route), writtenAddress(same));
    const other = others.get(nameOnDisk(file));
    if (other && other !== file) return oneFile(outputRoute(other));
    const page = written.get(nameOnDisk(file));
    if (page && redirectFile(page.route) !== file) return oneFile(page.route);
    const found = findAt(site.base + route, served, host);
    const shown = found && 'to' in found ? findAt(found.to, served, host) : found;
    const isShown = shown !== null && 'file' in shown && shown.file === file;
    return isShown && page?.to === to ? null : hostMessages.notRedirected(name, route);
  };
}

/** Returns the problem with the target of a redirect, or null. Addresses outside the site are not checked. */
function targetFault({ to }: SiteRedirect, served: Served, { name, host }: Hosting): Message | null {
  if (!to.startsWith('/')) return null;
  const found = findAt(to.replace(/#.*/s, ''), served, host);
  return isServed(found) ? null : hostMessages.twoSteps(name, to, found);
}

const isServed = (found: Found) => found !== null && 'file' in found && found.status === 200;
