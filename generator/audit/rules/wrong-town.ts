import type { Town } from '../../../templates/facts/site.ts';
import { asGroup } from '../../../templates/schema/is-group.ts';
import type { Page } from '../../plan/page.ts';
import type { Finding } from '../finding.ts';
import { type ForeignTown, foreignTowns } from '../places/foreign-towns.ts';
import { prominentTexts, spotOfName } from '../places/prominent-texts.ts';
import type { Rule } from '../rule.ts';

/**
 * Checks that the prominent texts of a page for one town do not mention only another town, as those of a copied page
 * do. The city of the business is part of its address, so any page may mention it, except in a title or main heading.
 */
export const rule: Rule = {
  id: 'wrong-town',
  severity: 'warning',
  reason:
    'A title or heading that names another town tells visitors and search engines that the page is about that town.',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  page: (audited, background) => {
    const { page, reading } = audited;
    const { town } = page;
    if (!town) return [];
    const about = { route: page.route, town };
    const found = foreignTowns(prominentTexts(audited), about, reading, background);
    return found.map((one) => findingOf(one, page, town));
  },
};

function findingOf({ text, found }: ForeignTown, { route, source }: Page, { name }: Town): Finding {
  // Text that is written once for many towns must not name one.
  const isOfMany = 'each' in asGroup(source.data);
  return {
    at: spotOfName(text, found),
    message: `${text.what} of ${route} names ${found.name}, but the page is for ${name}.`,
    hint: `Write ${isOfMany ? '' : `${name}, or `}{town.name}, which is right on the page of any town.`,
    value: found.name,
  };
}
