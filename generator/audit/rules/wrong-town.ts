import type { Town } from '../../../templates/facts/site.ts';
import type { Background } from '../background.ts';
import type { Finding } from '../finding.ts';
import { nameIndex } from '../name-index.ts';
import { localNames } from '../place-names.ts';
import { type ProminentText, prominentTexts } from '../prominent-texts.ts';
import type { Rule } from '../rule.ts';

/**
 * The prominent texts of a page for one town must not name another town, as those of a copied page do. The city of the
 * business is part of its address, so any page may name it, unless a title or main heading names only that city.
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
function foreignTowns(own: Town, { townNames, facts: { address } }: Background): (text: ProminentText) => string[] {
  const ownPlaces = nameIndex(localNames(own).filter((name) => !townNames.has(name)));
  return ({ text, isMain }) => {
    const found = new Set(townNames.namesIn(ownPlaces.without(text, '')).map(({ name }) => name));
    const aboutOwn = found.delete(own.name);
    if (!isMain || aboutOwn) found.delete(address.city);
    return [...found];
  };
}

function foreignName({ at, what }: ProminentText, route: string, town: Town, name: string): Finding {
  return {
    at,
    message: `${what} of ${route} names ${name}, but the page is for ${town.name}.`,
    hint: `Write ${town.name}, or {town.name}, which is right on the page of any town.`,
    value: name,
  };
}
