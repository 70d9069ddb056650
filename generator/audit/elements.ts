import { memoizedWeakly } from '../../templates/memoized.ts';
import { attributeOf, type Tag } from '../render/markup.ts';
import type { Reading } from './reading.ts';

/** An element whose end has not been read yet. */
export interface OpenElement {
  name: string;
  isInline: boolean;
  /** True if its text is never shown. */
  hidden: boolean;
  inMain: boolean;
  /** True if it is part of a quotation. */
  inQuote: boolean;
  /** True if its text is structured data. */
  isJsonLd: boolean;
}

/** What a tag determines about its element, regardless of its position. */
export interface TagReading {
  id: string | null;
  /** The description of the page. */
  description: string | null;
  /** The target of a link. */
  href: string | null;
  image: Reading['images'][number] | null;
  /** Returns the element in its parent. Equal ones are one object. */
  within: (parent: OpenElement) => OpenElement;
}

const inline = new Set(
  'a abbr b bdi br cite code em i img kbd mark q s small span strong sub sup time u wbr'.split(' '),
);
const neverShown = new Set(['script', 'template', 'noscript', 'head']);
/** What hides an element, as attributes have it. */
const hiddenBy = [' hidden=""', ' aria-hidden="true"', 'sr-only'];

/** Returns true for an element that is part of the text around it. */
export const isInline = (name: string): boolean => inline.has(name);

/** Reads a tag, or returns the earlier result for an equal one. */
export const readTag = memoizedWeakly((tag: Tag): TagReading => {
  const { name, attributes } = tag;
  const value = (attribute: string) => attributeOf(attribute, attributes);
  const isDescription = name === 'meta' && value('name') === 'description';
  return {
    id: value('id') || null,
    description: isDescription ? (value('content') ?? '') : null,
    href: (name === 'a' && value('href')) || null,
    image: name === 'img' ? { alt: value('alt'), src: value('src') ?? '' } : null,
    within: elementsOf(tag),
  };
});

function elementsOf({ name, attributes }: Tag): TagReading['within'] {
  const isMain = name === 'main';
  const isQuote = name === 'blockquote';
  const isHidden = neverShown.has(name) || hiddenBy.some((written) => attributes.includes(written));
  const isJsonLd = name === 'script' && attributes.includes('application/ld+json');
  const made: OpenElement[] = [];
  return (parent) => {
    const hidden = parent.hidden || isHidden;
    const inMain = parent.inMain || isMain;
    const inQuote = parent.inQuote || isQuote;
    const index = (inQuote ? 4 : 0) + (hidden ? 2 : 0) + (inMain ? 1 : 0);
    made[index] ??= { name, isInline: isInline(name), hidden, inMain, inQuote, isJsonLd };
    return made[index];
  };
}
