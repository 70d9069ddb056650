import type { SiteFacts, Town } from '../../../templates/facts/site.ts';
import { anyOf, localNames } from '../place-names.ts';
import { type AuditedPage, type Finding, headingSpot, type Rule, type Spot } from '../rule.ts';

/**
 * A page for one town that names another where search engines look first, as a copied page does. The business's own city
 * is its address, so every page may name it; only a title or main heading that names that city alone is about it.
 */
export const rule: Rule = {
  id: 'wrong-town',
  severity: 'warning',
  reason: 'A title or heading that names another town tells search engines and visitors that the page is not for them.',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  check: ({ facts, pages }) => {
    const foreign = foreignTowns(facts);
    return pages.flatMap((audited) => {
      const { town } = audited.page;
      return town
        ? partsOf(audited).flatMap((part) =>
            foreign(part, town).map((name) => foreignName(part, audited.page.route, town, name)),
          )
        : [];
    });
  },
};

interface Part {
  at: Spot;
  /** What it is, as in "the title of /a". */
  what: string;
  text: string;
  /** True where the page says what it is about. */
  isMain: boolean;
}

function partsOf({ page, reading }: AuditedPage): Part[] {
  const { title, description, headings, images } = reading;
  return [
    { at: { page, path: ['seo', 'title'] }, what: 'The title', text: title, isMain: true },
    { at: { page, path: ['seo', 'description'] }, what: 'The description', text: description, isMain: false },
    ...headings
      .filter(({ level, inMain }) => inMain && level <= 3)
      .map((heading) => {
        const { level, text } = heading;
        return { at: headingSpot(page, heading), what: `The heading “${text}”`, text, isMain: level === 1 };
      }),
    ...images.map(({ alt }, image) => {
      return { at: { page, image }, what: 'The alt text of a picture', text: alt ?? '', isMain: false };
    }),
  ];
}

/** Finds the other towns that a text names; `Barnet Lakes` is none where the page's own town has a place of that name. */
function foreignTowns({ towns = [], address }: SiteFacts): (part: Part, own: Town) => string[] {
  const named = anyOf(towns.map(({ name }) => name).sort((a, b) => b.length - a.length));
  const isTown = new Set(towns.map(({ name }) => name));
  const ownPlaces = new Map(
    towns.map((town) => [town.slug, anyOf(localNames(town).filter((name) => !isTown.has(name)))]),
  );
  return ({ text, isMain }, own) => {
    const found = new Set(text.replace(ownPlaces.get(own.slug) ?? '', '').match(named));
    const aboutOwn = found.delete(own.name);
    if (!isMain || aboutOwn) found.delete(address.city);
    return [...found];
  };
}

function foreignName({ at, what }: Part, route: string, town: Town, name: string): Finding {
  return {
    at,
    message: `${what} of ${route} names ${name}, but the page is for ${town.name}.`,
    hint: `Write ${town.name}, or {town.name}, which is right on every page of a town.`,
    value: name,
  };
}
