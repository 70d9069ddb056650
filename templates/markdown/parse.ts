import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Block } from '../../client/rich-text.tsx';
import { blocksOf, type Target } from './blocks.ts';
import { withoutMarks } from './marks.ts';
import { mayHaveMarkup, withLiteralSigns } from './signs.ts';
import { isBreak, type MarkedText, type Range, rangeOf, targetOf } from './source-text.ts';

/** A parsed running text. Offsets refer to the text without marks. */
export interface RunningText {
  /** Null if it contains no markup, so that it is shown unchanged. */
  blocks: Block<Target>[] | null;
  links: TextLink[];
  /** The ranges of words that are not markup, though they may look like it. */
  literals: Range[];
}

/** A link or a picture. */
export interface TextLink extends Range, Target {
  /** True for a picture, which texts cannot contain. They are parsed so that a message can say where they belong. */
  isPicture: boolean;
  /** The range of `to`; null if it is written with escapes, or missing. */
  target: Range | null;
}

/** Everything of CommonMark except paragraphs, links, bold, emphasis, lists, escapes, and line breaks. */
const unknown =
  'autolink blockQuote characterReference codeFenced codeIndented codeText definition headingAtx htmlFlow htmlText setextUnderline thematicBreak';
/**
 * Punctuation of languages without spaces. CommonMark expects a space between stars and a letter if punctuation is
 * inside the stars, as in `これは**「本当」**です`, which no space belongs in
 * (https://spec.commonmark.org/0.31.2/#left-flanking-delimiter-run).
 */
const unspaced = '“”、。〈〉《》「」『』【】〔〕〖〗〜・！（），．：；？［］｛｝～｢｣､｡';
const extensions = [
  {
    disable: { null: unknown.split(' ') },
    attentionMarkers: { null: unspaced.split('').map((sign) => sign.charCodeAt(0)) },
  },
];

const known = new Map<string, RunningText>();
const maxKnown = 1000;

/**
 * Parses a running text. Caches results, because pages share most texts.
 *
 * @returns null if it contains no markup characters
 */
export function parseText(text: string): RunningText | null {
  if (!mayHaveMarkup(text)) return null;
  const before = known.get(text);
  if (before) return before;
  if (known.size >= maxKnown) known.clear();
  const parsed = parse(text);
  known.set(text, parsed);
  return parsed;
}

function parse(marked: string): RunningText {
  const { plain, marks } = withoutMarks(marked);
  const text: MarkedText = { plain, source: withLiteralSigns(plain), marks };
  const { children } = fromMarkdown(text.source, { extensions });
  const nodes = children.flatMap(withInner);
  return {
    blocks: nodes.some((node) => isMarkup(node, text)) ? blocksOf(children, text) : null,
    links: nodes.flatMap((node) => (node.type === 'link' || node.type === 'image' ? [linkOf(node, text)] : [])),
    literals: nodes.filter(({ type }) => type === 'text').map(rangeOf),
  };
}

/** Returns a node and all nodes in it, in the order of the text. */
function withInner(node: Nodes): Nodes[] {
  return [node, ...('children' in node ? node.children.flatMap(withInner) : [])];
}

/** See https://spec.commonmark.org/0.31.2/#backslash-escapes. */
const escaped = /\\[!-/:-@[-`{-~]/;

const markup: readonly string[] = ['strong', 'emphasis', 'link', 'list'] satisfies Nodes['type'][];

function isMarkup(node: Nodes, text: MarkedText): boolean {
  const { start, end } = rangeOf(node);
  if (node.type === 'text') return escaped.test(text.source.slice(start, end));
  return markup.includes(node.type) || isBreak(node, text);
}

function linkOf(node: Nodes & { url: string }, text: MarkedText): TextLink {
  const { to, offsets } = targetOf(node, text);
  const [start = 0] = offsets;
  const end = (offsets.at(-1) ?? 0) + 1;
  const isWhole = to !== '' && end - start === to.length;
  return { ...rangeOf(node), to, target: isWhole ? { start, end } : null, isPicture: node.type === 'image' };
}
