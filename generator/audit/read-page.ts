import { attributeOf, decode, walk } from '../render/markup.ts';
import { BlockCollector } from './block-collector.ts';
import type { GraphNode, PageLink, Reading } from './reading.ts';

/** Reads a rendered page. The content of a closed `<details>` is read too, because visitors can open it. */
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
  const reader = new PageReader(reading);
  walk(html, {
    skip: skipped,
    opened: (name, attributes) => reader.opened(name, attributes),
    text: (escaped) => reader.text(escaped),
    closed: (name) => reader.closed(name),
  });
  return reading;
}

interface OpenElement {
  name: string;
  /** True if its text is never shown. */
  hidden: boolean;
  inMain: boolean;
  /** True if its text is structured data. */
  isJsonLd: boolean;
}

const outside: OpenElement = { name: '', hidden: false, inMain: false, isJsonLd: false };
const inline = new Set(
  'a abbr b bdi br cite code em i img kbd mark q s small span strong sub sup time u wbr'.split(' '),
);
/** The date of something in the past, such as a review, is right whenever it is read. */
const skipped = new Set(['svg', 'style', 'time']);
const neverShown = new Set(['script', 'template', 'noscript', 'head']);

function isHidden(name: string, attributes: string): boolean {
  const signs = [' hidden=""', ' aria-hidden="true"', 'sr-only'];
  return neverShown.has(name) || signs.some((sign) => attributes.includes(sign));
}

/** The element that was opened within another one. */
function elementIn(parent: OpenElement, name: string, attributes: string): OpenElement {
  return {
    name,
    hidden: parent.hidden || isHidden(name, attributes),
    inMain: parent.inMain || name === 'main',
    isJsonLd: name === 'script' && attributes.includes('application/ld+json'),
  };
}

/** Adds what a walk visits to a reading. */
class PageReader {
  readonly #reading: Reading;
  readonly #blocks: BlockCollector;
  readonly #open: OpenElement[] = [];
  #link: PageLink | null = null;
  /** True after the end of an element, until the next one begins or text comes. */
  #justClosed = false;

  constructor(reading: Reading) {
    this.#reading = reading;
    this.#blocks = new BlockCollector(reading);
  }

  opened(name: string, attributes: string): void {
    if (!inline.has(name)) this.#endBlock();
    // Between two inline elements, the stylesheet makes the space that the text does not have.
    else if (this.#justClosed || name === 'br') this.#blocks.add(' ');
    this.#justClosed = false;
    if (name === 'dl') this.#blocks.endTerm();
    const element = elementIn(this.#current(), name, attributes);
    this.#open.push(element);
    this.#link = readAttributes(this.#reading, element, attributes) ?? this.#link;
  }

  text(escaped: string): void {
    this.#justClosed = false;
    const { name, hidden, isJsonLd } = this.#current();
    const text = decode(escaped);
    if (name === 'title') this.#reading.title = text;
    if (isJsonLd) this.#reading.graph.push(...graphIn(escaped));
    if (hidden) return;
    this.#blocks.add(text);
    if (this.#link) this.#link.text += text;
  }

  closed(name: string): void {
    if (!inline.has(name)) this.#endBlock();
    if (name === 'dl') this.#blocks.endTerm();
    if (name === 'a') this.#link = null;
    this.#justClosed = true;
    this.#open.pop();
  }

  #current(): OpenElement {
    return this.#open.at(-1) ?? outside;
  }

  #endBlock(): void {
    if (this.#blocks.isEmpty()) return;
    const name = this.#open.findLast((element) => !inline.has(element.name))?.name ?? '';
    this.#blocks.endBlock(name, this.#current().inMain);
  }
}

/** Reads the attributes of an element. Returns the link that it opens, or null. */
function readAttributes(reading: Reading, { name, hidden, inMain }: OpenElement, attributes: string): PageLink | null {
  if (attributes === '') return null;
  const id = attributes.includes(' id=') ? attributeOf('id', attributes) : null;
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
