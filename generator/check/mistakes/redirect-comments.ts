import { isNode, type YAMLSeq } from 'yaml';

/** Returns the comments in what is between the values of YAML: dashes, commas, brackets, and blanks. */
const commentsIn = (text: string): string[] => text.match(/(?<![^\s,\]])#.*/g) ?? [];

/** Returns the comments between a property and its value, from that of the property on. */
export function commentsAbove(text: string, start: number): string[] {
  const [, between = ''] = text.slice(0, start).match(/:[ \t]*((?:#.*)?(?:\n[ \t]*(?:#.*)?)*)$/) ?? [];
  return commentsIn(between);
}

/** Returns the comment on the first line of a block of text, after `|` or `>`. */
export const commentsOfBlock = (text: string, start: number): string[] =>
  text.slice(start).match(/(?<=^[|>][\d+-]*[ \t]+)#.*/) ?? [];

/** Returns the texts of a list, each with the comment after it, and the comments between them. */
export function withComments(text: string, { items, range, flow }: YAMLSeq, texts: readonly string[]): string[] {
  const [start = 0, end = 0] = range ?? [];
  const rangeOf = (index: number) => {
    const item = items[index];
    return (isNode(item) && item.range) || [end, end];
  };
  const lines = texts.flatMap((one, index) => {
    const [, from = end] = rangeOf(index);
    const to = index + 1 < items.length ? (rangeOf(index + 1)[0] ?? end) : flow ? end : endOfComments(text, from);
    const [sameLine = '', ...others] = text.slice(from, to).split('\n');
    return [[one, ...commentsIn(sameLine)].join(' '), ...others.flatMap(commentsIn)];
  });
  const afterAll = flow ? (text.slice(end).match(/^[ \t]+#.*/) ?? []) : [];
  return [...commentsAbove(text, start), ...afterAll.map((one) => one.trim()), ...lines];
}

/** Returns the end of the indented comments from a position on: others are about what comes after the list. */
const endOfComments = (text: string, from: number): number =>
  from + (text.slice(from).match(/^.*(?:\n[ \t]+#.*|\n[ \t]*(?=\n[ \t]))*/)?.[0].length ?? 0);
