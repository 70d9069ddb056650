import { renderToStaticMarkup } from 'react-dom/server';
import { marks } from '../../templates/illustrations/marks.tsx';
import { paint } from '../assets/paint.ts';
import type { Theme } from '../assets/theme.ts';
import { canonical, href } from '../plan/address.ts';
import type { Site } from '../plan/resolve.ts';
import { feedFiles } from './feed.ts';
import type { OutputFile } from './output-file.ts';
import { type PageSummary, type PublishedRecord, printRecord, publishedFile } from './record.ts';
import { sitemapFiles } from './sitemap.ts';

/** The favicon, web manifest, sitemap, feed, robots.txt, and the record of what is published. */
export function siteFiles(
  site: Site,
  pages: readonly PageSummary[],
  record: PublishedRecord,
  theme: Theme,
): OutputFile[] {
  return [
    { path: 'favicon.svg', content: favicon(site, theme) },
    { path: 'site.webmanifest', content: manifest(site, theme) },
    ...sitemapFiles(site, pages, record),
    ...feedFiles(site),
    { path: 'robots.txt', content: robots(site) },
    { path: publishedFile, content: printRecord(record) },
  ];
}

function favicon({ facts }: Site, theme: Theme): string {
  const svg = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 40 40">
      <title>{facts.business.name}</title>
      <circle cx="16" cy="16" r="20" className="fill-haze" />
      {marks[facts.brand.mark]}
    </svg>,
  );
  return paint(svg, theme);
}

/** https://www.w3.org/TR/appmanifest/ */
function manifest({ facts }: Site, theme: Theme): string {
  const data = {
    name: facts.business.name,
    short_name: facts.brand.shortName,
    description: facts.business.description,
    lang: facts.language,
    start_url: href('/', facts),
    scope: href('/', facts),
    display: 'browser',
    background_color: theme.color('linen'),
    theme_color: theme.color('linen'),
    icons: [{ src: href('/favicon.svg', facts), sizes: 'any', type: 'image/svg+xml' }],
  };
  return `${JSON.stringify(data, null, 2)}\n`;
}

/** https://www.rfc-editor.org/rfc/rfc9309. Crawlers may read a hidden site too, or they would not see its `noindex`. */
function robots({ facts }: Site): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${canonical('/sitemap.xml', facts)}\n`;
}
