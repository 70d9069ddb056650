import type { Town } from '../../../templates/facts/site.ts';
import type { Background } from '../background.ts';
import { type Finding, headingSpot, type Spot } from '../finding.ts';
import { nameIndex } from '../name-index.ts';
import { localNames } from '../place-names.ts';
import type { AuditedPage, Rule } from '../rule.ts';

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

/** Text that search engines use to find out what a page is about. */
interface ProminentText {
  at: Spot;
  /** What it is, as in "The title of /a". */
  what: string;
  text: string;
  /** True for the title and the main heading. */
  isMain: boolean;
}

function prominentTexts({ page: { route }, reading }: AuditedPage): ProminentText[] {
  const { title, description, headings, images } = reading;
  return [
    { at: { route, path: ['seo', 'title'] }, what: 'The title', text: title, isMain: true },
    { at: { route, path: ['seo', 'description'] }, what: 'The description', text: description, isMain: false },
    ...headings
      .filter(({ level, inMain }) => inMain && level <= 3)
      .map((heading) => {
        const { level, text } = heading;
        return { at: headingSpot(route, heading), what: `The heading “${text}”`, text, isMain: level === 1 };
      }),
    ...images.map(({ alt }, image) => {
      return { at: { route, image }, what: 'The alt text of a picture', text: alt ?? '', isMain: false };
    }),
  ];
}

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
