import type { PageContext } from '../define.ts';
import { isFormer } from '../facts/former-price.ts';
import { plainName } from '../facts/plain-name.ts';
import { unbrokenPrice } from '../facts/unbroken-price.ts';

interface Props {
  prices: Readonly<Record<string, string>>;
  context: PageContext;
}

/** Prices by label. A row with the `highlightedPrice` label is highlighted. */
export function PriceRows({ prices, context }: Props) {
  const { highlightedPrice = '' } = context.site.words;
  const highlightedLabel = plainName(highlightedPrice);
  return (
    <dl className="ruled border-y border-rule">
      {Object.keys(prices).map((label) => {
        const highlighted = label === highlightedLabel;
        return (
          <div
            key={label}
            className={`flex flex-wrap items-baseline justify-between gap-x-4 py-3 ${highlighted ? '-mx-3 rounded-md bg-accent px-3 text-on-fill' : ''}`}
          >
            <dt className={highlighted ? 'font-semibold' : 'text-soft'}>{label}</dt>
            <dd className={`font-display text-price tabular-nums ${highlighted ? '' : 'text-accent'}`}>
              <Price label={label} prices={prices} context={context} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** The price with a label, in large type. A former one is smaller, and struck through. */
export function Price({ label, prices, context }: Props & { label: string }) {
  const price = unbrokenPrice(prices[label] ?? '', context.site);
  return isFormer(label, prices, context.site.words) ? <s className="text-name text-soft">{price}</s> : price;
}

/** The regular price, struck through, with the word that site.yaml puts before it. */
export function RegularPrice({ price, context }: { price: string; context: PageContext }) {
  return (
    <span className="text-soft">
      {context.site.words.regular} <s className="tabular-nums">{unbrokenPrice(price, context.site)}</s>
    </span>
  );
}
