import type { SiteFacts } from '../../templates/facts/site.ts';
import { keySpan, type Path } from '../read/locate.ts';
import type { Source } from '../read/source.ts';
import type { Diagnostic } from '../report/diagnostic.ts';
import { siteMessages } from './site-messages.ts';
import { errorAt, errorAtValue } from './texts/error-at.ts';

/**
 * Checks that a business with a street has coordinates, and that the map never shows the home of one without.
 *
 * @param unknownFacts the paths of facts that have a mistake, which is reported already
 */
export function geoProblems(
  { address, geo, map }: SiteFacts,
  source: Source,
  unknownFacts: readonly Path[],
): Diagnostic[] {
  if (unknownFacts.some(([group]) => group === 'address' || group === 'geo' || group === 'map')) return [];
  if (!address.street) return map ? [errorAt(source, keySpan(source, ['map']), siteMessages.mapWithoutStreet())] : [];
  return geo ? [] : [errorAtValue(source, ['address', 'street'], siteMessages.noGeo())];
}
