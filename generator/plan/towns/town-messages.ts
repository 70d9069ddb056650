import type { Town } from '../../../templates/facts/site.ts';
import { suggest } from '../../basics/suggest.ts';
import type { Message } from '../../report/diagnostic.ts';
import { allOf, inWords, nearOrAll } from '../../report/wording.ts';
import { didYouMean, nearOrList } from '../texts/dictate.ts';
import { placeMessages } from './place-messages.ts';

function unlisted(name: string, known: readonly string[], without: string): string {
  const near = suggest(name, known);
  if (near !== null) return didYouMean(near);
  return `${allOf(known, 'The specialties are:') || 'Add it under "specialties:" of a town.'} ${without}.`;
}

/** A town whose name includes a state. */
interface TownInState {
  town: string;
  region: string;
}

/** Messages about towns, or what refers to them. The towns may be in site.yaml or in their own files. */
export const townMessages = {
  unknownTown: (slug: string, slugs: readonly string[], near: string | null): Message => ({
    id: 'unknown-town',
    message: `No town has the slug "${slug}".`,
    hint:
      near === null
        ? `If the town is gone, delete this page too. If not, add it with "npm run new -- town". ${nearOrList(null, slugs, 'The slugs are:', '')}`.trim()
        : didYouMean(near),
  }),
  unpublishedTown: (slug: string): Message => ({
    id: 'unpublished-town',
    message: `The town "${slug}" is a draft, so it is not part of the site.`,
    hint: 'Delete "draft: true" from the town, or name another town here.',
  }),
  /** @param part what asks for the specialty, in words; null if it would be about all towns without it */
  unknownSpecialty: (name: string, known: readonly string[], part: string | null): Message => ({
    id: 'unknown-specialty',
    message: `No town lists the specialty "${name}".`,
    hint: unlisted(name, known, part === null ? `For all towns, delete "specialty: ${name}"` : `Or delete ${part}`),
  }),
  townAndEach: (): Message => ({
    id: 'town-and-each',
    message: 'A page is either about one town ("town:") or made for each town ("each: towns"). This one has both.',
    hint: 'Delete one of the two lines.',
  }),
  perPage: (): Message => ({
    id: 'posts-and-town',
    message: 'A page about a town has no second page, so its list of posts cannot have "perPage:".',
    hint: 'Write "newest:" instead of "perPage:", and delete "older:" and "newer:". Or list all posts on a page without a town.',
  }),
  specialtyWithoutTown: (): Message => ({
    id: 'specialty-without-town',
    message: '"specialty" needs a town, but there is none here.',
    hint: 'Add "each: towns" next to it, or "town:" with the slug of one town.',
  }),
  /** @param name the property that needs `each` */
  withoutEach: (name: 'in' | 'near' | 'limit'): Message => ({
    id: 'without-each',
    message: `"${name}" chooses among the towns of "each: towns", which is missing here.`,
    hint: `Add "each: towns" next to it, or delete "${name}".`,
  }),
  limitedPosts: (): Message => ({
    id: 'without-each',
    message: '"limit" is for towns. The number of posts in a list is its "newest".',
    hint: didYouMean('newest'),
  }),
  sameCopies: (isSection: boolean, count: number): Message => ({
    id: 'same-copies',
    message: `This makes ${count} copies of the ${isSection ? 'section' : 'item'}, one for each town, but nothing in it names the town, so all are the same.`,
    hint: `Delete "each: towns", or write {town.name} in the ${isSection ? 'section' : 'item'}.`,
  }),
  /**
   * @param towns two with one name, in different states
   * @param name the placeholder for their names, as written
   */
  sameNames: (twins: readonly Town[], name: string, isSection: boolean): Message => {
    const places = twins.map(({ region }) => `one ${region ? `in ${region}` : 'without a "region:"'}`);
    const isComplete = twins.every(({ region }) => region);
    return {
      id: 'same-copies',
      message: `Two of these towns are named ${twins[0]?.name}, ${inWords(places)}, but nothing that visitors read in the ${isSection ? 'section' : 'item'} says which is which.`,
      hint: `${isComplete ? '' : 'Give the other one its "region:" too.\n'}Add the state:  ${name}, {town.region}`,
    };
  },
  ...placeMessages,
  /** @param known the words and slugs that are allowed */
  unknownNear: (near: string, known: readonly string[], better: string | null): Message => ({
    id: 'unknown-town',
    message: `No town has the slug "${near}".`,
    hint: nearOrList(
      better,
      known,
      'Write one of these:',
      'Write "town" for the town of the page, "business", or the slug of a town.',
    ),
  }),
  /** @param near `business`, or `town` where there is none */
  nearNoPlace: (near: 'business' | 'town'): Message => ({
    id: 'no-geo',
    message: `"near: ${near}" ${near === 'town' ? 'means the business here, whose place' : 'needs the place of the business, which'} is not in site.yaml.`,
    hint: `Add "geo:" to site.yaml, with its latitude and longitude, or ${near === 'town' ? 'write the slug of a town here' : 'delete "near:"'}.`,
  }),
  unusedSpecialty: (name: string, used: readonly string[]): Message => ({
    id: 'unused-specialty',
    message: `No page is made for the specialty "${name}".`,
    hint: nearOrAll(name, used, 'There are pages for:'),
  }),
  /** Returns the hint about a wrong slug of a town that has its own file. */
  renameFile: (file: string, slug: string): Pick<Message, 'hint' | 'fix'> => ({
    hint: `Rename the file to ${file.replace(/[^/]*$/, slug)}.yaml.`,
    fix: { kind: 'rename-file', slug },
  }),
  /** A page uses the slug that matches the town's name, and nothing uses the slug that the town has. */
  misspelledSlug: (slug: string, name: string, wanted: string): Message => ({
    id: 'unknown-town',
    message: `The slug of ${name} is "${slug}" here, but pages write "${wanted}".`,
    hint: didYouMean(wanted),
  }),
  withRegion: (name: string, better: string, isTaken: boolean): Message => ({
    id: 'town-with-state',
    message: `The name "${name}" has the state in it. Pages add the state themselves where they need it.`,
    hint: isTaken ? `There is a town ${better} already. Delete one of the two.` : didYouMean(better),
  }),
  /**
   * @param own the current state of the town
   * @param isWritten true if its file says so
   */
  withOtherRegion: (name: string, { town, region }: TownInState, own: string, isWritten: boolean): Message => ({
    id: 'town-with-state',
    message: `The name "${name}" has a state in it, and ${isWritten ? `the "region" of this town is ${own}` : `towns without "region" are in ${own}, the state of your address`}.`,
    hint: `Write "name: ${town}" and ${isWritten ? 'correct' : 'add'} "region: ${region}". If ${town} is in ${own}, write only the name.`,
    fix: { kind: 'move-region', name: town, region, own },
  }),
  /**
   * @param better the route of a page about the town
   * @param model the file of the page about the other town, if it is about no other
   */
  otherTown: (
    { name, slug, page }: { name: string; slug: string; page: string },
    other: string,
    better: string | null,
    model: string | null,
  ): Message => {
    const hint =
      model === null
        ? `Write the route of a page about ${name}.`
        : `Write a page about ${name}, for example in a copy of ${model} with "town: ${slug}" and a route of its own. Then write that route here.`;
    return {
      id: 'other-town',
      message: `"page" of ${name} is ${page}, but that page is about ${other}.`,
      hint: better === null ? hint : didYouMean(better),
    };
  },
  /** @param slug the slug of the town that has this page as its own */
  wrongTown: (name: string, route: string, other: string, slug: string): Message => ({
    id: 'other-town',
    message: `${route} is the page of ${name}, but this makes it a page about ${other}.`,
    hint: didYouMean(slug),
  }),
};
