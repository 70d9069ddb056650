import { alternatives } from '../../templates/facts/catalog.ts';
import type { SiteFacts } from '../../templates/facts/site.ts';
import { isUnknown } from '../check/facts/unknown-facts.ts';
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
  const problem = (path: Path, message: Message) => errorAt(source, keySpan(source, path), message);
  /** Returns the keys of a group, each with those of its alternatives that an entry has. */
  const written = (group: 'memberships' | 'specials') =>
    Object.entries(facts[group] ?? {}).flatMap(([key, entry]) => {
      const names = alternatives[group] ?? [];
      const isKnown = !names.some((name) => isUnknown([group, key, name], unknownFacts));
      return isKnown ? [{ key, names: names.filter((name) => Object.hasOwn(entry, name)) }] : [];
    });
  return [
    ...written('specials').flatMap(({ key, names: [, second] }) =>
      second ? [problem(['specials', key, second], siteMessages.priceAndDiscount())] : [],
    ),
    ...written('memberships').flatMap(({ key, names: [first, second] }) => {
      if (!first) return [problem(['memberships', key], siteMessages.noFee(key))];
      return second ? [problem(['memberships', key, second], siteMessages.twoFees())] : [];
    }),
  ];
}
