import { renderToStaticMarkup } from 'react-dom/server';
import { redirectFile, slashFile } from '../../plan/routes/address.ts';
import { emptyPolicy } from '../content-policy.ts';
import type { OutputFile } from '../output-file.ts';
import { nameOnDisk } from '../output-paths.ts';
import type { HostedSite, SiteRedirect } from './hosted-site.ts';

/**
 * Returns a page for each redirect, for hosts that only serve files. The same page is served at `/old` and `/old.html`;
 * another one answers `/old/`, unless the site has a file there.
 */
export function redirectPages(site: HostedSite): OutputFile[] {
  const { language, url } = site;
  return [...redirectsByFile(site)].map(([path, { route, to }]) => ({
    path,
    origin: `The redirect from ${route} in site.yaml`,
    content: redirectPage(to, new URL(to, url), language),
  }));
}

/** Assigns a redirect to each file. If several have the same file, the first wins. */
function redirectsByFile({ redirects, files }: HostedSite): Map<string, SiteRedirect> {
  const byFile = new Map([...redirects].reverse().map((one) => [redirectFile(one.route), one]));
  const taken = new Set([...files, ...byFile.keys()].map(nameOnDisk));
  for (const one of redirects) {
    const file = slashFile(one.route);
    if (file === null || taken.has(nameOnDisk(file)) || taken.has(nameOnDisk(one.route.slice(1)))) continue;
    taken.add(nameOnDisk(file));
    byFile.set(file, one);
  }
  return byFile;
}

/**
 * Returns a page that redirects. Search engines treat a page that refreshes at once as a permanent redirect, so it
 * needs no `noindex` (https://developers.google.com/search/docs/crawling-indexing/301-redirects#metarefresh).
 */
function redirectPage(to: string, { origin, pathname, search }: URL, language: string): string {
  const page = (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={emptyPolicy} />
        <title>{to}</title>
        <meta httpEquiv="refresh" content={`0; url=${to}`} />
        <link rel="canonical" href={origin + pathname + search} />
      </head>
      <body>
        <a href={to}>{to}</a>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}\n`;
}
