/** One change that visitors will see. */
export interface Change {
  /** What changed: the title, a price by its term, some text, or the target of a link. For a move, the text itself. */
  what: string;
  /** The same without its place on the page: a price by its term, or some text. */
  item: string;
  /** Null if it is new. For a move, the text before it in the old version; null if it was the first. */
  before: string | null;
  /** Null if it was removed. For a move, the text before it in the new version. */
  after: string | null;
  /** Whether a text has moved and is otherwise unchanged. */
  isMove?: true;
}

/**
 * Returns equal keys for equivalent changes. A menu shows its links twice, after different texts: both are one move.
 */
export function changeKey({ what, before, after, isMove }: Change): string {
  return JSON.stringify(isMove ? ['move', what] : [what, before, after]);
}
