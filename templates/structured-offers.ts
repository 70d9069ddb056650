import { type PriceRange, priceRange } from './facts/price-range.ts';

/**
 * Returns the prices of a service (https://schema.org/AggregateOffer). What one amount cannot express is given for each
 * price: its lower and upper bound, and what it buys (https://schema.org/PriceSpecification).
 *
 * @param prices what customers pay, each with its duration or label
 * @returns undefined if none of them is the price of the service itself
 */
export function offersData(
  prices: readonly (readonly [label: string, price: string])[],
  currency: string,
): object | undefined {
  const ranges = prices.flatMap(([label, price]) => {
    // What is added to another price is not the price of anything.
    const range = price.startsWith('+') ? null : priceRange(price);
    return range ? [{ label, ...range }] : [];
  });
  if (ranges.length === 0) return undefined;
  const low = Math.min(...ranges.map((range) => range.low));
  const high = Math.max(...ranges.map((range) => range.high));
  const isPlain = ranges.every((range) => range.low === range.high && range.unit === null);
  return {
    '@type': 'AggregateOffer',
    priceCurrency: currency,
    lowPrice: low,
    ...(Number.isFinite(high) && { highPrice: high }),
    offerCount: ranges.length,
    ...(Number.isFinite(high) && { description: `${low === high ? low : `${low}–${high}`} ${currency}` }),
    ...(!isPlain && { offers: ranges.map((range) => offer(range, currency)) }),
  };
}

function offer({ label, low, high, unit }: PriceRange & { label: string }, currency: string): object {
  const amounts = low === high ? { price: low } : { minPrice: low, ...(Number.isFinite(high) && { maxPrice: high }) };
  const type = unit === null ? 'PriceSpecification' : 'UnitPriceSpecification';
  const specification = { '@type': type, ...amounts, priceCurrency: currency, ...(unit && { unitText: unit }) };
  return { '@type': 'Offer', name: label, priceSpecification: specification };
}
