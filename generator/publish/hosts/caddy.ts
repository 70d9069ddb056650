import { contentType, servedTypes } from './content-type.ts';
import { cacheControl, redirectSeconds, securityHeaders } from './headers.ts';
import { type Host, hostFolder } from './host.ts';
import type { HostedSite } from './hosted-site.ts';
import { ownServer, serverRules, withQuery } from './server-rules.ts';
import { withSlashVariants } from './slashes.ts';

const path = `${hostFolder}/Caddyfile`;

/** The query of a request with its question mark, or nothing. */
const query = '{site_query}';

/** https://caddyserver.com/docs/caddyfile */
export const caddy: Host = {
  ...ownServer,
  folder: 308,
  files: (site) => [{ path, content: configuration(site) }],
  rulesIn: (text) => serverRules(text(path), /^(?:redir |\t)(\/\S*) "(.*?)"(?: 301)?$/gm, query),
};

/** Returns lines for the site block whose root is the output folder. */
function configuration(site: HostedSite): string {
  const { base } = site;
  const server = ['\tfile_server {', '\t\tprecompressed br gzip', `\t\thide ${hostFolder} .local-pages*`, '\t}'];
  return [
    '# Written by npm run generate. Import it in the site block whose root is this site; docs/hosts.md has an example.',
    `map {query} ${query} {`,
    `\t~(.+) "?\${1}"`,
    '\tdefault ""',
    '}',
    'header {',
    ...securityHeaders.map(([name, value]) => `\t${name} "${value}"`),
    '}',
    ...movedLines([...(base ? [{ from: base, to: `${base}/` }] : []), ...withSlashVariants(site)]),
    // Within handle_path, addresses have no base.
    `handle${base ? `_path ${base}/*` : ''} {`,
    `\theader /assets/* Cache-Control "${cacheControl.assets}"`,
    '\t@others not path /assets/*',
    `\theader @others Cache-Control "${cacheControl.others}"`,
    ...typedFiles().map((line) => `\t${line}`),
    '\t@slash path_regexp route ^((?:/[a-z0-9-]+)+)/$',
    '\thandle @slash {',
    '\t\t@page file {re.route.1}.html',
    `\t\tredir @page ${base}{re.route.1}${query} 301`,
    ...server.map((line) => `\t${line}`),
    '\t}',
    '\thandle {',
    '\t\ttry_files {path} {path}.html',
    ...server.map((line) => `\t${line}`),
    '\t}',
    '}',
    // There is nothing outside the base. Without this response, Caddy would send an empty page.
    ...(base ? ['file_server {', '\thide *', '}'] : []),
    'handle_errors {',
    '\t@missing expression {http.error.status_code} == 404',
    '\thandle @missing {',
    '\t\trewrite * /404.html',
    // Replaces the headers of the missing file.
    '\t\theader Content-Type "text/html; charset=utf-8"',
    `\t\theader Cache-Control "${cacheControl.others}"`,
    ...server.map((line) => `\t${line}`),
    '\t}',
    '}',
    '',
  ].join('\n');
}

/** A redirected route, and its target. */
interface Moved {
  from: string;
  to: string;
}

/**
 * Returns true if `map`, which compares letter by letter, can find the path, and if the query of a request can follow
 * the target.
 */
const isPlain = ({ from, to }: Moved) => /^[\w\p{L}\p{M}\p{N}/.-]+$/u.test(from) && !/[?#]/.test(to);

/**
 * Returns the redirects. A site with many towns may have thousands, and each `redir` would be checked on every request,
 * so most are in one map.
 */
function movedLines(moved: readonly Moved[]): string[] {
  if (moved.length === 0) return [];
  const plain = moved.filter(isPlain);
  const others = moved.filter((one) => !isPlain(one));
  const cached = (name: string, matcher: string) => [
    `@${name} ${matcher}`,
    `header @${name} Cache-Control max-age=${redirectSeconds}`,
  ];
  return [
    'map {path} {site_moved} {',
    ...plain.map(({ from, to }) => `\t${from} "${to}"`),
    '\tdefault ""',
    '}',
    ...cached('site_moved', `expression {site_moved} != ""`),
    `redir @site_moved "{site_moved}${query}" 301`,
    ...(others.length > 0 ? cached('site_moved_too', `path ${others.map(({ from }) => from).join(' ')}`) : []),
    ...others.map(({ from, to }) => `redir ${from} "${withQuery(to, query)}" 301`),
  ];
}

/**
 * Returns the types of files. Go itself knows only a few types (https://pkg.go.dev/mime#TypeByExtension), and takes the
 * others from the machine.
 */
function typedFiles(): string[] {
  return servedTypes.flatMap((extension) => [
    `@${extension} path *.${extension}`,
    `header @${extension} Content-Type "${contentType(`a.${extension}`)}"`,
  ]);
}
