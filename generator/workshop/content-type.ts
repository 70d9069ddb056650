import { extname } from 'node:path';
import { mimes } from 'mrmime';

/** mrmime has no icons, and gives XML the older `text/xml`. */
const types = new Map(Object.entries({ ...mimes, ico: 'image/x-icon', xml: 'application/xml' }));

/** The `Content-Type` of a file, by its extension; undefined if the extension is unknown. Text is always UTF-8. */
export function contentType(file: string): string | undefined {
  const type = types.get(extname(file).slice(1).toLowerCase());
  return type && isText(type) ? `${type}; charset=utf-8` : type;
}

/** Types that need a charset. SVG and other XML formats declare their own, and web manifests are always UTF-8. */
function isText(type: string): boolean {
  return type.startsWith('text/') || type === 'application/json' || type === 'application/xml';
}
