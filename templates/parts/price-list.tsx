import type { ReactNode } from 'react';
import type { PageContext } from '../define.ts';
import { Text } from './text.tsx';

/** A price with its label. A former price is apart from it, and struck through. */
export interface PriceOfLine {
  words: string;
  former?: string;
}

/** One line of a printed price list. */
export interface PriceLine {
  key: string;
  name: string;
  prices: readonly PriceOfLine[];
  text: ReactNode;
}

interface PriceListProps {
  heading: string;
  note: string | undefined;
  lines: readonly PriceLine[];
  /** True for short lines, which fit side by side. */
  inColumns: boolean;
  context: PageContext;
}

/** A part of a printed price list. It may continue on the next sheet, but not right after its heading. */
export function PriceList({ heading, note, lines, inColumns, context }: PriceListProps) {
  return (
    <section className="mt-10 print:mt-6">
      <div className="border-b-2 border-head pb-2 break-after-avoid print:pb-1">
        <h2 className="text-title print:text-name">{heading}</h2>
        {note && <Text text={note} context={context} className="text-small text-soft" />}
      </div>
      <dl className={`grid gap-x-10 ${inColumns ? 'sm:grid-cols-2 print:grid-cols-2' : ''}`}>
        {lines.map(({ key, name, prices, text }) => (
          <div
            key={key}
            className="flex flex-wrap items-baseline gap-x-6 border-b border-rule py-3 first:break-after-avoid print:py-1.5"
          >
            {/* If the prices leave less than this for the name, they go below it. */}
            <dt className="grow basis-[min(12rem,50%)] font-display text-name text-head print:text-base">{name}</dt>
            {prices.length > 0 && (
              <dd className="flex flex-wrap gap-x-5 font-semibold tabular-nums max-sm:has-[span+span]:basis-full">
                {prices.map(({ words, former }) => (
                  <span key={words}>
                    {former ? (
                      <>
                        {words} <s className="font-normal">{former}</s>
                      </>
                    ) : (
                      words
                    )}
                  </span>
                ))}
              </dd>
            )}
            {text && (
              <dd className="basis-full text-small text-soft print:text-label">
                <div className="max-w-[62ch] print:max-w-none">{text}</div>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}
