import { isRightToLeft } from '../../templates/facts/locale.ts';
import type { Cache } from '../assets/cache.ts';
import { type BrandMark, brandMark, iconsOf } from '../assets/cards/brand-mark.ts';
import type { Picture } from '../assets/pictures/pictures.ts';
import type { Theme } from '../assets/styles/theme.ts';
import type { Site } from '../plan/resolve.ts';
import { canonical, href, sitemapRoute } from '../plan/routes/address.ts';
import { feedFiles } from './feed.ts';
import { iconFiles } from './icon-files.tsx';
import type { OutputFile } from './output-file.ts';
import { type PublishedRecord, printRecord, publishedFile } from './record.ts';
import { sitemapFiles } from './sitemap.ts';

/**
 * Returns the icons, web manifest, sitemap, feed, robots.txt, and the published record.
 *
 * @param routes those of the pages that are not hidden from search engines
 */
export function siteFiles(
  { site, pictures }: { site: Site; pictures: ReadonlyMap<string, Picture> },
  routes: readonly string[],
  record: PublishedRecord,
  { theme, cache }: { theme: Theme; cache: Cache },
): OutputFile[] {
  const mark = brandMark(site.facts, pictures);
  const sitemap = sitemapFiles(site, routes, record);
  return [
    ...iconFiles(site.facts.business.name, mark, theme, cache),
    { path: 'site.webmanifest', content: manifest(site, mark, theme) },
    ...sitemap,
    ...feedFiles(site),
    { path: 'robots.txt', content: robots(site, sitemap.length > 0) },
    { path: publishedFile, content: printRecord(record) },
  ];
}

/** Returns the web app manifest: https://www.w3.org/TR/appmanifest/ */
function manifest({ facts }: Site, mark: BrandMark, theme: Theme): string {
  const data = {
    name: facts.business.name,
    short_name: facts.brand.shortName,
    description: facts.business.description,
    lang: facts.language,
    ...(isRightToLeft(facts.language) && { dir: 'rtl' }),
    start_url: href('/', facts),
    scope: href('/', facts),
    display: 'browser',
    background_color: theme.color('linen'),
    theme_color: theme.color('linen'),
    icons: iconsOf(mark).map(({ path, sizes, type }) => ({ src: href(`/${path}`, facts), sizes, type })),
  };
  return `${JSON.stringify(data, null, 2)}\n`;
}

/**
 * Returns robots.txt: https://www.rfc-editor.org/rfc/rfc9309. Crawlers may read a hidden site too, because otherwise
 * they would not see its `noindex`.
 */
function robots({ facts }: Site, hasSitemap: boolean): string {
  const sitemap = hasSitemap ? `\nSitemap: ${canonical(sitemapRoute, facts)}\n` : '';
  return `User-agent: *\nAllow: /\n${sitemap}`;
}
