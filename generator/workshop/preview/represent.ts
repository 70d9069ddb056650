import { extname } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { hash } from '../../assets/cache.ts';
import type { Encoding, Host } from './hosts.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.pdf': 'application/pdf',
};

/** A file as it goes over the wire. */
export interface Representation {
  headers: Record<string, string>;
  body: Uint8Array;
}

/**
 * Compresses a file where its type gains from it and the browser accepts it, and says how long it may be kept.
 *
 * @param accepted the request's `Accept-Encoding`
 */
export function represent(file: string, bytes: Uint8Array, accepted: string, host: Host): Representation {
  const type = types[extname(file).toLowerCase()] ?? 'application/octet-stream';
  const gains = /^text|json|xml|svg/.test(type);
  const encoding = gains ? host.encodings.find((one) => accepts(accepted, one)) : undefined;
  return {
    headers: {
      'content-type': type,
      'cache-control': isHashed(file) ? host.cache.hashed : host.cache.other,
      etag: `${encoding ? 'W/' : ''}"${hash(bytes)}"`,
      ...(gains && { vary: 'Accept-Encoding' }),
      ...(encoding && { 'content-encoding': encoding }),
    },
    body: encoding ? compress[encoding](bytes) : bytes,
  };
}

/** Whether the bytes that a browser has, by its `If-None-Match`, are those of an `ETag`; a compression changes neither. */
export function sameTag(known: string | undefined, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return (known ?? '').split(',').some((tag) => bare(tag) === bare(etag) || tag.trim() === '*');
}

const compress: Record<Encoding, (bytes: Uint8Array) => Uint8Array> = {
  br: (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes) => gzipSync(bytes),
};

/** https://www.rfc-editor.org/rfc/rfc9110#field.accept-encoding; a weight of 0 refuses. */
function accepts(accepted: string, encoding: Encoding): boolean {
  const offers = accepted.toLowerCase().split(',');
  const [, weight] = offers.map((offer) => offer.trim().split(/\s*;\s*q=/)).find(([name]) => name === encoding) ?? [
    null,
    '0',
  ];
  return Number(weight ?? 1) > 0;
}

/** Assets whose names change with their content, as the generator writes them. */
function isHashed(file: string): boolean {
  return /^assets\/.+-[\w-]{8,}\.\w+$/.test(file);
}
