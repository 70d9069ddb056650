import type { FactGroup } from '../../templates/define.ts';
import type { Message } from '../report/diagnostic.ts';

/** Messages about sections that visitors would see as a bare heading. */
export const sectionMessages = {
  noFacts: (groups: readonly FactGroup[]): Message => ({
    id: 'no-facts',
    message: `This section shows ${inWords(groups)}, but site.yaml has none.`,
    hint: `Add "${groups[0]}:" to site.yaml, or delete this section.`,
  }),
  noPosts: (): Message => ({
    id: 'no-facts',
    message: 'This section lists posts, but no page is one.',
    hint: 'Add "published:" with a day, such as 2026-11-02, to a page, or delete this section.',
  }),
  /** A part of a section, such as one heading of a price list. */
  noFactsForPart: (group: FactGroup, isRequired: boolean): Message => ({
    id: 'no-facts',
    message: `This part shows ${group}, but site.yaml has none.`,
    hint: `Add "${group}:" to site.yaml, or delete this ${isRequired ? 'section' : 'part'}.`,
  }),
  noneNear: (name: string): Message => ({
    id: 'empty-list',
    message: `"${name}" is empty: there is no other town for its items.`,
    hint: 'Add a town with "npm run new -- town", or an item without "near:".',
  }),
  /** @param town the town that the page is for, if it is for one */
  emptyList: (name: string, town: string | undefined): Message => ({
    id: 'empty-list',
    message: town
      ? `"${name}" is empty on the page for ${town}: its items are for specialties that ${town} does not have.`
      : `"${name}" is empty: its items are made for each town, and no town is published.`,
    hint: town
      ? `Add an item without "specialty:", or give ${town} one of the specialties.`
      : `Delete "draft: true" from a town, add one with "npm run new -- town", or write items without "each: towns".`,
  }),
};

/** "specials", or "services, memberships, and bundles" */
function inWords(groups: readonly string[]): string {
  const [first = '', ...others] = groups;
  if (others.length === 0) return first;
  return `${groups.slice(0, -1).join(', ')}${groups.length > 2 ? ',' : ''} and ${groups.at(-1)}`;
}
