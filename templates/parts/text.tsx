import { type Block, Blocks, inside, type ResolvedLink, type Words } from '../../client/rich-text.tsx';
import type { FrameContext } from '../define.ts';
import type { Target } from '../markdown/blocks.ts';
import { parseText } from '../markdown/parse.ts';
import { linkProps } from './action.tsx';

interface Props {
  /** A text that the schema declares with `runningText`. */
  text: string;
  context: FrameContext;
  className?: string;
}

/** Running text of one or more paragraphs and lists. */
export function Paragraphs({ text, context, className = '' }: Props) {
  return (
    <div className={`max-w-text stack-4 ${className}`}>
      <Blocks blocks={blocksOf(text, context)} />
    </div>
  );
}

/**
 * Running text in one element. If it has several paragraphs or a list, they are inside the element, and a `<p>` becomes
 * a `<div>`.
 */
export function Text({ text, context, className, as: Element = 'p' }: Props & { as?: 'p' | 'dd' | 'li' }) {
  const blocks = blocksOf(text, context);
  if (isOneParagraph(blocks)) return <Element className={className}>{inlineText(text, context)}</Element>;
  const Box = Element === 'p' ? 'div' : Element;
  return (
    <Box className={`stack-4 ${className ?? ''}`}>
      <Blocks blocks={blocks} />
    </Box>
  );
}

/** Running text without an element of its own, next to other content. */
export function inlineText(text: string, context: FrameContext) {
  const blocks = blocksOf(text, context);
  const [first = ''] = blocks;
  if (!isOneParagraph(blocks)) return <Blocks blocks={blocks} />;
  return typeof first === 'string' ? text : inside(first);
}

/** The heading of a section and the sentence under it. */
export function Heading({
  heading,
  text,
  context,
  className = '',
}: {
  heading: string;
  text?: string | undefined;
  context: FrameContext;
  className?: string;
}) {
  return (
    <div className={`max-w-2xl break-inside-avoid break-after-avoid ${className}`}>
      <h2 className="text-title">{heading}</h2>
      {text && <Paragraphs text={text} context={context} className="mt-4 text-lead text-soft" />}
    </div>
  );
}

/** Returns running text for a widget: unchanged if it has no markup, and otherwise its paragraphs and lists. */
export function textForWidget(text: string, context: FrameContext): string | Block<ResolvedLink>[] {
  return parseText(text)?.blocks ? blocksOf(text, context) : text;
}

/**
 * Returns the paragraphs and lists of running text, in the form for widgets. Without markup, a blank line begins a new
 * paragraph.
 */
export function blocksOf(text: string, context: FrameContext): Block<ResolvedLink>[] {
  const blocks = parseText(text)?.blocks;
  return blocks ? blocks.map((block) => resolved(block, context)) : text.trim().split(/\n\s*\n/);
}

function isOneParagraph(blocks: readonly Block<ResolvedLink>[]): boolean {
  const [first, second] = blocks;
  return second === undefined && !(typeof first === 'object' && first.kind === 'list');
}

function resolved(block: Block<Target>, context: FrameContext): Block<ResolvedLink> {
  if (typeof block === 'string') return block;
  if (block.kind === 'paragraph') return { ...block, words: wordsOf(block.words, context) };
  return { ...block, items: block.items.map((item) => item.map((inner) => resolved(inner, context))) };
}

function wordsOf(words: readonly Words<Target>[], context: FrameContext): Words<ResolvedLink>[] {
  return words.map((one) => {
    if (typeof one === 'string' || one.kind === 'break') return one;
    const inner = wordsOf(one.words, context);
    if (one.kind !== 'link') return { ...one, words: inner };
    const { label: _, ...target } = linkProps({ label: '', to: one.to }, context);
    return { kind: 'link', ...target, words: inner };
  });
}
