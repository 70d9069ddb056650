import { outputRoute } from '../../plan/routes/address.ts';
import { cacheControl, headerRules } from './headers.ts';
import type { Host } from './host.ts';
import type { HostedSite, SiteRedirect } from './hosted-site.ts';

const limitsOfRedirects = 'https://vercel.com/docs/routing/redirects/configuration-redirects';

/** The parts of https://vercel.com/docs/project-configuration/vercel-json that a site needs. */
interface VercelJson {
  cleanUrls: boolean;
  trailingSlash: boolean;
  redirects: { source: string; destination: string; statusCode: number }[];
  headers: { source: string; headers: { key: string; value: string }[] }[];
}

/** See https://vercel.com/docs. It reads `vercel.json` at the root of the deployment, which is the output folder. */
export const vercel: Host = {
  trailingSlash: 308,
  htmlExtension: 308,
  folder: null,
  notFound: 'root',
  // It ignores capitals: https://github.com/vercel/next.js/issues/21498
  rules: {
    defaultStatus: 308,
    filesFirst: false,
    exactSlash: true,
    ignoresCase: true,
    keepsQuery: true,
    removesHeaders: false,
  },
  encodings: ['br', 'gzip'],
  cache: { assets: cacheControl.others, others: cacheControl.others },
  servesBase: false,
  cleanAddress,
  precompressed: false,
  limits: {
    redirects: { most: 2048, source: limitsOfRedirects },
    redirectLength: { most: 4096, source: limitsOfRedirects },
  },
  files: (site) => {
    const config: VercelJson = {
      cleanUrls: true,
      trailingSlash: false,
      redirects: withClean(site).map(({ route, to }) => ({
        source: encodeURI(route),
        destination: to,
        statusCode: 301,
      })),
      headers: headerRules.map(({ path, headers }) => ({
        source: path.replace('*', '(.*)'),
        headers: headers.map(([key, value]) => ({ key, value: value ?? '' })),
      })),
    };
    return [{ path: 'vercel.json', content: `${JSON.stringify(config, null, 2)}\n` }];
  },
  rulesIn: (text) => {
    const { redirects = [], headers = [] }: Partial<VercelJson> = JSON.parse(text('vercel.json') || '{}');
    return {
      redirects: redirects.map(({ source, destination, statusCode }) => {
        return { from: source, to: destination, status: statusCode, forced: false };
      }),
      headers: headers.map(({ source, headers }) => ({
        path: source.replace('(.*)', '*'),
        headers: headers.map(({ key, value }) => [key.toLowerCase(), value]),
      })),
    };
  },
};

/**
 * Does what `cleanUrls` does: redirects `/old.html`, `/old/index`, and `/old/index.html` to `/old`.
 * https://github.com/vercel/vercel/blob/main/packages/routing-utils/src/superstatic.ts
 */
function cleanAddress(path: string): string {
  return path.replace(/\/index(\.html)?$|\.html$/, '') || '/';
}

/** Adds a redirect for each clean address. If several redirects have the same one, the first wins. */
function withClean({ redirects, files }: HostedSite): SiteRedirect[] {
  const taken = new Set([...redirects.map(({ route }) => route), ...files.map(outputRoute)]);
  return redirects.flatMap(({ route, to }) => {
    const clean = cleanAddress(route);
    const isNew = !taken.has(clean);
    taken.add(clean);
    return [{ route, to }, ...(isNew ? [{ route: clean, to }] : [])];
  });
}
