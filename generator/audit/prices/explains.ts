import type { CatalogItem, PriceList } from './price-list.ts';
import type { PriceStatement } from './price-statements.ts';

/** What is around an amount. */
export interface AmountContext {
  /** The text after it. */
  after: string;
  /** Its sentence. */
  whole: string;
  /** What it may be the price of: everything if the text does not say. */
  sold: readonly CatalogItem[];
}

/** Returns true if an amount follows from prices in site.yaml in one way, such as by adding them up. */
export type Explains = (statement: PriceStatement, around: AmountContext, list: PriceList) => boolean;
