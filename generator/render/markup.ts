/**
 * The one reader of HTML. It knows what React writes and nothing else: every element is closed, every attribute quoted,
 * and every `<`, `>` and `"` in text and attributes escaped. A parser for anybody's HTML took more than twice as long.
 */

/** What a walk through a page meets, in order. Text and attributes are as they are written, with their escapes. */
export interface Visitor {
  /** Elements to pass over, with everything inside. */
  skip?: ReadonlySet<string>;
  opened?: (name: string, attributes: string) => void;
  text?: (escaped: string) => void;
  closed?: (name: string) => void;
}

const empty = new Set('br hr img input link meta source wbr'.split(' '));
/** Elements whose content is no HTML (https://html.spec.whatwg.org/multipage/syntax.html#elements-2). */
const raw = new Set(['script', 'style']);

export function walk(html: string, { skip, opened, text, closed }: Visitor): void {
  for (let at = 0; at < html.length; ) {
    const start = html.indexOf('<', at);
    if (start < 0) break;
    if (start > at) text?.(html.slice(at, start));
    const end = html.indexOf('>', start);
    const tag = html.slice(start + 1, end);
    at = end + 1;
    if (tag.startsWith('!')) continue;
    if (tag.startsWith('/')) {
      closed?.(tag.slice(1));
      continue;
    }
    const { name, attributes, isEmpty } = partsOf(tag);
    if (skip?.has(name)) {
      at = isEmpty ? at : endOf(name, html, at);
      continue;
    }
    opened?.(name, attributes);
    if (raw.has(name)) {
      const close = html.indexOf(`</${name}>`, at);
      if (close > at) text?.(html.slice(at, close));
      at = endOf(name, html, at);
    }
    if (isEmpty || raw.has(name)) closed?.(name);
  }
}

function endOf(name: string, html: string, at: number): number {
  const close = `</${name}>`;
  const found = html.indexOf(close, at);
  return found < 0 ? html.length : found + close.length;
}

function partsOf(tag: string): { name: string; attributes: string; isEmpty: boolean } {
  const closesItself = tag.endsWith('/');
  const inside = closesItself ? tag.slice(0, -1) : tag;
  const space = inside.indexOf(' ');
  const name = space < 0 ? inside : inside.slice(0, space);
  return { name, attributes: space < 0 ? '' : inside.slice(space), isEmpty: closesItself || empty.has(name) };
}

/** The value of one attribute; null where there is none. */
export function attributeOf(name: string, attributes: string): string | null {
  const start = attributes.indexOf(` ${name}="`);
  if (start < 0) return null;
  const from = start + name.length + 3;
  return decode(attributes.slice(from, attributes.indexOf('"', from)));
}

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Turns the five characters that React escapes back into themselves. */
export function decode(escaped: string): string {
  if (!escaped.includes('&')) return escaped;
  return escaped.replace(/&([a-z0-9#]+);/g, (all, name: string) => characters[name] ?? all);
}

/** Every class in a page. */
export function classesIn(html: string): Set<string> {
  const classes = new Set<string>();
  walk(html, {
    opened: (_, attributes) => {
      for (const name of attributeOf('class', attributes)?.split(' ') ?? []) classes.add(name);
    },
  });
  return classes;
}

/** The text of the first main heading; null where there is none. */
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

/** What a page says, without how it looks: the text of its main part, and its links and pictures. */
export function contentIn(html: string): string {
  const parts: string[] = [];
  let inMain = false;
  walk(html, {
    opened: (name, attributes) => {
      inMain ||= name === 'main';
      if (!inMain) return;
      for (const [, value = ''] of attributes.matchAll(/ (?:href|src|alt)="([^"]*)"/g)) parts.push(value);
    },
    text: (escaped) => {
      if (inMain) parts.push(escaped);
    },
    closed: (name) => {
      if (name === 'main') inMain = false;
    },
  });
  return parts.join('\n');
}
