import type { Message } from '../../report/diagnostic.ts';
import { didYouMean } from '../texts/dictate.ts';

/** Messages about a town that has the slug or the name of another. */
export const townCopyMessages = {
  /** @param better a slug from the name of the town, if no other town has it */
  duplicateSlug: (slug: string, other: string, better: string | null): Message => ({
    id: 'duplicate-town',
    message: `The slug "${slug}" is also the slug of ${other}, so both would have the same routes.`,
    hint: better === null ? 'Give each town a slug of its own, or delete one of the two.' : didYouMean(better),
  }),
  /** @param better a name from the slug of the town */
  duplicateName: (name: string, slug: string, better: string | null): Message => ({
    id: 'duplicate-town',
    message: `Two towns have the name "${name}"; the slug of this one is "${slug}".`,
    hint: better === null ? 'Delete the copy, or write the name of the other town.' : didYouMean(better),
  }),
  /** The slug of this town names the state that both are in. */
  sameState: (name: string, slug: string): Message => ({
    id: 'duplicate-town',
    message: `Two towns have the name "${name}"; the slug of this one is "${slug}".`,
    hint: 'Delete one of the two. If the other one is in another state, that one needs a "region".',
  }),
  /** @param better the name with the county */
  sameNameElsewhere: (name: string, better: string): Message => ({
    id: 'duplicate-town',
    message: `Two towns have the name "${name}", in two counties, so visitors could not tell their pages and links apart.`,
    hint: `Add the county to both names, for example:  name: ${better}`,
  }),
  /**
   * @param state the state that the slug names
   * @param region what the town says of its state
   * @param usual the state of the business; empty if it has none
   */
  otherState: (name: string, slug: string, state: string, region: string | undefined, usual: string): Message => ({
    id: 'duplicate-town',
    message: `Two towns have the name "${name}". The slug of this one is "${slug}", but ${placeOf(region, usual)}.`,
    hint: region === undefined ? `Add "region: ${state}" to this town.` : `Change it to "region: ${state}".`,
    fix: { kind: 'set-region', region: state },
  }),
  listedTwice: (name: string): Message => ({
    id: 'duplicate-town',
    message: `There are two towns with the name ${name} and the same slug.`,
    hint: 'Delete one of the two, or write the name and the slug of another town.',
  }),
};

function placeOf(region: string | undefined, usual: string): string {
  if (region !== undefined) return `its "region:" is ${region}`;
  return usual === '' ? 'it has no "region:"' : `it is in ${usual}, the state of your address`;
}
