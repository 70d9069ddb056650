import { renderToStaticMarkup } from 'react-dom/server';
import { href, outputFile } from '../plan/address.ts';
import { readLink } from '../plan/link-target.ts';
import type { Site } from '../plan/resolve.ts';
import type { OutputFile } from './output-file.ts';

/**
 * The files that redirect visitors from routes that are gone: `_redirects` for the hosts that read it
 * (https://docs.netlify.com/routing/redirects, https://developers.cloudflare.com/pages/configuration/redirects), and for
 * all others a page for each route.
 */
export function redirectFiles({ facts }: Site): OutputFile[] {
  const redirects = Object.entries(facts.redirects ?? {}).map(([from, to]) => ({ from, to: urlOf(to, facts) }));
  if (redirects.length === 0) return [];
  const rules = redirects.map(({ from, to }) => `${href(from, facts)} ${to} 301\n`);
  const pages = redirects.map(({ from, to }) => ({
    path: outputFile(from),
    origin: `The redirect from ${from} in site.yaml`,
    content: redirectPage(to, facts.language),
  }));
  return [{ path: '_redirects', content: rules.join('') }, ...pages];
}

function urlOf(to: string, facts: Site['facts']): string {
  const target = readLink(to, facts);
  if (target.kind === 'address') return target.href;
  if (target.kind !== 'page') throw new Error(`The redirect to "${to}" was not checked`);
  return href(target.route ?? '/', facts) + (target.anchor ? `#${target.anchor}` : '');
}

/** https://developers.google.com/search/docs/crawling-indexing/301-redirects#metarefresh */
function redirectPage(to: string, language: string): string {
  const page = (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <title>{to}</title>
        <meta httpEquiv="refresh" content={`0; url=${to}`} />
        <meta name="robots" content="noindex" />
      </head>
      <body>
        <a href={to}>{to}</a>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}\n`;
}
