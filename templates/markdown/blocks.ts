import type { Nodes, Parents } from 'mdast';
import type { Block, Words } from '../../client/rich-text.tsx';
import { markReader } from './marks.ts';
import { isBreak, type MarkedText, offsetsOf, rangeOf, targetOf } from './source-text.ts';

/** The target of a link, as written: anything that `to:` allows. */
export interface Target {
  to: string;
}

/** Returns blocks made from the nodes of a text, with its marks in place. */
export function blocksOf(nodes: readonly Nodes[], text: MarkedText): Block<Target>[] {
  const marksTo = markReader(text.marks);
  /** The list that contains the last text. The marks after it belong to it. */
  let last: Words<Target>[] = [];

  const wordsIn = ({ children }: Parents): Words<Target>[] => {
    const words: Words<Target>[] = [];
    for (const node of children) {
      if (isBreak(node, text)) words.push({ kind: 'break' });
      else if (node.type === 'strong') words.push({ kind: 'bold', words: wordsIn(node) });
      else if (node.type === 'emphasis') words.push({ kind: 'emphasis', words: wordsIn(node) });
      else if (node.type === 'link') words.push({ kind: 'link', to: targetOf(node, text).to, words: wordsIn(node) });
      else last = add(words, textOf(node));
    }
    return words;
  };
  const textOf = (node: Nodes): string => {
    const range = rangeOf(node);
    const value = node.type === 'text' ? node.value : text.source.slice(range.start, range.end);
    const offsets = offsetsOf(value, range, text);
    return offsets.map((at) => marksTo(at) + (text.plain[at] ?? '')).join('') + marksTo(range.end);
  };
  const blockOf = (node: Nodes): Block<Target> => {
    if (node.type !== 'list') return { kind: 'paragraph', words: wordsIn(node as Parents) };
    const items = node.children.map((item) => item.children.map(blockOf));
    return { kind: 'list', isOrdered: node.ordered ?? false, items };
  };
  const blocks = nodes.map(blockOf);
  const end = last.findLastIndex((one) => typeof one === 'string');
  if (end >= 0) last[end] += marksTo(text.plain.length);
  return blocks;
}

/** Adds text to words, merging it with the last one if that is a text. */
function add(words: Words<Target>[], text: string): Words<Target>[] {
  const before = typeof words.at(-1) === 'string' ? words.pop() : '';
  words.push(`${before}${text}`);
  return words;
}
