import { cacheControl } from './headers.ts';
import type { Host } from './host.ts';
import { printHeaders, printRedirects, readRuleFiles } from './rule-files.ts';

/** https://docs.netlify.com */
export const netlify: Host = {
  // https://docs.netlify.com/manage/routing/redirects/redirect-options/#trailing-slash
  trailingSlash: 301,
  htmlExtension: null,
  folder: 301,
  notFound: 'root',
  // https://docs.netlify.com/manage/routing/redirects/overview/. It answers every address in lowercase.
  rules: {
    defaultStatus: 301,
    filesFirst: true,
    exactSlash: false,
    ignoresCase: true,
    keepsQuery: true,
    removesHeaders: false,
  },
  encodings: ['br', 'gzip'],
  cache: { assets: cacheControl.others, others: cacheControl.others },
  servesBase: false,
  precompressed: false,
  limits: {
    filesInFolder: {
      most: 54_000,
      source: 'https://docs.netlify.com/site-deploys/overview/#files-per-directory-limit',
    },
  },
  // No redirect pages: a file would hide the rule at its address.
  files: ({ redirects }) => [
    { path: '_headers', content: printHeaders() },
    { path: '_redirects', content: printRedirects(redirects.map(({ route, to }) => ({ from: route, to }))) },
  ],
  rulesIn: readRuleFiles,
};
