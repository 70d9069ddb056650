import { partSpan } from '../../read/locate.ts';
import { attributeOf, decode, walk } from '../../render/markup.ts';
import type { TracedPage } from '../../render/provenance.ts';
import type { TracedText } from '../../render/provenance-marks.ts';
import type { Location, Provenance } from './protocol.ts';

/**
 * Finds where the text of a page is written. Marks can change what a page shows, for example if a view compares two
 * strings; a text node that differs gets no location.
 *
 * @param html the content of `<body>`, as visitors get it
 * @returns null if the marks changed the number of text nodes
 */
export function provenanceOf(html: string, traced: TracedPage | null): Provenance | null {
  if (!traced) return null;
  const real = textsIn(html);
  const marked = textsIn(traced.html);
  if (real.texts.length !== marked.texts.length) return null;
  const texts = marked.texts.map((text, index) => {
    const parts = traced.partsOf(text);
    const isSame = parts.map((part) => part.text).join('') === real.texts[index];
    return {
      text: real.texts[index] ?? '',
      parts: isSame ? parts.map((part) => ({ length: part.text.length, location: locationOf(part) })) : [],
    };
  });
  const pictures = marked.alts.map((alt) => {
    const [part] = traced.partsOf(alt);
    return part ? locationOf(part) : null;
  });
  return { texts, pictures };
}

/** The text nodes of the page and the alt texts of its pictures, in document order. */
function textsIn(html: string): { texts: string[]; alts: string[] } {
  const texts: string[] = [];
  const alts: string[] = [];
  walk(html, {
    opened: (name, attributes) => {
      const alt = name === 'img' ? attributeOf('alt', attributes) : null;
      if (alt !== null) alts.push(alt);
    },
    text: (escaped) => void texts.push(decode(escaped)),
  });
  return { texts, alts };
}

/** The location where part of a text is written. */
function locationOf({ text, leaves }: TracedText): Location | null {
  const leaf = leaves.at(-1);
  if (!leaf) return null;
  const { line, column } = partSpan(leaf.source, leaf.path, text).start;
  return { file: leaf.source.file, line, column };
}
