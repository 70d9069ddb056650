import type { Definitions } from '../check/definition.ts';
import { contextsOf } from './contexts.ts';
import { townFiller } from './expand-site.ts';
import { readAddress } from './links/link-target.ts';
import { hasFaults, unreported } from './texts/fill-context.ts';
import { townFinder } from './towns/town-finder.ts';
import { nothingTrusted } from './trusted.ts';

/**
 * Returns true if all placeholders in the texts of towns can be filled in, and the links to other sites have no fault.
 * The definitions may be only a part of the site, because a town refers only to facts and to itself.
 */
export function areTownTextsRight(definitions: Pick<Definitions, 'site' | 'towns' | 'today'>): boolean {
  const found = unreported();
  const specialties = definitions.towns.flatMap(({ data }) => Object.keys(data.specialties ?? {}));
  const shared = {
    specialties: [...new Set(specialties)],
    isUnpublished: () => false,
    draftPlaces: [],
    finder: townFinder(),
    mark: null,
  };
  const contextFor = contextsOf(definitions, { ...found, ...shared });
  const { fillTown } = townFiller(definitions.site, contextFor, nothingTrusted);
  return definitions.towns.every((town) => {
    const { links } = fillTown(town);
    const areAddresses = links.every(({ text }) => readAddress(text).kind !== 'fault');
    return areAddresses && !hasFaults(found);
  });
}
