import type { PageContext } from '../define.ts';

/**
 * Prices by duration. Where one row has the highlighted label of site.yaml's words, it stands out
 * and the row with the struck label is struck through.
 */
export function PriceRows({ prices, context }: { prices: Record<string, string>; context: PageContext }) {
  const { highlightedPrice, struckPrice } = context.site.words;
  const rows = Object.entries(prices);
  const offer = rows.some(([label]) => label === highlightedPrice);
  return (
    <dl className="divide-y divide-rule border-y border-rule">
      {rows.map(([label, price]) => {
        const highlighted = label === highlightedPrice;
        const struck = offer && label === struckPrice;
        return (
          <div
            key={label}
            className={`flex items-baseline justify-between gap-4 py-3 ${highlighted ? '-mx-3 rounded-md bg-accent px-3 text-on-fill' : ''}`}
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

/** A price that is lower than usual, with the usual one struck through and named. */
export function Regular({ price, context }: { price: string; context: PageContext }) {
  return (
    <span className="text-soft">
      {context.site.words.regular} <s className="tabular-nums">{price}</s>
    </span>
  );
}
