import { contentType, servedTypes } from './content-type.ts';
import { cacheControl, redirectSeconds, securityHeaders } from './headers.ts';
import { type Host, hostFolder } from './host.ts';
import type { HostedSite } from './hosted-site.ts';
import { ownServer, serverRules, withQuery } from './server-rules.ts';
import { withSlashVariants } from './slashes.ts';

const path = `${hostFolder}/nginx.conf`;

/** The query of a request with its question mark, or nothing. */
const query = '$is_args$args';

/** https://nginx.org/en/docs/ */
export const nginx: Host = {
  ...ownServer,
  folder: null,
  files: (site) => [
    { path, content: configuration(site) },
    // A module that not every nginx has (https://github.com/google/ngx_brotli).
    { path: `${hostFolder}/nginx-brotli.conf`, content: 'brotli_static on;\n' },
  ],
  rulesIn: (text) => serverRules(text(path), /^location = (\S+) \{ expires \d+; return 301 "(.*)"; \}$/gm, query),
};

/**
 * Returns a redirect. `return` sends no cache header by itself, and `add_header` would drop all others:
 * https://nginx.org/r/expires
 */
const moved = (from: string, to: string) =>
  `location = ${from} { expires ${redirectSeconds}; return 301 "${withQuery(to, query)}"; }`;

/** The route of a page in an address with a slash at its end. */
const route = '(?<route>(?:/[a-z0-9-]+)+)';

/**
 * Returns lines for the server block whose root is the output folder. A location that adds its own header inherits
 * none, so the headers are repeated.
 */
function configuration(site: HostedSite): string {
  const { base } = site;
  // Files are looked up without the base.
  const strip = base ? [`rewrite ^${base}(/.*)$ $1 break;`] : [];
  const lines = [
    '# Written by npm run generate. Include it in the server block whose root is this site; docs/hosts.md has an example.',
    'absolute_redirect off;',
    'charset utf-8;',
    'charset_types text/css text/javascript text/plain text/xml application/json application/xml;',
    'etag on;',
    'gzip_static on;',
    'gzip_vary on;',
    'default_type application/octet-stream;',
    block(
      'types',
      servedTypes.map((extension) => `${mimeOf(extension)} ${extension};`),
    ),
    ...headers(),
    ...(base ? [moved(base, `${base}/`)] : []),
    ...withSlashVariants(site).map(({ from, to }) => moved(from, to)),
    block(`location ^~ ${base}/assets/`, [
      ...strip,
      ...headers(cacheControl.assets, ''),
      'try_files $uri =404;',
      'error_page 404 @not_found;',
    ]),
    block(`location ${base}/`, [
      ...strip,
      ...headers(cacheControl.others),
      'try_files $uri $uri.html $uri/index.html =404;',
      'error_page 404 @not_found;',
      block(`location ~ ^${base}${route}/$`, [
        `if (-f $document_root$route.html) { return 301 ${base}$route${query}; }`,
        ...strip,
        'try_files $uri/index.html =404;',
      ]),
      ...(base ? [] : [hidden]),
    ]),
    // With a base, the folder is at the root of the server block too. This applies outside all locations.
    ...(base ? [hidden, 'try_files /.none =404;'] : []),
    block('location @not_found', [...headers(cacheControl.others), 'try_files /404.html =404;']),
  ];
  return `${lines.join('\n')}\n`;
}

const hidden = block('location ~ /\\.(?!well-known/)', ['return 404;']);

/** @param always whether responses other than a success have the cache header too */
function headers(cache?: string, always = ' always'): string[] {
  return [
    ...securityHeaders.map(([name, value]) => `add_header ${name} "${value}" always;`),
    ...(cache ? [`add_header Cache-Control "${cache}"${always};`] : []),
  ];
}

function block(head: string, lines: readonly string[]): string {
  const inner = lines.flatMap((line) => line.split('\n')).map((line) => `  ${line}`);
  return [`${head} {`, ...inner, '}'].join('\n');
}

/** Returns the type without a charset, which nginx adds itself. */
function mimeOf(extension: string): string {
  return (contentType(`a.${extension}`) ?? 'application/octet-stream').replace(/;.*/, '');
}
