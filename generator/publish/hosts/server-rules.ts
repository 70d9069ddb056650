import { cacheControl, securityHeaders } from './headers.ts';
import type { Host } from './host.ts';
import type { HostRules } from './rules.ts';

/**
 * Returns the rules in the configuration of the owner's own server. Its headers are always the same, so only redirects
 * are read.
 *
 * @param line matches the lines of redirects, with the address and its target as groups
 * @param query the variable for the query of a request in the configuration
 */
export function serverRules(config: string, line: RegExp, query: string): HostRules {
  return {
    redirects: [...config.matchAll(line)].map(([, from = '', to = '']) => {
      return { from, to: to.replace(query, ''), status: 301, forced: false };
    }),
    headers: [{ path: '/*', headers: securityHeaders.map(([name, value]) => [name.toLowerCase(), value]) }],
  };
}

/**
 * Returns the target of a redirect, with the query of the request before its anchor. A target that already has a query
 * stays unchanged.
 *
 * @param query the variable that the server replaces with the query of a request
 */
export function withQuery(to: string, query: string): string {
  const [, address = '', anchor = ''] = to.match(/^([^#]*)(.*)$/s) ?? [];
  return address.includes('?') ? to : address + query + anchor;
}

/** What the owner's own server does with the files written for it, whichever program it is. */
export const ownServer = {
  trailingSlash: 301,
  htmlExtension: null,
  notFound: 'root',
  rules: {
    defaultStatus: 301,
    filesFirst: false,
    exactSlash: true,
    ignoresCase: false,
    keepsQuery: true,
    removesHeaders: false,
  },
  encodings: ['br', 'gzip'],
  cache: cacheControl,
  servesBase: true,
  precompressed: true,
  limits: {},
} satisfies Partial<Host>;
