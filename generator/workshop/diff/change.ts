/** One change that visitors will see. */
export interface Change {
  /** What changed: the title, a price by its term, some text, or the target of a link. For a move, the text itself. */
  what: string;
  /** The same without the place on the page: a price by its term, or some text. */
  item: string;
  /** Null if it is new. For a move, the text that it came after; null if it was the first. */
  before: string | null;
  /** Null if it was removed. For a move, the text that it comes after now. */
  after: string | null;
  /** Whether a text has a new place and is otherwise unchanged. */
  isMove?: true;
}

/** Equal for changes that say the same thing. A menu shows its links twice, after different texts: both are one move. */
export function changeKey({ what, before, after, isMove }: Change): string {
  return JSON.stringify(isMove ? ['move', what] : [what, before, after]);
}
