import { localeIn } from '../../../templates/facts/locale.ts';
import type { Town } from '../../../templates/facts/site.ts';
import type { Background } from '../background.ts';
import type { Finding } from '../finding.ts';
import { type NameIndex, nameIndex } from '../name-index.ts';
import { isNamesake, localNames } from '../place-names.ts';
import { type ProminentText, prominentTexts } from '../prominent-texts.ts';
import type { Rule } from '../rule.ts';

/**
 * The prominent texts of a page for one town must not name another town alone, as those of a copied page do. The city of the
 * business is part of its address, so any page may name it, unless a title or main heading does.
 */
export const rule: Rule = {
  id: 'wrong-town',
  severity: 'warning',
  reason:
    'A title or heading that names another town tells visitors and search engines that the page is about that town.',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  page: (audited, background) => {
    const { route, town } = audited.page;
    if (!town) return [];
    const foreign = foreignTowns(town, background);
    return prominentTexts(audited).flatMap((text) => foreign(text).map((name) => foreignName(text, route, town, name)));
  },
};

/**
 * Finds the names of other towns in the text of a page for a town. In `Barnet Lakes`, Barnet is not another town if the words of the
 * page's own town name a place Barnet Lakes.
 */
function foreignTowns(
  own: Town,
  { townNames, placeNames, facts: { address, language } }: Background,
): (text: ProminentText) => string[] {
  const ownPlaces = nameIndex(localNames(own).filter((name) => !townNames.has(name)));
  return ({ text, isMain }) => {
    const rest = ownPlaces.without(text, '');
    const places = townNames.namesIn(rest);
    if (places.length === 0 || places.some(({ name }) => name === own.name)) return [];
    const towns = places.filter(({ name, index }) => {
      const before = rest.slice(0, index);
      const after = rest.slice(index + name.length);
      return !isNamesake(after) && !isVerb(before, after) && !isJoined(before, placeNames, language);
    });
    const found = new Set(towns.map(({ name }) => name));
    if (!isMain) found.delete(address.city);
    return [...found];
  };
}

/** True for a name that is also a verb, as in "How Plants Flower in the Dark". */
const isVerb = (before: string, after: string) =>
  /\p{Ll}s $/u.test(before) && /^ (?:in|with|by|when|where|through|under|on|at|as|after|without)\b/i.test(after);

/** True if what comes before a name joins it to something that is no place, which makes it a word, as in "Rest and Reading". */
function isJoined(before: string, placeNames: NameIndex, language: string): boolean {
  const joint = [' & ', ...[language, 'en'].map(andIn)].find((one) => before.endsWith(one));
  if (joint === undefined) return false;
  const joined = before.slice(0, -joint.length).replace(/,$/, '');
  return !placeNames.namesIn(joined).some(({ name, index }) => index + name.length === joined.length);
}

/** The word between two things in a language, with its spaces. */
function andIn(language: string): string {
  const parts = new Intl.ListFormat([localeIn(language), 'en']).formatToParts(['a', 'b']);
  return parts.find(({ type }) => type === 'literal')?.value ?? ' & ';
}

function foreignName({ at, what }: ProminentText, route: string, town: Town, name: string): Finding {
  return {
    at,
    message: `${what} of ${route} names ${name}, but the page is for ${town.name}.`,
    hint: `Write ${town.name}, or {town.name}, which is right on the page of any town.`,
    value: name,
  };
}
