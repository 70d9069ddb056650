import type { Host } from './host.ts';
import { redirectPages } from './redirect-pages.tsx';
import { noRules } from './rules.ts';

/** See https://docs.github.com/en/pages. Its headers cannot be changed, and it caches everything for ten minutes. */
export const githubPages: Host = {
  // https://github.com/slorber/trailing-slash-guide
  trailingSlash: 'not found',
  htmlExtension: null,
  folder: 301,
  notFound: 'root',
  rules: null,
  encodings: ['gzip'],
  cache: { assets: 'max-age=600', others: 'max-age=600' },
  servesBase: true,
  precompressed: false,
  limits: {
    siteBytes: {
      most: 1024 ** 3,
      source: 'https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits',
    },
  },
  // Without .nojekyll, a site that is published from a branch goes through Jekyll, which drops files.
  files: (site) => [{ path: '.nojekyll', content: '' }, ...redirectPages(site)],
  rulesIn: () => noRules,
};
