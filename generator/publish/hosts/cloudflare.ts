import { cacheControl } from './headers.ts';
import type { Host } from './host.ts';
import { printHeaders, printRedirects, readRuleFiles } from './rule-files.ts';
import { withSlashVariants } from './slashes.ts';

const limitsOfFiles = 'https://developers.cloudflare.com/pages/platform/limits/';
const limitsOfRedirects = 'https://developers.cloudflare.com/pages/configuration/redirects/';
const limitsOfHeaders = 'https://developers.cloudflare.com/pages/configuration/headers/';

/** https://developers.cloudflare.com/pages/ */
export const cloudflare: Host = {
  // https://developers.cloudflare.com/pages/configuration/serving-pages/
  trailingSlash: 308,
  htmlExtension: 308,
  folder: 308,
  notFound: 'nearest or home',
  rules: {
    defaultStatus: 302,
    filesFirst: false,
    exactSlash: true,
    ignoresCase: false,
    keepsQuery: true,
    removesHeaders: true,
  },
  encodings: ['br', 'gzip'],
  cache: { assets: cacheControl.others, others: cacheControl.others },
  servesBase: false,
  precompressed: false,
  limits: {
    files: { most: 20_000, source: limitsOfFiles },
    fileBytes: { most: 25 * 1024 ** 2, source: limitsOfFiles },
    redirects: { most: 2000, source: limitsOfRedirects },
    redirectLength: { most: 1000, source: limitsOfRedirects },
    headerRules: { most: 100, source: limitsOfHeaders },
    headerLength: { most: 2000, source: limitsOfHeaders },
  },
  files: (site) => [
    { path: '_headers', content: printHeaders() },
    { path: '_redirects', content: printRedirects(withSlashVariants(site)) },
  ],
  rulesIn: readRuleFiles,
};
