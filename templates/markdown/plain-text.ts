import type { Block, Words } from '../../client/rich-text.tsx';
import type { Target } from './blocks.ts';
import { parseText } from './parse.ts';

/**
 * Returns only the words of a running text, for search engines: links without targets, and each item on its own line.
 */
export function plainText(text: string): string {
  const blocks = parseText(text)?.blocks;
  return blocks ? blocks.map(ofBlock).join('\n\n') : text;
}

function ofBlock(block: Block<Target>): string {
  if (typeof block === 'string') return block;
  if (block.kind === 'paragraph') return ofWords(block.words);
  return block.items.map((item) => item.map(ofBlock).join('\n')).join('\n');
}

function ofWords(words: readonly Words<Target>[]): string {
  return words
    .map((one) => (typeof one === 'string' ? one : one.kind === 'break' ? '\n' : ofWords(one.words)))
    .join('');
}
