import { memoizedWeakly } from '../../templates/memoized.ts';
import type { RenderedPart } from '../render/frame.ts';
import type { Piece } from '../render/pieces.ts';
import type { Carried } from './block-collector.ts';
import { isInline } from './elements.ts';
import { PageReader, skippedElements } from './read-page.ts';
import type { Reading } from './reading.ts';

/** Reads a page that is split into pieces. */
export type ReadPieces = (pieces: readonly Piece[]) => Reading;

/** A part that was read separately. */
interface ReadPart {
  reading: Reading;
  carried: Carried;
  /** True for a drawing, which readers skip: a text may continue after it. */
  isSkipped: boolean;
}

/** Reads each part that pages share once. The result is the same as for a page in one piece. */
export function pieceReader(): ReadPieces {
  const kept = {
    main: memoizedWeakly((part: RenderedPart) => readAlone(part, 'main')),
    other: memoizedWeakly((part: RenderedPart) => readAlone(part, 'other')),
  };
  return (pieces) => {
    const reader = new PageReader();
    for (const piece of pieces) {
      const place = typeof piece === 'string' ? null : reader.place;
      const part = typeof piece === 'string' || !place ? null : kept[place](piece);
      if (part?.isSkipped) continue;
      if (part) reader.add(part);
      else reader.read(typeof piece === 'string' ? piece : piece.html);
    }
    return reader.reading;
  };
}

/** Returns null for a part that does not read the same separately. */
function readAlone({ html }: RenderedPart, place: 'main' | 'other'): ReadPart | null {
  const [, first = ''] = /^<([^ />]+)/.exec(html) ?? [];
  if (first === '' || isInline(first)) return null;
  const reader = new PageReader(place === 'main');
  reader.read(html);
  const { reading, carried } = reader;
  const isOfHead = reading.title !== '' || reading.description !== '';
  if (!reader.isAtEnd || isOfHead) return null;
  const isSkipped = skippedElements.has(first);
  const says = [reading.blocks, reading.links, reading.images, reading.anchors, reading.graph];
  return isSkipped && says.some(({ length }) => length > 0) ? null : { reading, carried, isSkipped };
}
