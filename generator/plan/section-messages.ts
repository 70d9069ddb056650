import type { FactGroup } from '../../templates/define.ts';
import type { Message } from '../report/diagnostic.ts';
import { inWords } from '../report/wording.ts';

/** Messages about sections that visitors would see as a bare heading. */
export const sectionMessages = {
  noFacts: (groups: readonly FactGroup[]): Message => ({
    id: 'no-facts',
    message: `This section shows ${inWords(groups)}, but site.yaml has none.`,
    hint: `Add "${groups[0]}:" to site.yaml, or delete this section.`,
  }),
  /** @param areAwaited whether there are posts that are not published, such as drafts */
  noPosts: (areAwaited: boolean): Message => ({
    id: 'no-facts',
    message: `This section lists posts, but ${areAwaited ? 'none of them is published' : 'the site has none'}.`,
    hint: areAwaited
      ? 'Publish a post, or add "draft: true" to this section until then.'
      : 'Add "published:" with a day, such as 2026-11-02, to a page, or delete this section.',
  }),
  /** @param example an example of what to write; null if the site has another language than the examples */
  noWord: (word: string, example: string | null): Message => ({
    id: 'no-facts',
    message: `This section shows the text "${word}", which is missing from "words" in site.yaml.`,
    hint: `Add "${word}:" under "words" in site.yaml, ${example === null ? 'in the language of the site' : `such as "${word}: ${example}"`}.`,
  }),
  /** A part of a section, such as one heading of a price list. */
  noFactsForPart: (group: FactGroup, isRequired: boolean): Message => ({
    id: 'no-facts',
    message: `This part shows ${group}, but site.yaml has none.`,
    hint: `Add "${group}:" to site.yaml, or delete this ${isRequired ? 'section' : 'part'}.`,
  }),
  /**
   * @param isOther whether one town is left out, because the list is about the towns near it
   * @param part what can be deleted along with the list; null if there is nothing
   */
  noneNear: (name: string, isOther: boolean, hasDrafts: boolean, part: string | null): Message => ({
    id: 'empty-list',
    message: `"${name}" is empty: there is no ${isOther ? 'other ' : ''}${hasDrafts ? 'published ' : ''}town for its items.`,
    hint: `${moreTowns(hasDrafts)}, ${orDelete('add an item without "near:"', part)}.`,
  }),
  /** @param part what can be deleted along with the list; null if there is nothing */
  noneIn: (name: string, counties: readonly string[], hasDrafts: boolean, part: string | null): Message => ({
    id: 'empty-list',
    message: `"${name}" is empty: no ${hasDrafts ? 'published ' : ''}town in ${inWords([...new Set(counties)], 'or')} fits its items.`,
    hint: `${moreTowns(hasDrafts)}, ${orDelete('choose another county or state with "in:"', part)}.`,
  }),
  emptyForTown: (name: string, town: string): Message => ({
    id: 'empty-list',
    message: `"${name}" is empty on the page for ${town}: its items are for specialties that ${town} does not have.`,
    hint: `Add an item without "specialty:", or give ${town} one of the specialties.`,
  }),
  /** @param part what can be deleted along with the list; null if there is nothing */
  noTowns: (name: string, hasDrafts: boolean, part: string | null): Message => ({
    id: 'empty-list',
    message: `"${name}" is empty: its items are made for each town, and ${hasDrafts ? 'every town is a draft' : 'there is no town'}.`,
    hint: `${moreTowns(hasDrafts)}, ${orDelete('write items without "each: towns"', part)}.`,
  }),
};

const moreTowns = (hasDrafts: boolean) =>
  `${hasDrafts ? 'Delete "draft: true" from a town, add one' : 'Add a town'} with "npm run new -- town"`;

const orDelete = (change: string, part: string | null) =>
  part === null ? `or ${change}` : `${change}, or delete ${part}`;
