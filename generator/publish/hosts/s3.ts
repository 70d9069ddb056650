import { outputRoute, slashFile } from '../../plan/routes/address.ts';
import { contentType } from './content-type.ts';
import { isRenamed } from './find.ts';
import { cacheControl, cacheControlOf } from './headers.ts';
import { type Host, hostFolder } from './host.ts';
import type { HostedSite } from './hosted-site.ts';

const path = `${hostFolder}/s3.json`;

/** An object in the bucket: a file of the site, or a redirect, which has no content. */
export interface S3Object {
  key: string;
  file?: string;
  type?: string;
  cache?: string;
  redirect?: string;
}

/**
 * A website endpoint of Amazon S3 (https://docs.aws.amazon.com/AmazonS3/latest/userguide/WebsiteHosting.html). It looks up
 * exact names, so the page at `/services` is the object `services`.
 */
export const s3: Host = {
  trailingSlash: 'not found',
  htmlExtension: 'not found',
  folder: 302,
  notFound: 'root',
  rules: {
    defaultStatus: 301,
    filesFirst: false,
    exactSlash: true,
    ignoresCase: false,
    keepsQuery: false,
    removesHeaders: false,
  },
  encodings: [],
  cache: cacheControl,
  servesBase: true,
  precompressed: false,
  limits: {
    nameBytes: { most: 1024, source: 'https://docs.aws.amazon.com/AmazonS3/latest/userguide/object-keys.html' },
  },
  files: (site) => [{ path, content: `${JSON.stringify({ objects: objectsOf(site) }, null, 2)}\n` }],
  rulesIn: (text) => {
    const redirects = objectsIn(text(path)).flatMap(({ key, redirect }) => {
      if (!redirect) return [];
      // The document of a folder also answers the folder's own address.
      const keys = [key, ...(key.endsWith('/index.html') ? [key.replace(/index\.html$/, '')] : [])];
      return keys.map((from) => ({ from: `/${from}`, to: redirect, status: 301, forced: false }));
    });
    return { redirects, headers: [] };
  },
};

/**
 * Returns the objects that a build has listed for the upload.
 *
 * @param text the text of `s3.json`; empty if there is none
 */
export function objectsIn(text: string): S3Object[] {
  const { objects = [] }: { objects?: S3Object[] } = JSON.parse(text || '{}');
  return objects;
}

function objectsOf({ base, files, redirects }: HostedSite): S3Object[] {
  const folder = base.slice(1) + (base && '/');
  const objects = [...files].sort().map((file) => ({
    key: folder + keyOf(file),
    file,
    type: contentType(file) ?? 'application/octet-stream',
    cache: cacheControlOf(file),
  }));
  const taken = new Set([...files, ...redirects.map(({ route }) => route.slice(1))]);
  const moved = redirects.flatMap(({ route, to }) => {
    const slashed = slashFile(route);
    const paths = [route.slice(1), ...(slashed === null || taken.has(slashed) ? [] : [slashed])];
    return paths.map((path) => ({ key: folder + path, redirect: to }));
  });
  return [...objects, ...moved];
}

const keyOf = (file: string) => (isRenamed(file) ? outputRoute(file).slice(1) : file);
