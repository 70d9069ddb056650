/**
 * The pages that one thread makes, or one machine (a shard, which users know as a part). They follow from the names of
 * the pages: a hash of each, divided by `shares`, leaves `share`.
 */
export interface Share {
  /** From 0. */
  share: number;
  shares: number;
}

/** All pages. */
export const everyPage: Share = { share: 0, shares: 1 };

/** A page, or a town with a file of its own. */
export interface NamedPage {
  source: { file: string };
  copy?: { slug: string } | undefined;
}

/** Returns whether a share has a page. It depends only on the name of the page, so all threads and machines agree. */
export function isInShare({ share, shares }: Share, { source, copy }: NamedPage): boolean {
  let sum = 0;
  for (const character of source.file + (copy?.slug ?? '')) sum = (sum * 31 + character.charCodeAt(0)) >>> 0;
  return sum % shares === share;
}

/** Splits a share into as many as requested. */
export const splitShare = ({ share, shares }: Share, count: number): Share[] =>
  Array.from({ length: count }, (_, index) => ({ share: share + index * shares, shares: shares * count }));
