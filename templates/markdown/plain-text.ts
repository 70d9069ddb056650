import type { Block, Words } from '../../client/rich-text.tsx';
import type { Target } from './blocks.ts';
import { parseText } from './parse.ts';

/** The words of a running text alone, as for search engines: links without where they lead, and items each on a line. */
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
