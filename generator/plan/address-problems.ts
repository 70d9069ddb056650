import { withoutPostalCodes, withStates } from '../../templates/facts/address-countries.ts';
import type { SiteFacts } from '../../templates/facts/site.ts';
import { isUnknown } from '../check/facts/unknown-facts.ts';
import { errorAt, errorAtValue } from '../read/error-at.ts';
import { keySpan, type Path } from '../read/locate.ts';
import type { Source } from '../read/source.ts';
import type { Diagnostic } from '../report/diagnostic.ts';
import { siteMessages } from './site-messages.ts';

/**
 * Checks that an address has a state where it needs one, that a business with a street has coordinates, and a postal
 * code where there are any, and that the map never shows the home of a business without a street.
 *
 * @param unknownFacts the paths of facts with a mistake that is already reported
 */
export function addressProblems(
  { address, geo, map }: SiteFacts,
  source: Source,
  unknownFacts: readonly Path[],
): Diagnostic[] {
  const isKnown = !isUnknown(['address', 'region'], unknownFacts) && !isUnknown(['address', 'country'], unknownFacts);
  const isLacking = isKnown && withStates.has(address.country) && address.region === undefined;
  const noRegion = isLacking
    ? [errorAt(source, keySpan(source, ['address']), siteMessages.noRegion(address.country))]
    : [];
  if (unknownFacts.some(([group]) => group === 'address' || group === 'geo' || group === 'map')) return noRegion;
  const inMap =
    map && !address.street ? [errorAt(source, keySpan(source, ['map']), siteMessages.mapWithoutStreet())] : [];
  const noGeo = address.street && !geo ? [errorAtValue(source, ['address', 'street'], siteMessages.noGeo())] : [];
  const noCode =
    address.street && address.postalCode === undefined && !withoutPostalCodes.has(address.country)
      ? [errorAt(source, keySpan(source, ['address']), siteMessages.noPostalCode())]
      : [];
  return [...noRegion, ...noCode, ...inMap, ...noGeo];
}
