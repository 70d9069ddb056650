import { extname } from 'node:path';
import { mimes } from 'mrmime';

/** mrmime lacks icons and business cards, and uses the older `text/xml` for XML. */
const own = { ico: 'image/x-icon', vcf: 'text/vcard', xml: 'application/xml' };
const types = new Map(Object.entries({ ...mimes, ...own }));

/** The extensions of files that a site may have. */
export const servedTypes = [
  ...['html', 'css', 'js', 'mjs', 'json', 'txt', 'xml', 'webmanifest', 'pdf', 'ics', 'vcf', 'woff2', 'woff', 'ttf'],
  ...['svg', 'png', 'jpg', 'jpeg', 'webp', 'avif', 'gif', 'ico', 'mp4', 'webm', 'mp3'],
];

/**
 * Returns the `Content-Type` of a file, by its extension; undefined if the extension is unknown. Text is always UTF-8.
 */
export function contentType(file: string): string | undefined {
  const type = types.get(extname(file).slice(1).toLowerCase());
  return type && isText(type) ? `${type}; charset=utf-8` : type;
}

/** Returns whether files of this type get smaller: text, but not what is already compressed, such as photos. */
export function isCompressible(type: string): boolean {
  return /^text\/|json|xml/.test(type);
}

/**
 * Returns true for types that need a charset. SVG and other XML formats declare their own, and web manifests are always
 * UTF-8.
 */
function isText(type: string): boolean {
  return type.startsWith('text/') || type === 'application/json' || type === 'application/xml';
}
