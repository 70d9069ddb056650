import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Cache } from '../../assets/cache.ts';
import { hash } from '../../files/hash.ts';
import { contentOf, isCopied, type OutputFile } from '../output-file.ts';
import { contentType, isCompressible } from './content-type.ts';
import type { Host } from './host.ts';

const [brotliAsync, gzipAsync] = [promisify(brotliCompress), promisify(gzip)];

/**
 * Quality 11 makes pages 10% smaller than quality 5 and takes fifty times as long (46 ms for a page of 46 kB), which
 * pays off only for cached files.
 */
const brotliQuality = { page: 5, kept: 11 };

/** The size, in bytes, up to which files of static/ are compressed. At quality 11, a megabyte takes four seconds. */
const mostCopied = 5_000_000;

/** Changes whenever the same content may be compressed to different bytes. */
const compressors = `${process.versions.brotli} ${process.versions.zlib}`;

/**
 * Returns the file, and compressed copies of it if the host sends such files and they are smaller. Pages change often
 * and are compressed quickly; the copies of all other files are cached. A large file of static/ is not compressed.
 */
export async function withCompressed(file: OutputFile, host: Host, cache: Cache): Promise<OutputFile[]> {
  const type = host.precompressed && !file.path.startsWith('.') && contentType(file.path);
  if (!type || !isCompressible(type)) return [file];
  if (isCopied(file.content) && (await stat(file.content.copyOf)).size > mostCopied) return [file];
  const bytes = Buffer.from(await contentOf(file));
  const isPage = file.path.endsWith('.html');
  const formats = [
    { ending: 'br', make: () => brotli(bytes, isPage ? brotliQuality.page : brotliQuality.kept) },
    { ending: 'gz', make: () => gzipAsync(bytes, { level: 9 }) },
  ];
  const copies = await Promise.all(
    formats.map(async ({ ending, make }) => ({
      path: `${file.path}.${ending}`,
      content: isPage ? await make() : await cache(`${hash(compressors, bytes)}.${ending}`, make),
    })),
  );
  return [file, ...copies.filter(({ content }) => content.length < bytes.length)];
}

/** Returns the paths of a file and its compressed copies on some hosts. */
export const pathsOf = (path: string) => [path, `${path}.br`, `${path}.gz`];

function brotli(bytes: Uint8Array, quality: number): Promise<Uint8Array> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return brotliAsync(bytes, { params });
}
