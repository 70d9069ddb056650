/**
 * Reads HTML. Supports only what React writes: every element is closed, every attribute is quoted, and every `<`, `>`,
 * and `"` in texts and attributes is escaped. A general HTML parser took more than twice as long.
 */

import { detached } from '../basics/detached.ts';

/** The callbacks of a walk through a page, in document order. Texts and attributes are still escaped. */
export interface TagHandlers {
  /** Elements to skip, with everything in them. */
  skip?: ReadonlySet<string>;
  /** Gets the content of a skipped element. */
  skipped?: (html: string) => void;
  opened?: (name: string, attributes: string, tag: Tag) => void;
  text?: (escaped: string) => void;
  closed?: (name: string) => void;
}

/**
 * The opening tag of an element. Equal tags are usually one object, so that data derived from a tag can be cached with
 * it.
 */
export interface Tag {
  readonly name: string;
  /** Each with a space before it. */
  readonly attributes: string;
  readonly closesItself: boolean;
}

const rawTextElements = new Set(['script', 'style']);

/** Calls the handlers for the tags and texts of HTML that React wrote. */
export function walk(html: string, handlers: TagHandlers): void {
  let at = 0;
  while (at < html.length) {
    const start = html.indexOf('<', at);
    // A piece of a page may end with text.
    const endOfText = start < 0 ? html.length : start;
    if (endOfText > at) handlers.text?.(html.slice(at, endOfText));
    if (start < 0) break;
    const end = html.indexOf('>', start);
    at = readTag(html.slice(start + 1, end), html, end + 1, handlers);
  }
}

/**
 * @param after the offset after the tag
 * @returns the offset to continue from: after the whole element if it is skipped or contains raw text
 */
function readTag(written: string, html: string, after: number, handlers: TagHandlers): number {
  if (written.startsWith('!')) return after;
  if (written.startsWith('/')) {
    handlers.closed?.(written.slice(1));
    return after;
  }
  const tag = tagOf(written);
  const { name, attributes, closesItself } = tag;
  if (handlers.skip?.has(name)) {
    const end = closesItself ? after : endOf(name, html, after);
    handlers.skipped?.(html.slice(after, end));
    return end;
  }
  handlers.opened?.(name, attributes, tag);
  if (rawTextElements.has(name)) {
    const end = html.indexOf(`</${name}>`, after);
    if (end > after) handlers.text?.(html.slice(after, end));
    handlers.closed?.(name);
    return endOf(name, html, after);
  }
  if (closesItself) handlers.closed?.(name);
  return after;
}

/** Returns the offset after the next closing tag of an element. */
function endOf(name: string, html: string, from: number): number {
  const tag = `</${name}>`;
  const start = html.indexOf(tag, from);
  return start < 0 ? html.length : start + tag.length;
}

/** The tags that were parsed last, by their source. Pages have few different ones, except for links. */
const parsed = new Map<string, Tag>();
const mostParsed = 2000;

function tagOf(written: string): Tag {
  const known = parsed.get(written);
  if (known) return known;
  if (parsed.size === mostParsed) parsed.clear();
  const own = detached(written);
  const tag = parseTag(own);
  parsed.set(own, tag);
  return tag;
}

function parseTag(tag: string): Tag {
  const closesItself = tag.endsWith('/');
  const inside = closesItself ? tag.slice(0, -1) : tag;
  const space = inside.indexOf(' ');
  const name = space < 0 ? inside : inside.slice(0, space);
  return { name, attributes: space < 0 ? '' : inside.slice(space), closesItself };
}

/** Returns the value of an attribute; null if there is none. */
export function attributeOf(name: string, attributes: string): string | null {
  const start = attributes.indexOf(` ${name}="`);
  if (start < 0) return null;
  const from = start + name.length + 3;
  return decode(attributes.slice(from, attributes.indexOf('"', from)));
}

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Replaces the five character references that React writes. */
export function decode(escaped: string): string {
  if (!escaped.includes('&')) return escaped;
  return escaped.replace(/&([a-z0-9#]+);/g, (all, name: string) => characters[name] ?? all);
}

const references = new Map(Object.entries(characters).map(([name, character]) => [character, `&${name};`]));

/** Escapes a text for an element, or for an attribute in double quotes. */
export function encode(text: string): string {
  return text.replace(/[&<>"]/g, (character) => references.get(character) ?? character);
}

/** Returns the text of the first `<h1>`; null if there is none. */
export function headingIn(html: string): string | null {
  const start = html.search(/<h1[ >]/);
  if (start < 0) return null;
  const texts: string[] = [];
  walk(html.slice(start, html.indexOf('</h1>', start)), { text: (escaped) => texts.push(decode(escaped)) });
  return texts.join('');
}
