/** What visitors and search engines read on one page. Visually hidden text is left out. */
export interface Reading {
  title: string;
  description: string;
  headings: Heading[];
  blocks: TextBlock[];
  links: PageLink[];
  images: PageImage[];
  /** The ids of its elements, which links can lead to. */
  anchors: string[];
  /** The nodes of its JSON-LD. */
  graph: GraphNode[];
}

export interface Heading {
  /** From 1 to 6. */
  level: number;
  text: string;
  inMain: boolean;
  /** The index of its block. */
  block: number;
}

/** The text of one block element, such as a paragraph, a list item, or a cell. */
export interface TextBlock {
  text: string;
  /** The heading above it. For a heading, its own text. */
  heading: string;
  /** The `<dt>` that it belongs to; null if there is none. */
  term: string | null;
  inMain: boolean;
  /** True for a quotation, such as what a customer wrote. */
  inQuote: boolean;
}

export interface PageLink {
  href: string;
  text: string;
  inMain: boolean;
}

interface PageImage {
  /** Null if the attribute is missing. */
  alt: string | null;
  src: string;
}

export type GraphNode = Readonly<Record<string, unknown>>;
