import { renderToStaticMarkup } from 'react-dom/server';
import { redirectFile } from '../../plan/routes/address.ts';
import { emptyPolicy } from '../content-policy.ts';
import type { OutputFile } from '../output-file.ts';
import type { HostedSite } from './hosted-site.ts';

/**
 * Returns a page for each redirect, for hosts that only serve files. The same page is served at `/old` and `/old.html`.
 */
export function redirectPages({ redirects, language, url }: HostedSite): OutputFile[] {
  const byFile = new Map([...redirects].reverse().map((one) => [redirectFile(one.route), one]));
  return [...byFile].reverse().map(([path, { route, to }]) => ({
    path,
    origin: `The redirect from ${route} in site.yaml`,
    content: redirectPage(to, new URL(to, url), language),
  }));
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
