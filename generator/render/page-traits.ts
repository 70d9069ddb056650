import { islandAttribute, propsAttribute } from '../../client/protocol.ts';
import { memoizedWeakly } from '../../templates/memoized.ts';
import { attributeOf, type Tag, type TagHandlers, walk } from './markup.ts';

/** What is read from the HTML of a page to make its stylesheet and its policy, and to see whether it has changed. */
export interface PageTraits {
  /** The values of the class attributes, without duplicates. Most elements share theirs with others. */
  classes: Set<string>;
  /** The contents of the page regardless of its design: the texts, links, and pictures in `<main>`. */
  content: string;
  /** The widgets, each with its props as JSON. */
  islands: { widget: string; props: string }[];
}

/** What a tag adds to the traits of its page. */
interface TagTraits {
  classNames: string | null;
  island: PageTraits['islands'][number] | null;
  /** The addresses and the alt text in its attributes, still escaped. */
  says: readonly string[];
}

const traitsOfTag = memoizedWeakly(({ attributes }: Tag): TagTraits => {
  const widget = attributeOf(islandAttribute, attributes);
  return {
    classNames: attributeOf('class', attributes),
    island: widget === null ? null : { widget, props: attributeOf(propsAttribute, attributes) ?? '{}' },
    says: Array.from(attributes.matchAll(/ (?:href|src|alt)="([^"]*)"/g), ([, value = '']) => value),
  };
});

/**
 * Returns the traits of a page.
 *
 * @param pieces HTML, from one tag to another, or the traits of a part that pages share
 * @param inMain whether they are part of `<main>`
 */
export function traitsOf(
  pieces: readonly (string | Pick<PageTraits, 'classes' | 'content'>)[],
  inMain = false,
): PageTraits {
  const reader = new TraitsReader(inMain);
  for (const piece of pieces) {
    if (typeof piece === 'string') walk(piece, reader);
    else reader.add(piece);
  }
  return reader.traits();
}

class TraitsReader implements TagHandlers {
  readonly #classes = new Set<string>();
  readonly #says: string[] = [];
  readonly #islands: PageTraits['islands'] = [];
  #inMain: boolean;

  constructor(inMain: boolean) {
    this.#inMain = inMain;
  }

  opened(name: string, _: string, tag: Tag): void {
    const { classNames, island, says } = traitsOfTag(tag);
    if (classNames !== null) this.#classes.add(classNames);
    if (island) this.#islands.push(island);
    this.#inMain ||= name === 'main';
    if (this.#inMain) this.#says.push(...says);
  }

  text(escaped: string): void {
    if (this.#inMain) this.#says.push(escaped);
  }

  closed(name: string): void {
    if (name === 'main') this.#inMain = false;
  }

  add({ classes, content }: Pick<PageTraits, 'classes' | 'content'>): void {
    for (const names of classes) this.#classes.add(names);
    if (this.#inMain && content !== '') this.#says.push(content);
  }

  traits(): PageTraits {
    return { classes: this.#classes, content: this.#says.join('\n'), islands: this.#islands };
  }
}
