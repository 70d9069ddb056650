/** Elements that run code, or that hold another document. */
const elements = /^(script|foreignobject|iframe|object|embed|audio|video|canvas|handler|listener|base|link)$/;

/** Values that browsers run when somebody opens the file by itself. */
const code = /^(javascript|vbscript|data:(?!image\/(png|jpe?g|gif|webp|avif)[;,]|font\/))/;

/** In stylesheets and attributes: a file that is not in the drawing. */
const otherFile = /url\(\s*["']?\s*(?!["'#]|data:)|@import\b|image-set\(/i;

const readable = /^(utf-8|us-ascii|iso-8859-1|windows-1252)$/i;

/**
 * What a drawing must not have, in words: null if it may be copied. In a page, browsers ignore most of it, and do what it says for
 * whoever opens the file by itself (https://www.w3.org/TR/SVG2/conform.html#processing-modes). What is not well-formed XML is
 * found when the drawing is rendered.
 */
export function unsafePart(svg: string): string | null {
  if (!/xmlns\s*=\s*["']http:\/\/www\.w3\.org\/2000\/svg["']/.test(svg)) return 'no xmlns="http://www.w3.org/2000/svg"';
  const [, encoding = 'utf-8'] = svg.match(/^\s*<\?xml[^>]*\bencoding\s*=\s*["']([^"']*)/) ?? [];
  if (!readable.test(encoding)) return `the encoding ${encoding} instead of UTF-8`;
  if (/<!ENTITY/i.test(svg)) return 'an entity (<!ENTITY>), which may be any other text or file';
  if (/<\?xml-stylesheet/i.test(svg)) return 'a stylesheet in another file (<?xml-stylesheet>)';
  const text = withoutComments(svg);
  for (const [, name = '', attributes = ''] of text.matchAll(/<([A-Za-z_][\w.:-]*)((?:[^"'>]|"[^"]*"|'[^']*')*)>/g)) {
    const element = localName(name);
    if (elements.test(element)) return `the element <${name}>`;
    const found = unsafeAttribute(element, attributes);
    if (found) return `${found} in the element <${name}>`;
  }
  const styles = [...text.matchAll(/<(?:[\w.-]+:)?style\b[^>]*>(.*?)<\//gis)].map(([, style = '']) => style);
  return styles.some((style) => otherFile.test(decoded(style)))
    ? 'a link to another file in the element <style>'
    : null;
}

function unsafeAttribute(element: string, attributes: string): string | null {
  for (const [, name = '', , value = ''] of attributes.matchAll(/([\w.:-]+)\s*=\s*(["'])(.*?)\2/gs)) {
    const attribute = localName(name);
    const plain = decoded(value);
    const address = plain.replace(/[\s\p{Cc}]/gu, '').toLowerCase();
    if (/^on/.test(attribute)) return `the event handler "${name}"`;
    if (attribute === 'attributename' && /^(.*:)?(href|on)/.test(address)) return `an animation of "${plain}"`;
    const isAddress = attribute === 'href' || attribute === 'src';
    if (isAddress && code.test(address)) return `a link that runs code ("${name}")`;
    if (name.startsWith('xmlns')) continue;
    const isInside = address === '' || address.startsWith('#') || (address.startsWith('data:') && element !== 'use');
    const leadsAway = isAddress && element !== 'a' && !isInside;
    if (leadsAway || otherFile.test(plain) || name === 'xml:base') return `a link to another file ("${name}")`;
  }
  return null;
}

/** The text without comments. What is in CDATA is text. */
function withoutComments(svg: string): string {
  return svg
    .replace(/<!--.*?-->/gs, '')
    .replace(/<!\[CDATA\[(.*?)\]\]>/gs, (_, text: string) => text.replaceAll('<', '&lt;'));
}

const localName = (name: string) => name.replace(/^.*:/, '').toLowerCase();

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Resolves the references of XML and the escapes of CSS, behind which an address could hide. */
function decoded(text: string): string {
  return text
    .replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) =>
      name ? (named[name] ?? whole) : character(Number.parseInt(hex ?? decimal, hex ? 16 : 10)),
    )
    .replace(/\\([\da-f]{1,6})\s?/gi, (_, hex) => character(Number.parseInt(hex, 16)))
    .replace(/\\(.)/g, '$1');
}

const character = (point: number) => (point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '');
