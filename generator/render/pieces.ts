import { createElement } from 'react';
import type { RenderedPart } from './frame.ts';

/** A piece of the HTML of a page, from one tag to another: its own, or a part that other pages share. */
export type Piece = string | RenderedPart;

/**
 * Returns the mark for the place of a part. No text can look like it, because React escapes every `<`, and no section
 * uses this element.
 */
export const partMark = (name: string) => createElement('slot', { name });

/**
 * Returns a function that names the parts in one section, or in the template of a page, so that the ids in two equal
 * drawings differ.
 *
 * @param place what distinguishes the section from the others on the page
 */
export function partNames(place: string): (name: string) => string {
  const used = new Map<string, number>();
  return (name) => {
    const count = (used.get(name) ?? 0) + 1;
    used.set(name, count);
    return name + place + (count > 1 ? `_${count}` : '');
  };
}

const mark = /<slot name="(\w+)"><\/slot>/;

/** Splits the HTML of a page at the marks of its parts. */
export function piecesOf(html: string, parts: ReadonlyMap<string, RenderedPart>): Piece[] {
  return html.split(mark).flatMap((text, index) => (index % 2 === 1 ? (parts.get(text) ?? []) : text || []));
}

/** Returns the HTML of a piece, which may be shared by many pages. */
export const htmlOfPiece = (piece: Piece): string => (typeof piece === 'string' ? piece : piece.html);

/** Joins the HTML of a page. */
export const htmlOf = (pieces: readonly Piece[]): string => pieces.map(htmlOfPiece).join('');
