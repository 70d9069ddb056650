/** What a visitor, or a search engine, reads of one page. Nothing that is hidden from the eye is in it. */
export interface Reading {
  title: string;
  description: string;
  headings: Heading[];
  blocks: Block[];
  links: PageLink[];
  images: PageImage[];
  /** The ids of its elements, which links can lead to. */
  anchors: string[];
  /** Its JSON-LD. */
  graph: GraphNode[];
}

export interface Heading {
  level: number;
  text: string;
  inMain: boolean;
}

/** A text that stands by itself: a paragraph, a line, a cell. */
export interface Block {
  text: string;
  /** The heading it stands under; its own text where it is one. */
  heading: string;
  /** The term that it explains or prices (a `<dt>`), where there is one. */
  term: string | null;
  inMain: boolean;
}

export interface PageLink {
  href: string;
  text: string;
  inMain: boolean;
}

export interface PageImage {
  /** Null where it has none at all. */
  alt: string | null;
  src: string;
}

export type GraphNode = Readonly<Record<string, unknown>>;

/**
 * Reads a page as React rendered it. What a closed `<details>` holds is read too, because visitors open it.
 *
 * React closes every element, quotes every attribute and escapes every `<`, `>` and `"` in texts and attributes, so a few
 * lines read its pages exactly. With a parser for anybody's HTML this took more than twice as long.
 */
export function read(html: string): Reading {
  const { reading, opened, said, closed } = createReader();
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
    // Most of a page by its length, and nothing that it says.
    if (name === 'style' || name === 'svg') at = html.indexOf(`</${name}>`, end) + name.length + 3;
    else {
      opened(name, space < 0 ? '' : tag.slice(space));
      if (empty.has(name)) closed(name);
    }
  }
  return reading;
}

const empty = new Set('br hr img input link meta source wbr'.split(' '));
const inline = new Set(
  'a abbr b bdi br cite code em i img kbd mark q s small span strong sub sup time u wbr'.split(' '),
);
const unread = new Set(['script', 'template', 'noscript', 'head']);

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

function decode(text: string): string {
  return text.includes('&') ? text.replace(/&([a-z0-9#]+);/g, (all, name: string) => signs[name] ?? all) : text;
}

/** The value of one attribute; null where there is none. */
function attributeOf(name: string, attributes: string): string | null {
  const start = attributes.indexOf(` ${name}="`);
  if (start < 0) return null;
  const from = start + name.length + 3;
  return decode(attributes.slice(from, attributes.indexOf('"', from)));
}

const clean = (text: string) => text.replace(/\s+/g, ' ').trim();

interface Element {
  name: string;
  /** Its text is for nobody's eyes. */
  hidden: boolean;
  inMain: boolean;
}

/** Builds a reading from what is opened, said and closed. */
function createReader() {
  const page: Omit<Element, 'name'> = { hidden: false, inMain: false };
  const reading: Reading = {
    title: '',
    description: '',
    headings: [],
    blocks: [],
    links: [],
    images: [],
    anchors: [],
    graph: [],
  };
  const open: Element[] = [];
  const at = () => open.at(-1) ?? page;
  let text = '';
  let heading = '';
  let term: string | null = null;
  let link: PageLink | null = null;
  let lately: 'opened' | 'said' | 'closed' = 'said';
  let data = false;

  /** Ends the block that was read up to here. */
  const flush = () => {
    if (text === '') return;
    const said = clean(text);
    text = '';
    if (!said) return;
    const { inMain } = at();
    const name = open.findLast((element) => !inline.has(element.name))?.name ?? '';
    const level = /^h[1-6]$/.test(name) ? Number(name[1]) : 0;
    if (level > 0) {
      reading.headings.push({ level, text: said, inMain });
      heading = said;
    }
    reading.blocks.push({ text: said, heading, term: name === 'dt' ? null : term, inMain });
    if (name === 'dt') term = said;
  };

  const opened = (name: string, attributes: string) => {
    // Two neighbours without a space between them are set apart by the style sheet.
    if (!inline.has(name)) flush();
    else if (lately === 'closed' || name === 'br') text += ' ';
    if (name === 'dl') term = null;
    const { hidden, inMain } = at();
    open.push({ name, hidden: hidden || unread.has(name) || isHidden(attributes), inMain: inMain || name === 'main' });
    lately = 'opened';
    if (attributes !== '') note(name, attributes);
  };

  /** Remembers what stands in the attributes of an element. */
  const note = (name: string, attributes: string) => {
    const id = attributeOf('id', attributes);
    if (id) reading.anchors.push(id);
    if (name === 'script') data = attributeOf('type', attributes) === 'application/ld+json';
    if (name === 'meta' && attributeOf('name', attributes) === 'description') {
      reading.description = attributeOf('content', attributes) ?? '';
    }
    const { hidden, inMain } = at();
    if (hidden) return;
    if (name === 'img') {
      reading.images.push({ alt: attributeOf('alt', attributes), src: attributeOf('src', attributes) ?? '' });
    }
    const href = name === 'a' ? attributeOf('href', attributes) : null;
    if (!href) return;
    link = { href, text: '', inMain };
    reading.links.push(link);
  };

  const said = (words: string) => {
    lately = 'said';
    const name = open.at(-1)?.name;
    if (name === 'title') reading.title = decode(words);
    if (name === 'script' && data) reading.graph.push(...graphIn(words));
    if (at().hidden) return;
    const decoded = decode(words);
    text += decoded;
    if (link) link.text += decoded;
  };

  const closed = (name: string) => {
    if (!inline.has(name)) flush();
    if (name === 'dl') term = null;
    if (name === 'a') link = null;
    lately = 'closed';
    open.pop();
  };

  return { reading, opened, said, closed };
}

const isHidden = (attributes: string) =>
  attributes.includes(' hidden=""') || attributes.includes(' aria-hidden="true"') || attributes.includes('sr-only');

function graphIn(json: string): GraphNode[] {
  const { '@graph': graph = [] }: { '@graph'?: GraphNode[] } = JSON.parse(json);
  return graph;
}
