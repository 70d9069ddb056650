import { cacheControl } from './headers.ts';
import type { Host } from './host.ts';
import { redirectPages } from './redirect-pages.tsx';
import { printRedirects } from './rule-files.ts';
import { noRules } from './rules.ts';

/**
 * A host that serves `services.html` at `/services`, and of which nothing else is known. Redirects are pages, and
 * entries in `_redirects` for hosts that read it.
 */
export const generic: Host = {
  trailingSlash: 'not found',
  htmlExtension: null,
  folder: 301,
  notFound: 'root',
  rules: null,
  encodings: ['br', 'gzip'],
  cache: cacheControl,
  servesBase: true,
  precompressed: false,
  limits: {},
  files: (site) => {
    if (site.redirects.length === 0) return [];
    const rules = site.redirects.map(({ route, to }) => ({ from: site.base + route, to }));
    return [{ path: '_redirects', content: printRedirects(rules) }, ...redirectPages(site)];
  },
  rulesIn: () => noRules,
};
