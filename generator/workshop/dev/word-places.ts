import { partSpan } from '../../read/locate.ts';
import type { Part } from '../../render/marks.ts';
import { attributeOf, decode, walk } from '../../render/markup.ts';
import type { TracedPage } from '../../render/provenance.ts';
import type { Location, Provenance } from './protocol.ts';

/**
 * Where the words of a page are written. Where marks have changed what a page shows, such as by comparing two texts, the
 * words that differ have no location; null where not even their number is the same.
 *
 * @param html the inside of `<body>`, as visitors get it
 */
export function provenanceOf(html: string, traced: TracedPage | null): Provenance | null {
  if (!traced) return null;
  const [real, marked] = [textsIn(html), textsIn(traced.html)];
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

/** The texts between the tags, in their order, and the alt texts of the pictures. */
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

/** The line that has a part of a text. */
function locationOf({ text, leaves }: Part): Location | null {
  const leaf = leaves.at(-1);
  if (!leaf) return null;
  const { line, column } = partSpan(leaf.source, leaf.path, text).start;
  return { file: leaf.source.file, line, column };
}
