import type { SiteFacts } from '../../templates/facts/site.ts';
import { keySpan, type Path } from '../read/locate.ts';
import type { Source } from '../read/source.ts';
import type { Diagnostic, Message } from '../report/diagnostic.ts';
import { errorAt, errorAtValue } from './error-at.ts';

const noGeo: Message = {
  id: 'missing-property',
  message: 'The address has a street, but "geo" is missing from site.yaml, so search engines do not get the place.',
  hint: 'Add "geo:" with the latitude and longitude of the entrance. If nobody comes to you, delete "street:" instead.',
};

const noStreet: Message = {
  id: 'map-without-street',
  message: 'The map has a pin at the place of the business, but the address has no street to come to.',
  hint: 'Delete "map:". If customers come to you, add "street:" to "address:".',
};

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
  if (!address.street) return map ? [errorAt(source, keySpan(source, ['map']), noStreet)] : [];
  return geo ? [] : [errorAtValue(source, ['address', 'street'], noGeo)];
}
