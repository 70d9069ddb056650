import { character, type SvgAttribute, type SvgToken } from './svg-tokens.ts';

/** Elements that run code or embed another document. */
const elements = /^(script|foreignobject|iframe|object|embed|audio|video|canvas|handler|listener|base|link)$/;

/** Values that browsers run when the file is opened directly. */
const code = /^(javascript|vbscript|data:(?!image\/(png|jpe?g|gif|webp|avif)[;,]|font\/))/;

/** In stylesheets and attributes: a reference to a file outside the drawing. */
const otherFile = /url\(\s*["']?\s*(?!["'#]|data:)|@import\b|image-set\(/i;

/** The declaration at the start of an XML file, and the notes that Adobe's programs leave in a drawing. */
const knownInstruction = /^(xml|xpacket)$/;

const readable = /^(utf-8|us-ascii|iso-8859-1|windows-1252)$/i;

/**
 * Describes a part that a drawing must not contain; returns null if the drawing may be copied. In a page, browsers
 * ignore most such parts, but run them when the file is opened directly
 * (https://www.w3.org/TR/SVG2/conform.html#processing-modes).
 */
export function unsafePart(svg: string, tokens: readonly SvgToken[]): string | null {
  if (!/xmlns\s*=\s*["']http:\/\/www\.w3\.org\/2000\/svg["']/.test(svg)) return 'no xmlns="http://www.w3.org/2000/svg"';
  const [, encoding = 'utf-8'] = svg.match(/^\s*<\?xml[^>]*\bencoding\s*=\s*["']([^"']*)/) ?? [];
  if (!readable.test(encoding)) return `the encoding ${encoding} instead of UTF-8`;
  if (/<!ENTITY/i.test(svg)) return 'an entity (<!ENTITY>), which may be any other text or file';
  for (const token of tokens) {
    const found = unsafeToken(token);
    if (found) return found;
  }
  return otherFile.test(withoutEscapes(stylesIn(tokens))) ? 'a link to another file in the element <style>' : null;
}

function unsafeToken(token: SvgToken): string | null {
  if (token.kind === 'declarations') return 'declarations in <!DOCTYPE>, which may add anything to its elements';
  if (token.kind === 'instruction') return unsafeInstruction(token.name);
  if (token.kind !== 'start') return null;
  const { name, attributes } = token;
  const element = localName(name);
  if (elements.test(element)) return `the element <${name}>`;
  const found = attributes.map((attribute) => unsafeAttribute(element, attribute)).find((fault) => fault !== null);
  return found ? `${found} in the element <${name}>` : null;
}

function unsafeInstruction(name: string): string | null {
  if (name === 'xml-stylesheet') return 'a stylesheet in another file (<?xml-stylesheet>)';
  return knownInstruction.test(name) ? null : `an instruction for another program (<?${name}?>)`;
}

function unsafeAttribute(element: string, { name, value }: SvgAttribute): string | null {
  const attribute = localName(name);
  const plain = withoutEscapes(value);
  const address = plain.replace(/[\s\p{Cc}]/gu, '').toLowerCase();
  if (/^on/.test(attribute)) return `the event handler "${name}"`;
  if (attribute === 'attributename' && /^(.*:)?(href|on)/.test(address)) return `an animation of "${plain}"`;
  const isAddress = attribute === 'href' || attribute === 'src';
  if (isAddress && code.test(address)) return `a link that runs code ("${name}")`;
  if (name.startsWith('xmlns')) return value === 'http://www.w3.org/1999/xhtml' ? `a web page ("${name}")` : null;
  const isInside = address === '' || address.startsWith('#') || (address.startsWith('data:') && element !== 'use');
  const leadsAway = isAddress && element !== 'a' && !isInside;
  return leadsAway || otherFile.test(plain) || name === 'xml:base' ? `a link to another file ("${name}")` : null;
}

/** Returns the text of all stylesheets, in one piece: a comment may split a word. */
function stylesIn(tokens: readonly SvgToken[]): string {
  let isStyle = false;
  const texts: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'start' && localName(token.name) === 'style') isStyle = !token.isEmpty;
    else if (token.kind === 'end' && localName(token.name) === 'style') isStyle = false;
    else if (token.kind === 'text' && isStyle) texts.push(token.text);
  }
  return texts.join('');
}

const localName = (name: string) => name.replace(/^.*:/, '').toLowerCase();

/** Resolves the escapes of CSS, which could hide an address. */
function withoutEscapes(text: string): string {
  return text.replace(/\\([\da-f]{1,6})\s?/gi, (_, hex) => character(Number.parseInt(hex, 16))).replace(/\\(.)/g, '$1');
}
