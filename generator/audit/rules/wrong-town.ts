import type { SiteFacts, Town } from '../../../templates/facts/site.ts';
import { anyOf, localNames } from '../place-names.ts';
import type { AuditedPage, Finding, Place, Rule } from '../rule.ts';

/**
 * A page for one town that names another where search engines look first, as a copied page does. The business's own city
 * is its address, so every page may name it; only a title or main heading that names that city alone is about it.
 */
export const rule: Rule = {
  id: 'wrong-town',
  severity: 'warning',
  reason: 'A title or heading that names another town tells search engines and visitors that the page is not for them.',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  check: ({ facts, pages }) =>
    pages.flatMap((audited) => {
      const { town } = audited.page;
      return town
        ? partsOf(audited).flatMap((part) => foreignTowns(part, town, facts).map((name) => told(part, town, name)))
        : [];
    }),
};

interface Part extends Place {
  /** What it is, as in "the title of /a". */
  what: string;
  text: string;
  /** True where the page says what it is about. */
  isMain: boolean;
}

function partsOf({ page, reading }: AuditedPage): Part[] {
  const { title, description, headings, images } = reading;
  return [
    { what: 'The title', text: title, page, path: ['seo', 'title'], isMain: true },
    { what: 'The description', text: description, page, path: ['seo', 'description'], isMain: false },
    ...headings
      .filter(({ level, inMain }) => inMain && level <= 3)
      .map(({ level, text }) => ({ what: `The heading “${text}”`, text, page, excerpt: text, isMain: level === 1 })),
    ...images.map(({ alt }) => ({
      what: 'The alt text of a picture',
      text: alt ?? '',
      page,
      excerpt: alt ?? '',
      isMain: false,
    })),
  ];
}

/** The other towns that a text names; `Frisco Lakes` is no town where the page's own town has a neighborhood of that name. */
function foreignTowns({ text, isMain }: Part, own: Town, { towns = [], address }: SiteFacts): string[] {
  const rest = text.replace(anyOf([own.name, ...localNames(own)]), '');
  const namesOwn = anyOf([own.name]).test(text);
  return towns.flatMap(({ name, slug }) => {
    const allowed = slug === own.slug || (name === address.city && (!isMain || namesOwn));
    return !allowed && anyOf([name]).test(rest) ? [name] : [];
  });
}

function told({ what, text, isMain, ...place }: Part, town: Town, name: string): Finding {
  return {
    ...place,
    message: `${what} of ${place.page?.route} names ${name}, but the page is for ${town.name}.`,
    hint: `Write ${town.name}, or {town.name}, which is right on every page of a town.`,
    value: name,
  };
}
