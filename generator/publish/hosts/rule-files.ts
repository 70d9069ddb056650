import { headerRules } from './headers.ts';
import { type HostRules, parseHeaders, parseRedirects } from './rules.ts';

/** Returns the text of `_redirects`. */
export function printRedirects(redirects: readonly { from: string; to: string }[]): string {
  return redirects.flatMap(({ from, to }) => requestsFor(from).map((one) => `${one} ${to} 301\n`)).join('');
}

/**
 * Returns how browsers may request an address. Rules are compared with that letter by letter, and some systems, such as
 * WordPress, link to `/caf%c3%a9` instead of `/caf%C3%A9`.
 */
function requestsFor(address: string): string[] {
  const request = encodeURI(address);
  return [...new Set([request, request.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase())])];
}

/** Returns the text of `_headers`. */
export function printHeaders(): string {
  const lines = headerRules.flatMap(({ path, headers }) => [
    path,
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${lines.join('\n')}\n`;
}

/** Reads the rules in `_redirects` and `_headers`. */
export function readRuleFiles(text: (path: string) => string): HostRules {
  return { redirects: parseRedirects(text('_redirects')), headers: parseHeaders(text('_headers')) };
}
