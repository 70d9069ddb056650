import { Fragment, type ReactNode } from 'react';

/** Words of a running text. `Target` is the type of a link's target. */
export type Words<Target> =
  | string
  | { kind: 'bold'; words: Words<Target>[] }
  | { kind: 'emphasis'; words: Words<Target>[] }
  | ({ kind: 'link'; words: Words<Target>[] } & Target)
  | { kind: 'break' };

/** A paragraph or a list. A paragraph without markup is a string. */
export type Block<Target> =
  | string
  | { kind: 'paragraph'; words: Words<Target>[] }
  | { kind: 'list'; isOrdered: boolean; items: Block<Target>[][] };

/** The target of a link, with the URL that the server resolved. */
export interface ResolvedLink {
  href: string;
  /** Set on links that open a new tab: the text that screen readers add. */
  newTab?: string | undefined;
}

/** The paragraphs and lists of a running text. */
export function Blocks({ blocks }: { blocks: readonly Block<ResolvedLink>[] }) {
  return blocks.map((block, index) => {
    if (typeof block === 'object' && block.kind === 'list') return keyed(index, <List {...block} />);
    return keyed(index, <p>{inside(block)}</p>);
  });
}

/** A paragraph without its element, or a list. */
export function inside(block: Block<ResolvedLink>): ReactNode {
  if (typeof block === 'string') return block;
  return block.kind === 'list' ? <List {...block} /> : block.words.map((one, index) => keyed(index, word(one)));
}

function List({ isOrdered, items }: Extract<Block<ResolvedLink>, { kind: 'list' }>) {
  const Element = isOrdered ? 'ol' : 'ul';
  return (
    <Element className={isOrdered ? 'stack-2 list-decimal ps-6' : 'stack-2'}>
      {items.map(([first, ...rest], index) =>
        keyed(
          index,
          <li className={isOrdered ? undefined : 'dash'}>
            {first && inside(first)}
            <Blocks blocks={rest} />
          </li>,
        ),
      )}
    </Element>
  );
}

function word(one: Words<ResolvedLink>): ReactNode {
  if (typeof one === 'string') return one;
  if (one.kind === 'break') return <br />;
  const words = one.words.map((inner, index) => keyed(index, word(inner)));
  if (one.kind === 'bold') return <strong className="font-semibold">{words}</strong>;
  if (one.kind === 'emphasis') return <em>{words}</em>;
  const { href, newTab } = one;
  return (
    <a href={href} className={linkInText} {...(newTab && { target: '_blank', rel: 'noopener' })}>
      {words}
      {newTab && <span className="sr-only"> {newTab}</span>}
    </a>
  );
}

const linkInText = 'text-accent underline decoration-1 underline-offset-4 hover:decoration-2';

/** Words never move within their text, so their index is a key. */
const keyed = (index: number, node: ReactNode) => <Fragment key={index}>{node}</Fragment>;
