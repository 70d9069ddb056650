import { attributeOf, decode, type Visitor, walk } from '../render/markup.ts';

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
  /** Which of the page's blocks it is. */
  block: number;
}

/** A text of its own: a paragraph, a line, a cell. */
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

/** Reads a page as it was rendered. What a closed `<details>` holds is read too, because visitors open it. */
export function readPage(html: string): Reading {
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
  walk(html, reader(reading));
  return reading;
}

interface Element {
  name: string;
  /** Its text is for nobody's eyes. */
  hidden: boolean;
  inMain: boolean;
}

const nowhere: Element = { name: '', hidden: false, inMain: false };
const inline = new Set(
  'a abbr b bdi br cite code em i img kbd mark q s small span strong sub sup time u wbr'.split(' '),
);
/** What says nothing in words. */
const drawn = new Set(['svg', 'style']);
const unread = new Set(['script', 'template', 'noscript', 'head']);
const clean = (text: string) => text.replace(/\s+/g, ' ').trim();

function isHidden(name: string, attributes: string): boolean {
  return unread.has(name) || [' hidden=""', ' aria-hidden="true"', 'sr-only'].some((sign) => attributes.includes(sign));
}

/** Fills a reading with what a walk meets. */
function reader(reading: Reading): Visitor {
  const open: Element[] = [];
  const inside = () => open.at(-1) ?? nowhere;
  let text = '';
  let heading = '';
  let term: string | null = null;
  let link: PageLink | null = null;
  let justClosed = false;
  let data = false;

  /** Ends the block that was read up to here. */
  const flush = () => {
    const block = text && clean(text);
    text = '';
    if (!block) return;
    const { inMain } = inside();
    const name = open.findLast((element) => !inline.has(element.name))?.name ?? '';
    if (/^h[1-6]$/.test(name)) {
      reading.headings.push({ level: Number(name[1]), text: block, inMain, block: reading.blocks.length });
      heading = block;
    }
    reading.blocks.push({ text: block, heading, term: name === 'dt' ? null : term, inMain });
    if (name === 'dt') term = block;
  };

  return {
    skip: drawn,
    opened: (name, attributes) => {
      // Two neighbours without a space between them are set apart by the style sheet.
      if (!inline.has(name)) flush();
      else if (justClosed || name === 'br') text += ' ';
      justClosed = false;
      if (name === 'dl') term = null;
      const { hidden, inMain } = inside();
      const element = { name, hidden: hidden || isHidden(name, attributes), inMain: inMain || name === 'main' };
      open.push(element);
      if (name === 'script') data = attributes.includes('application/ld+json');
      if (attributes) link = remember(reading, element, attributes) ?? link;
    },
    text: (words) => {
      justClosed = false;
      const { name, hidden } = inside();
      if (name === 'title') reading.title = decode(words);
      if (name === 'script' && data) reading.graph.push(...graphIn(words));
      if (hidden) return;
      const decoded = decode(words);
      text += decoded;
      if (link) link.text += decoded;
    },
    closed: (name) => {
      if (!inline.has(name)) flush();
      if (name === 'dl') term = null;
      if (name === 'a') link = null;
      justClosed = true;
      open.pop();
    },
  };
}

/** Notes what the attributes of an element say; gives the link that it opens, if it is one. */
function remember(reading: Reading, { name, hidden, inMain }: Element, attributes: string): PageLink | null {
  const id = attributeOf('id', attributes);
  if (id) reading.anchors.push(id);
  if (name === 'meta' && attributeOf('name', attributes) === 'description') {
    reading.description = attributeOf('content', attributes) ?? '';
  }
  if (hidden) return null;
  if (name === 'img') {
    reading.images.push({ alt: attributeOf('alt', attributes), src: attributeOf('src', attributes) ?? '' });
  }
  const href = name === 'a' ? attributeOf('href', attributes) : null;
  if (!href) return null;
  const link = { href, text: '', inMain };
  reading.links.push(link);
  return link;
}

function graphIn(json: string): GraphNode[] {
  const { '@graph': graph = [] }: { '@graph'?: GraphNode[] } = JSON.parse(json);
  return graph;
}
