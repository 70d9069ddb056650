import { attributeOf, decode, type Tag, type TagHandlers, walk } from '../render/markup.ts';
import { BlockCollector, type Carried } from './block-collector.ts';
import { type OpenElement, readTag, type TagReading } from './elements.ts';
import type { GraphNode, PageLink, Reading } from './reading.ts';

/** Reads a rendered page, including the content of a closed `<details>`, which visitors can open. */
export function readPage(html: string): Reading {
  const reader = new PageReader();
  reader.read(html);
  return reader.reading;
}

const outside: OpenElement = {
  name: '',
  isInline: false,
  hidden: false,
  inMain: false,
  inQuote: false,
  isJsonLd: false,
};
/** Skips dates of past events, such as reviews, which never become outdated. */
export const skippedElements = new Set(['svg', 'style', 'time']);

/** Adds what a walk visits to a reading. */
export class PageReader implements TagHandlers {
  readonly skip = skippedElements;
  readonly reading: Reading = {
    title: '',
    description: '',
    headings: [],
    blocks: [],
    links: [],
    images: [],
    anchors: [],
    graph: [],
  };
  readonly #blocks = new BlockCollector(this.reading);
  readonly #outside: OpenElement;
  readonly #open: OpenElement[] = [];
  #link: PageLink | null = null;
  /** True after the end of an element, until the next one begins or text comes. */
  #justClosed = false;

  /** @param inMain whether everything that is read is part of `<main>` */
  constructor(inMain = false) {
    this.#outside = { ...outside, inMain };
  }

  /** Reads more HTML, which begins and ends at the edge of a tag. */
  read(html: string): void {
    walk(html, this);
  }

  /** Where a part that was read before may be added: null if its text would belong to what is around it. */
  get place(): 'main' | 'other' | null {
    const { hidden, inMain, inQuote } = this.#current();
    if (hidden || inQuote || this.#link || this.#blocks.carried.term !== null) return null;
    return inMain ? 'main' : 'other';
  }

  /** True if nothing that was read continues in what comes next. */
  get isAtEnd(): boolean {
    return this.#open.length === 0 && this.#blocks.isEmpty() && this.#link === null;
  }

  get carried(): Carried {
    return this.#blocks.carried;
  }

  /** Adds a part that was read before. It begins and ends with a block. */
  add({ reading, carried }: { reading: Reading; carried: Carried }): void {
    const { headings, blocks, links, images, anchors, graph } = this.reading;
    this.#endBlock();
    this.#justClosed = true;
    const { heading } = this.#blocks.carried;
    const first = blocks.length;
    // Until its first heading, the part is under the one before it.
    const ownFrom = reading.headings[0]?.block ?? reading.blocks.length;
    for (const [index, block] of reading.blocks.entries()) {
      blocks.push(index < ownFrom && heading !== '' ? { ...block, heading } : block);
    }
    for (const own of reading.headings) headings.push({ ...own, block: first + own.block });
    links.push(...reading.links);
    images.push(...reading.images);
    anchors.push(...reading.anchors);
    graph.push(...reading.graph);
    this.#blocks.carry({ heading: carried.heading || heading, term: carried.term });
  }

  opened(name: string, _: string, tag: Tag): void {
    const read = readTag(tag);
    const element = read.within(this.#current());
    if (!element.isInline) this.#endBlock();
    // Between two inline elements, the stylesheet creates the space that the text lacks.
    else if (this.#justClosed || name === 'br') this.#blocks.add(' ');
    this.#justClosed = false;
    if (name === 'dl') this.#blocks.endTerm();
    this.#open.push(element);
    this.#add(read, element);
  }

  text(escaped: string): void {
    this.#justClosed = false;
    const { name, hidden, isJsonLd } = this.#current();
    const text = decode(escaped);
    if (name === 'title') this.reading.title = text;
    if (isJsonLd) this.reading.graph.push(...graphIn(escaped));
    if (hidden) return;
    this.#blocks.add(text);
    if (this.#link) this.#link.text += text;
  }

  /** Visitors can follow the links of a drawing, such as a map of towns. */
  skipped(html: string): void {
    const { hidden, inMain } = this.#current();
    if (hidden || !html.includes('<a ')) return;
    const opened = (name: string, attributes: string) => {
      const href = name === 'a' ? attributeOf('href', attributes) : null;
      if (href === null) return;
      this.reading.links.push({ href, text: attributeOf('aria-label', attributes) ?? '', inMain });
    };
    walk(html, { opened });
  }

  closed(name: string): void {
    if (!this.#current().isInline) this.#endBlock();
    if (name === 'dl') this.#blocks.endTerm();
    if (name === 'a') this.#link = null;
    this.#justClosed = true;
    this.#open.pop();
  }

  #add({ id, description, image, href }: TagReading, { hidden, inMain }: OpenElement): void {
    const { reading } = this;
    if (id !== null) reading.anchors.push(id);
    if (description !== null) reading.description = description;
    if (hidden) return;
    if (image) reading.images.push(image);
    if (href === null) return;
    this.#link = { href, text: '', inMain };
    reading.links.push(this.#link);
  }

  #current(): OpenElement {
    return this.#open.at(-1) ?? this.#outside;
  }

  #endBlock(): void {
    if (this.#blocks.isEmpty()) return;
    const name = this.#open.findLast((element) => !element.isInline)?.name ?? '';
    this.#blocks.endBlock(name, this.#current());
  }
}

function graphIn(json: string): GraphNode[] {
  const { '@graph': graph = [] }: { '@graph'?: GraphNode[] } = JSON.parse(json);
  return graph;
}
