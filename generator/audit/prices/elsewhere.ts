import type { SiteFacts } from '../../../templates/facts/site.ts';
import type { NameIndex } from '../name-index.ts';

/** A name after "in" or "at". "At Just $85" in a title is not one. */
const places =
  /\b[Ii]n (\p{Lu}[\p{L}.’'-]*(?: \p{Lu}[\p{L}.’'-]*)*)|\b[Aa]t (\p{Lu}[\p{L}.’'-]*(?: \p{Lu}[\p{L}.’'-]*)*)/gu;
const noNames =
  /^(?:An?|The|Our|My|Your|This|These|Any|All|One|Each|Every|Both|Home|Night|Noon|Person|Minutes|Just|Only|About|Around|Under|Least|Most|Less|Half|First|Last)(?!\p{L})/u;

interface KnownNames {
  /** The names of the towns of the site, and of its city. */
  placeNames: NameIndex;
  /** Returns true for a text that begins with the name of something that the business sells. */
  isSold: (text: string) => boolean;
}

/**
 * Returns a function that returns true for words that name a place other than that of the business, as in "in Dallas"
 * and "at Target": the prices of others are not in site.yaml.
 */
export function elsewhereFinder({ business, brand }: SiteFacts, { placeNames, isSold }: KnownNames) {
  const own = [business.name, brand.shortName];
  const isOwnPlace = (name: string) => placeNames.namesIn(name)[0]?.index === 0;
  const isOwnName = (name: string) => own.some((one) => name.startsWith(one));
  const isOurs = (name: string) => noNames.test(name) || isOwnPlace(name) || isOwnName(name) || isSold(name);
  return (words: string): boolean => [...words.matchAll(places)].some(([, place, name = place ?? '']) => !isOurs(name));
}
