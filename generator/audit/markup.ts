/** What a walk through a page meets, in order. */
export interface Visitor {
  opened: (name: string, attributes: string) => void;
  said: (text: string) => void;
  closed: (name: string) => void;
}

/**
 * Walks through a page as React rendered it, without its style sheets and drawings, which say nothing.
 *
 * React closes every element, quotes every attribute and escapes every `<`, `>` and `"` in texts and attributes, so a few
 * lines read its pages exactly. With a parser for anybody's HTML this took more than twice as long.
 */
export function walk(html: string, { opened, said, closed }: Visitor): void {
  for (let at = 0; at < html.length; ) {
    const start = html.indexOf('<', at);
    if (start < 0) break;
    if (start > at) said(html.slice(at, start));
    const end = html.indexOf('>', start);
    const tag = html.slice(start + 1, end);
    at = end + 1;
    if (tag.startsWith('!')) continue;
    if (tag.startsWith('/')) {
      closed(tag.slice(1));
      continue;
    }
    const space = tag.indexOf(' ');
    const name = space < 0 ? tag.replace('/', '') : tag.slice(0, space);
    if (name === 'style' || name === 'svg') at = html.indexOf(`</${name}>`, end) + name.length + 3;
    else {
      opened(name, space < 0 ? '' : tag.slice(space));
      if (empty.has(name)) closed(name);
    }
  }
}

const empty = new Set('br hr img input link meta source wbr'.split(' '));

/** The value of one attribute; null where there is none. */
export function attributeOf(name: string, attributes: string): string | null {
  const start = attributes.indexOf(` ${name}="`);
  if (start < 0) return null;
  const from = start + name.length + 3;
  return decode(attributes.slice(from, attributes.indexOf('"', from)));
}

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Turns the five signs that React escapes back into themselves. */
export function decode(text: string): string {
  return text.includes('&') ? text.replace(/&([a-z0-9#]+);/g, (all, name: string) => signs[name] ?? all) : text;
}
