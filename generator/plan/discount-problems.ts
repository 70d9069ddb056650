import type { SiteFacts } from '../../templates/facts/site.ts';
import { errorAt } from '../read/error-at.ts';
import { keySpan, type Path } from '../read/locate.ts';
import type { Source } from '../read/source.ts';
import type { Diagnostic } from '../report/diagnostic.ts';
import { siteMessages } from './site-messages.ts';

/**
 * Reports special offers with both a price and a discount.
 *
 * @param unknownFacts the paths of facts with a mistake that is already reported
 */
export function discountProblems(
  { specials = {} }: SiteFacts,
  source: Source,
  unknownFacts: readonly Path[],
): Diagnostic[] {
  if (unknownFacts.some(([group]) => group === 'specials')) return [];
  return Object.entries(specials).flatMap(([key, { price, discount }]) =>
    price === undefined || discount === undefined
      ? []
      : [errorAt(source, keySpan(source, ['specials', key, 'discount']), siteMessages.priceAndDiscount())],
  );
}
