import type { SiteFacts } from '../../templates/facts/site.ts';
import { errorAt } from '../read/error-at.ts';
import { keySpan, type Path } from '../read/locate.ts';
import type { Source } from '../read/source.ts';
import type { Diagnostic, Message } from '../report/diagnostic.ts';
import { siteMessages } from './site-messages.ts';

/**
 * Reports special offers with both a price and a discount, and memberships with two prices, or none.
 *
 * @param unknownFacts the paths of facts with a mistake that is already reported
 */
export function catalogProblems(facts: SiteFacts, source: Source, unknownFacts: readonly Path[]): Diagnostic[] {
  const { specials = {}, memberships = {} } = facts;
  const problem = (path: Path, message: Message) => errorAt(source, keySpan(source, path), message);
  const inSpecials = Object.entries(specials).flatMap(([key, { price, discount }]) =>
    price === undefined || discount === undefined
      ? []
      : [problem(['specials', key, 'discount'], siteMessages.priceAndDiscount())],
  );
  const inMemberships = Object.entries(memberships).flatMap(([key, { monthly, yearly }]) => {
    if (monthly === undefined && yearly === undefined) {
      return [problem(['memberships', key], siteMessages.noFee(key))];
    }
    return monthly === undefined || yearly === undefined
      ? []
      : [problem(['memberships', key, 'yearly'], siteMessages.twoFees())];
  });
  const isKnown = (group: string) => !unknownFacts.some(([first]) => first === group);
  return [...(isKnown('specials') ? inSpecials : []), ...(isKnown('memberships') ? inMemberships : [])];
}
