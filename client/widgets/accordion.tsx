import { type KeyboardEvent, type MouseEvent, useId, useRef } from 'react';
import { isModified } from '../modified-click.ts';
import { type Block, Blocks, type ResolvedLink } from '../rich-text.tsx';

interface AccordionProps {
  items: { id?: string | undefined; question: string; paragraphs: Block<ResolvedLink>[] }[];
}

/**
 * Questions that open one at a time. `<details name>` does that natively. This adds the arrow keys of
 * https://www.w3.org/WAI/ARIA/apg/patterns/accordion/ and closes the others in browsers without support for `name`: those
 * before Chrome 120, Safari 17.2, and Firefox 130.
 * The id is on the answer inside, so that browsers open the details for a link to it.
 */
export default function Accordion({ items }: AccordionProps) {
  // One item of a group with the same name is open at a time.
  const name = useId();
  const list = useRef<HTMLDivElement>(null);
  const moveFocus = (event: KeyboardEvent) => {
    if (isModified(event)) return;
    const triggers = [...(list.current?.querySelectorAll('summary') ?? [])];
    const at = triggers.indexOf(event.target as HTMLElement);
    const next = at < 0 ? undefined : targetIndex(event.key, at, triggers.length);
    if (next === undefined) return;
    event.preventDefault();
    triggers[next]?.focus();
  };
  /** Keeps a question in place: a long answer that closes above must not move it away from under the finger. */
  const keepInPlace = ({ target }: MouseEvent) => {
    const question = (target as Element).closest('summary');
    if (!question) return;
    const { top } = question.getBoundingClientRect();
    requestAnimationFrame(() => {
      scrollBy({ top: question.getBoundingClientRect().top - top, behavior: 'instant' });
    });
  };
  const closeOthers = (opened: HTMLDetailsElement) => {
    for (const item of list.current?.querySelectorAll('details') ?? []) {
      if (opened.open && item !== opened) item.open = false;
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only moves focus among the questions inside.
    <div ref={list} onKeyDown={moveFocus} onClick={keepInPlace} className="border-t border-rule">
      {items.map(({ id, question, paragraphs }) => (
        <details
          key={id ?? question}
          name={name}
          suppressHydrationWarning
          onToggle={({ currentTarget }) => closeOthers(currentTarget)}
          className="border-b border-rule print-open"
        >
          <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-6 py-4">
            <h3 className="min-w-0 text-name wrap-anywhere">{question}</h3>
            <span aria-hidden="true" className="plus-icon shrink-0" />
          </summary>
          <div id={id} className="max-w-text scroll-mt-[min(10rem,20vh)] stack-4 pb-6 text-soft">
            <Blocks blocks={paragraphs} />
          </div>
        </details>
      ))}
    </div>
  );
}

/** Returns the index that a key moves the focus to, wrapping around at the ends. */
function targetIndex(key: string, at: number, count: number): number | undefined {
  return { ArrowDown: (at + 1) % count, ArrowUp: (at + count - 1) % count, Home: 0, End: count - 1 }[key];
}
