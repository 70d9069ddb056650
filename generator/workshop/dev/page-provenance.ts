import type { Leaf } from '../../plan/texts/fill-context.ts';
import { keySpan, occurrences, wordsSpan } from '../../read/locate.ts';
import { bodyRenderer } from '../../render/body.tsx';
import { attributeOf, decode, walk } from '../../render/markup.ts';
import { htmlOf } from '../../render/pieces.ts';
import { type TracedPage, tracer } from '../../render/provenance.ts';
import type { TracedText } from '../../render/provenance-marks.ts';
import type { Tools } from '../../tools.ts';
import { drawingFit, type Location, type Provenance } from './dev-protocol.ts';
import type { Planned } from './plan-again.ts';

/** Returns the locations of the text of a page; null if there is no such page, or if its texts cannot be located. */
export function provenanceAt(
  route: string,
  { site, definitions, pictures }: Planned,
  { sections }: Tools,
): Provenance | null {
  const page = site.pages.find((one) => one.route === route);
  if (!page) return null;
  const { pieces } = bodyRenderer(site, sections, pictures)(page);
  return provenanceOf(htmlOf(pieces), tracer(definitions, pictures, sections)(route));
}

/**
 * Locates the text of a page. Marks can change what a page shows, for example if a view compares two strings; a text
 * node that differs gets no location.
 *
 * @param html the content of `<body>`, as visitors get it
 * @returns null if the marks changed the number of text nodes
 */
function provenanceOf(html: string, traced: TracedPage | null): Provenance | null {
  if (!traced) return null;
  const real = textsAndPictures(html);
  const marked = textsAndPictures(traced.html);
  if (real.texts.length !== marked.texts.length) return null;
  const parts = marked.texts.map(({ text }) => traced.partsOf(text));
  const locationOf = locator();
  const texts = parts.map((own, index) => {
    const { text = '' } = real.texts[index] ?? {};
    const isSame = own.map((part) => part.text).join('') === text;
    return { text, parts: isSame ? own.map((part) => ({ length: part.text.length, location: locationOf(part) })) : [] };
  });
  const pictures = marked.pictures.map(({ alt, section }) => {
    if (alt === null)
      return drawingLocation(parts.filter((_, index) => marked.texts[index]?.section === section).flat());
    const [part] = traced.partsOf(alt);
    return part ? locationOf(part) : null;
  });
  return { texts, pictures };
}

interface Content {
  texts: { text: string; section: number }[];
  /** A drawing has no alt text. */
  pictures: { alt: string | null; section: number }[];
}

/** Returns the text nodes of the page and its pictures, in document order, each with the number of its `<section>`. */
function textsAndPictures(html: string): Content {
  const found: Content = { texts: [], pictures: [] };
  let section = 0;
  walk(html, {
    opened: (name, attributes) => {
      if (name === 'section') section += 1;
      const alt = name === 'img' ? attributeOf('alt', attributes) : null;
      const isDrawing = name === 'svg' && attributeOf('preserveAspectRatio', attributes) === drawingFit;
      if (alt !== null || isDrawing) found.pictures.push({ alt, section });
    },
    text: (escaped) => void found.texts.push({ text: decode(escaped), section }),
  });
  return found;
}

/**
 * Returns a function that locates the parts of texts, in the order of the page. A text with links is in several parts.
 */
function locator(): (part: TracedText) => Location | null {
  const before = new Map<Leaf, string>();
  return ({ text, leaves }) => {
    const leaf = leaves.at(-1);
    if (!leaf) return null;
    const earlier = before.get(leaf) ?? '';
    before.set(leaf, `${earlier} ${text}`);
    const { line, column } = wordsSpan(leaf.source, leaf.path, text, occurrences(text, earlier).length).start;
    return { file: leaf.source.file, line, column };
  };
}

/**
 * Returns the location of a drawing: its property, or the section if it has none.
 *
 * @param parts the texts of its section, which reveal the location of the section
 */
function drawingLocation(parts: readonly TracedText[]): Location | null {
  const leaf = parts.flatMap(({ leaves }) => leaves).find(({ path }) => path[0] === 'sections');
  if (!leaf) return null;
  const { line, column } = keySpan(leaf.source, [...leaf.path.slice(0, 2), 'drawing']).start;
  return { file: leaf.source.file, line, column };
}
