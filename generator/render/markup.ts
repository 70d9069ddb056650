/**
 * The one reader of HTML. It reads only what React writes: every element is closed, every attribute is quoted, and every
 * `<`, `>`, and `"` in texts and attributes is escaped. A parser for any HTML took more than twice as long.
 */

import { islandAttribute, propsAttribute } from '../../client/protocol.ts';

/** What a walk through a page calls, in document order. Texts and attributes are still escaped. */
interface TagHandlers {
  /** Elements to leave out, with everything in them. */
  skip?: ReadonlySet<string>;
  opened?: (name: string, attributes: string) => void;
  text?: (escaped: string) => void;
  closed?: (name: string) => void;
}

const rawTextElements = new Set(['script', 'style']);

export function walk(html: string, handlers: TagHandlers): void {
  let at = 0;
  while (at < html.length) {
    const start = html.indexOf('<', at);
    if (start < 0) break;
    if (start > at) handlers.text?.(html.slice(at, start));
    const end = html.indexOf('>', start);
    at = readTag(html.slice(start + 1, end), html, end + 1, handlers);
  }
}

/**
 * @param after the offset after the tag
 * @returns the offset to read on from: after the whole element if it is skipped or contains raw text
 */
function readTag(tag: string, html: string, after: number, { skip, opened, text, closed }: TagHandlers): number {
  if (tag.startsWith('!')) return after;
  if (tag.startsWith('/')) {
    closed?.(tag.slice(1));
    return after;
  }
  const { name, attributes, closesItself } = parseTag(tag);
  if (skip?.has(name)) return closesItself ? after : endOf(name, html, after);
  opened?.(name, attributes);
  if (rawTextElements.has(name)) {
    const end = html.indexOf(`</${name}>`, after);
    if (end > after) text?.(html.slice(after, end));
    closed?.(name);
    return endOf(name, html, after);
  }
  if (closesItself) closed?.(name);
  return after;
}

/** The offset after the next closing tag of an element. */
function endOf(name: string, html: string, from: number): number {
  const tag = `</${name}>`;
  const start = html.indexOf(tag, from);
  return start < 0 ? html.length : start + tag.length;
}

function parseTag(tag: string): { name: string; attributes: string; closesItself: boolean } {
  const closesItself = tag.endsWith('/');
  const inside = closesItself ? tag.slice(0, -1) : tag;
  const space = inside.indexOf(' ');
  const name = space < 0 ? inside : inside.slice(0, space);
  return { name, attributes: space < 0 ? '' : inside.slice(space), closesItself };
}

/** The value of an attribute; null if there is none. */
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

/** The text of the first `<h1>`; null if there is none. */
export function headingIn(html: string): string | null {
  let heading: string | null = null;
  let inside = false;
  walk(html, {
    opened: (name) => {
      if (name !== 'h1' || heading !== null) return;
      inside = true;
      heading = '';
    },
    text: (escaped) => {
      if (inside) heading += decode(escaped);
    },
    closed: (name) => {
      if (name === 'h1') inside = false;
    },
  });
  return heading;
}

/** What is read off a page besides what its visitors read. */
export interface PageTraits {
  /** The values of the class attributes, each once. Most elements have the same as others. */
  classes: Set<string>;
  /** What the page says, apart from how it looks: the texts, links, and pictures in `<main>`. */
  content: string;
  /** The widgets, each with its props as JSON. */
  islands: { widget: string; props: string }[];
}

/** Few elements have such an attribute, and looking for all of them takes longer. */
const saysMore = / (?:href|src|alt)="/;

export function traitsOf(html: string): PageTraits {
  const classes = new Set<string>();
  const parts: string[] = [];
  const islands: PageTraits['islands'] = [];
  let inMain = false;
  walk(html, {
    opened: (name, attributes) => {
      if (attributes === '') return;
      const names = attributeOf('class', attributes);
      if (names !== null) classes.add(names);
      const widget = attributeOf(islandAttribute, attributes);
      if (widget !== null) islands.push({ widget, props: attributeOf(propsAttribute, attributes) ?? '{}' });
      inMain ||= name === 'main';
      if (!inMain || !saysMore.test(attributes)) return;
      for (const [, value = ''] of attributes.matchAll(/ (?:href|src|alt)="([^"]*)"/g)) parts.push(value);
    },
    text: (escaped) => {
      if (inMain) parts.push(escaped);
    },
    closed: (name) => {
      if (name === 'main') inMain = false;
    },
  });
  return { classes, content: parts.join('\n'), islands };
}
