import type { PageContext } from '../define.ts';
import { type CatalogGroup, chosen } from '../facts/catalog.ts';
import { isFormer } from '../facts/former-price.ts';
import { feeOf } from '../facts/membership-fee.ts';
import { unbrokenPrice } from '../facts/unbroken-price.ts';
import { plainText } from '../markdown/plain-text.ts';
import type { PriceLine, PriceOfLine } from './price-list.tsx';
import { inlineText } from './text.tsx';

type LinesOf = (context: PageContext, keys: string[] | undefined) => PriceLine[];

/** Returns the lines of a price list for a group of site.yaml, or for the entries with some keys. */
export const priceLines: Record<CatalogGroup, LinesOf> = {
  services: (context, keys) => linesWithLabels(context, chosen(context.site.services, keys)),
  memberships: (context, keys) =>
    chosen(context.site.memberships, keys).map(([key, membership]) => {
      const { price, period } = feeOf(membership, context.site.words);
      const prices = [{ words: `${unbrokenPrice(price, context.site)} ${period}` }];
      return { key, name: membership.name, prices, text: inlineText(membership.description, context) };
    }),
  bundles: ({ site }, keys) =>
    chosen(site.bundles, keys).map(([key, { name, features, price }]) => {
      return { key, name, prices: [{ words: unbrokenPrice(price, site) }], text: features.map(plainText).join(' · ') };
    }),
  packages: (context, keys) => linesWithLabels(context, chosen(context.site.packages, keys)),
  enhancements: (context, keys) =>
    chosen(context.site.enhancements, keys).map(([key, { name, note, price }]) => {
      return {
        key,
        name,
        prices: [{ words: unbrokenPrice(price, context.site) }],
        text: note && inlineText(note, context),
      };
    }),
  specials: (context, keys) =>
    chosen(context.site.specials, keys).map(([key, { name, description, duration, price, discount }]) => {
      const off = discount && `${unbrokenPrice(discount, context.site)} ${context.site.words.off}`;
      const words = [duration, price && unbrokenPrice(price, context.site), off].filter(Boolean).join(' ');
      return { key, name, prices: words ? [{ words }] : [], text: inlineText(description, context) };
    }),
};

/** What has prices by label. */
interface Labeled {
  name: string;
  description: string;
  prices?: Readonly<Record<string, string>>;
}

function linesWithLabels(context: PageContext, entries: readonly [key: string, Labeled][]): PriceLine[] {
  return entries.map(([key, { name, description, prices }]) => {
    return { key, name, prices: labeled(context, prices), text: inlineText(description, context) };
  });
}

const labeled = ({ site }: PageContext, prices: Readonly<Record<string, string>> = {}): PriceOfLine[] =>
  Object.entries(prices).map(([label, written]) => {
    const price = unbrokenPrice(written, site);
    return isFormer(label, prices, site.words) ? { words: label, former: price } : { words: `${label} ${price}` };
  });
