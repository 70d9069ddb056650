import { securityHeaders } from './headers.ts';
import type { Rules } from './rules.ts';

/**
 * The rules in the configuration of a server of one's own. Its headers are always the same, so only redirects are read.
 *
 * @param line the lines of redirects, with the address and where it leads as groups
 */
export function serverRules(config: string, line: RegExp): Rules {
  return {
    redirects: [...config.matchAll(line)].map(([, from = '', to = '']) => ({ from, to, status: 301, forced: false })),
    headers: [{ path: '/*', headers: securityHeaders.map(([name, value]) => [name.toLowerCase(), value]) }],
  };
}
