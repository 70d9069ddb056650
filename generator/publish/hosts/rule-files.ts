import { headerRules } from './headers.ts';
import { type HostRules, parseHeaders, parseRedirects } from './rules.ts';

/** Returns the text of `_redirects`, for Netlify and Cloudflare Pages. */
export function printRedirects(redirects: readonly { from: string; to: string }[]): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');
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
