import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { hash } from '../../files/hash.ts';
import { contentType, isCompressible } from '../../publish/hosts/content-type.ts';
import type { Encoding, Host } from '../../publish/hosts/host.ts';

/** A file that is not kept in memory. */
export interface LargeFile {
  /** On the disk. */
  path: string;
  /** Changes whenever the file does. */
  version: string;
}

/** A file in the form in which it is sent. */
interface Representation {
  headers: Record<string, string>;
  /** Empty for a large file. */
  body: Uint8Array | string;
}

/**
 * Adds the type, caching, and ETag headers of a file. Compresses it if its type benefits and the client accepts it, and
 * only if it is in memory.
 *
 * @param acceptEncoding the request's `Accept-Encoding`
 */
export function represent(
  file: string,
  content: Uint8Array | LargeFile,
  acceptEncoding: string,
  host: Host,
): Representation {
  const type = contentType(file) ?? 'application/octet-stream';
  const compressible = isCompressible(type);
  const isLarge = 'path' in content;
  const encoding = compressible && !isLarge ? host.encodings.find((one) => accepts(acceptEncoding, one)) : undefined;
  return {
    headers: {
      'content-type': type,
      'cache-control': file.startsWith('assets/') ? host.cache.assets : host.cache.others,
      etag: `${encoding ? 'W/' : ''}"${hash(isLarge ? content.version : content)}"`,
      ...(compressible && { vary: 'Accept-Encoding' }),
      ...(encoding && { 'content-encoding': encoding }),
    },
    body: isLarge ? '' : encoding ? compress[encoding](content) : content,
  };
}

/**
 * Returns whether a request's `If-None-Match` lists this ETag. The comparison is weak, so compression makes no
 * difference.
 */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return (ifNoneMatch ?? '').split(',').some((tag) => opaque(tag) === opaque(etag) || tag.trim() === '*');
}

const compress: Record<Encoding, (bytes: Uint8Array) => Uint8Array> = {
  br: (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes) => gzipSync(bytes),
};

/**
 * Returns whether an `Accept-Encoding` header lists an encoding with a quality above 0. See
 * https://www.rfc-editor.org/rfc/rfc9110#field.accept-encoding.
 */
function accepts(acceptEncoding: string, encoding: Encoding): boolean {
  for (const item of acceptEncoding.toLowerCase().split(',')) {
    const [name, quality = '1'] = item.trim().split(/\s*;\s*q=/);
    if (name === encoding) return Number(quality) > 0;
  }
  return false;
}
