import type { Site } from '../plan/resolve.ts';
import { canonical, type SiteUrl, sitemapRoute } from '../plan/routes/address.ts';
import type { OutputFile } from './output-file.ts';
import type { PublishedRecord } from './record.ts';

/** The size limits of a sitemap. */
interface SitemapLimits {
  addresses: number;
  bytes: number;
}

/** The limits in https://www.sitemaps.org/protocol.html. */
const protocolLimits: SitemapLimits = { addresses: 50_000, bytes: 50 * 1024 * 1024 };

export const sitemapFile = sitemapRoute.slice(1);

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/**
 * Returns `sitemap.xml`: the pages that are not hidden from search engines, and the days on which they last changed. If
 * that would be too large, it is an index of `sitemap-1.xml`, `sitemap-2.xml`, and so on. Without such pages there is
 * none, because a sitemap must not be empty.
 *
 * @param routes those of these pages
 */
export function sitemapFiles(
  { facts }: Pick<Site, 'facts'>,
  routes: readonly string[],
  record: PublishedRecord,
  limits: SitemapLimits = protocolLimits,
): OutputFile[] {
  const shown = facts.hidden ? [] : routes;
  if (shown.length === 0) return [];
  const entries = shown.map((route) => `${sitemapEntry(route, record[route]?.changed, facts)}\n`);
  const [first = [], ...others] = parts(entries, limits);
  if (others.length === 0) return [{ path: sitemapFile, content: sitemap(first) }];
  const files = [first, ...others].map((part, index) => ({ path: `sitemap-${index + 1}.xml`, content: sitemap(part) }));
  const addresses = files.map(({ path }) => `  <sitemap><loc>${canonical(`/${path}`, facts)}</loc></sitemap>\n`);
  const index = `${head}<sitemapindex ${namespace}>\n${addresses.join('')}</sitemapindex>\n`;
  return [{ path: sitemapFile, content: index }, ...files];
}

/** Returns the line of a page, and of the day on which it last changed, if that is known. */
export function sitemapEntry(route: string, changed: string | undefined, site: SiteUrl): string {
  return `${sitemapAddress(route, site)}${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`;
}

/** Returns how that line begins. */
export const sitemapAddress = (route: string, site: SiteUrl): string => `  <url><loc>${canonical(route, site)}</loc>`;

function sitemap(entries: readonly string[]): string {
  return `${head}<urlset ${namespace}>\n${entries.join('')}</urlset>\n`;
}

/** Splits entries so that each part is within the limits of a sitemap. */
function parts(entries: readonly string[], { addresses, bytes }: SitemapLimits): string[][] {
  const empty = Buffer.byteLength(sitemap([]));
  let part: string[] = [];
  let size = empty;
  const made = [part];
  for (const entry of entries) {
    const more = Buffer.byteLength(entry);
    if (part.length === addresses || size + more > bytes) {
      part = [];
      size = empty;
      made.push(part);
    }
    part.push(entry);
    size += more;
  }
  return made;
}
