import type { SiteFacts } from '../../templates/facts/site.ts';
import { errorAt } from '../read/error-at.ts';
import { keySpan, type Path } from '../read/locate.ts';
import type { Source } from '../read/source.ts';
import type { Diagnostic } from '../report/diagnostic.ts';
import { siteMessages } from './site-messages.ts';

/**
 * Reports a business with neither a logo nor a mark.
 *
 * @param unknownFacts the paths of facts with a mistake that is already reported
 */
export function brandProblems({ brand }: SiteFacts, source: Source, unknownFacts: readonly Path[]): Diagnostic[] {
  const isUnknown = unknownFacts.some(([group, name]) => group === 'brand' && name !== 'shortName');
  if (brand.logo || brand.mark || isUnknown) return [];
  return [errorAt(source, keySpan(source, ['brand']), siteMessages.noMark())];
}
