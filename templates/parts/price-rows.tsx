import type { PageContext } from '../define.ts';

/**
 * Prices by label. If a row has the `highlightedPrice` label, it is highlighted, and the `struckPrice` row is struck
 * through.
 */
export function PriceRows({ prices, context }: { prices: Record<string, string>; context: PageContext }) {
  const { highlightedPrice, struckPrice } = context.site.words;
  const rows = Object.entries(prices);
  const hasHighlight = rows.some(([label]) => label === highlightedPrice);
  return (
    <dl className="ruled border-y border-rule">
      {rows.map(([label, price]) => {
        const highlighted = label === highlightedPrice;
        const struck = hasHighlight && label === struckPrice;
        return (
          <div
            key={label}
            className={`flex flex-wrap items-baseline justify-between gap-x-4 py-3 ${highlighted ? '-mx-3 rounded-md bg-accent px-3 text-on-fill' : ''}`}
          >
            <dt className={highlighted ? 'font-semibold' : 'text-soft'}>{label}</dt>
            <dd className={`font-display text-price tabular-nums ${highlighted ? '' : 'text-accent'}`}>
              {struck ? <s className="text-name text-soft">{price}</s> : price}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** The regular price, struck through, with the word that site.yaml puts before it. */
export function RegularPrice({ price, context }: { price: string; context: PageContext }) {
  return (
    <span className="text-soft">
      {context.site.words.regular} <s className="tabular-nums">{price}</s>
    </span>
  );
}
