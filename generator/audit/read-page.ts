import { attributeOf, decode, type Visitor, walk } from '../render/markup.ts';
import { singleSpaced } from '../report/wording.ts';
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
  walk(html, pageReader(reading));
  return reading;
}

interface OpenElement {
  name: string;
  /** True if its text is never shown. */
  hidden: boolean;
  inMain: boolean;
}

const outside: OpenElement = { name: '', hidden: false, inMain: false };
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

/** Adds what a walk visits to a reading. */
function pageReader(reading: Reading): Visitor {
  const open: OpenElement[] = [];
  const current = () => open.at(-1) ?? outside;
  const collector = blockCollector(reading);
  const endBlock = () => {
    if (collector.isEmpty()) return;
    const name = open.findLast((element) => !inline.has(element.name))?.name ?? '';
    collector.endBlock(name, current().inMain);
  };
  let link: PageLink | null = null;
  let justClosed = false;
  let isJsonLd = false;

  return {
    skip: skipped,
    opened: (name, attributes) => {
      if (!inline.has(name)) endBlock();
      // Between two inline elements, the stylesheet makes the space that the text does not have.
      else if (justClosed || name === 'br') collector.add(' ');
      justClosed = false;
      if (name === 'dl') collector.endTerm();
      const { hidden, inMain } = current();
      const element = { name, hidden: hidden || isHidden(name, attributes), inMain: inMain || name === 'main' };
      open.push(element);
      if (name === 'script') isJsonLd = attributes.includes('application/ld+json');
      if (attributes) link = readAttributes(reading, element, attributes) ?? link;
    },
    text: (escaped) => {
      justClosed = false;
      const { name, hidden } = current();
      const text = decode(escaped);
      if (name === 'title') reading.title = text;
      if (name === 'script' && isJsonLd) reading.graph.push(...graphIn(escaped));
      if (hidden) return;
      collector.add(text);
      if (link) link.text += text;
    },
    closed: (name) => {
      if (!inline.has(name)) endBlock();
      if (name === 'dl') collector.endTerm();
      if (name === 'a') link = null;
      justClosed = true;
      open.pop();
    },
  };
}

const irregularSpace = /[^\S ]| {2}|^ | $/;

/** Collects text into blocks, each with the heading and the term that it belongs to. */
function blockCollector({ headings, blocks }: Reading) {
  let collected = '';
  let heading = '';
  let term: string | null = null;
  return {
    add: (text: string) => {
      collected += text;
    },
    isEmpty: () => collected === '',
    endTerm: () => {
      term = null;
    },
    /** @param name the block element that has the text */
    endBlock: (name: string, inMain: boolean) => {
      const text = irregularSpace.test(collected) ? singleSpaced(collected) : collected;
      collected = '';
      if (!text) return;
      if (/^h[1-6]$/.test(name)) {
        headings.push({ level: Number(name[1]), text, inMain, block: blocks.length });
        heading = text;
      }
      blocks.push({ text, heading, term: name === 'dt' ? null : term, inMain });
      if (name === 'dt') term = text;
    },
  };
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
