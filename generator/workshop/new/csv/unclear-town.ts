import { slugOf } from '../../../basics/slug.ts';
import { usState } from '../../../plan/towns/town-state.ts';
import type { Message } from '../../../report/diagnostic.ts';
import type { WrittenTown } from '../../edit/written-towns.ts';
import { freeState } from '../free-state.ts';
import { visible } from './cell-text.ts';
import { type Column, columnNamed } from './columns.ts';
import type { FactContext } from './row-facts.ts';
import { isSameName, type RowSlug } from './row-slug.ts';
import type { Row } from './table.ts';
import { tableMessages } from './table-messages.ts';

/** The towns that the site has. */
export interface TownFinders {
  /** Returns the town with a slug. */
  townWith: (slug: string) => WrittenTown | undefined;
  /** Returns the towns with a name, which are in different states. */
  townsNamed: (name: string) => readonly WrittenTown[];
}

/** Returns a function that reads the state of a row; empty if the row has none. */
export function stateReader(columns: readonly Column[]): (row: Row) => string {
  const index = columnNamed(columns, 'region')?.index ?? -1;
  return ({ cells }) => {
    const written = visible(cells[index] ?? '');
    return usState(written) ?? written;
  };
}

/** Why a row without a slug may be another town, and the slug that makes it one. */
export interface UnclearTown {
  message: Message;
  town: WrittenTown;
  /** That of the town which the row means, or one for a new town. */
  slug: string;
}

/**
 * Returns what keeps a row without a slug from being one town of the site or a new one, and the town that it may be:
 * one of its name and state that has another slug, or one of its name in another state, which must not be moved. A row
 * without a state means the town of that name in the usual state, and elsewhere only if there is none.
 */
export function unclearTown(
  { name, slug }: Pick<RowSlug, 'name' | 'slug'>,
  state: string,
  { townWith, townsNamed, usualRegion, country }: TownFinders & FactContext,
): UnclearTown | null {
  const owner = townWith(slug);
  // The slug of a town with another name is reported as taken.
  if (owner && !isSameName(owner.name, name)) return null;
  const namesakes = townsNamed(name);
  const wanted = state || usualRegion;
  const isHere = ({ region = usualRegion }: WrittenTown) => (region ?? wanted) === wanted;
  const meant = namesakes.find(isHere) ?? (state === '' ? (owner ?? namesakes[0]) : undefined);
  if (meant && meant !== owner) {
    const other = state === '' ? freeState(namesakes, { region: usualRegion, country }) : null;
    return { message: tableMessages.otherSlug(name, meant.slug, other), town: meant, slug: meant.slug };
  }
  if (!owner || meant) return null;
  const free = slugWithState(slug, state);
  return { message: tableMessages.elsewhere(name, slug, state, free), town: owner, slug: free };
}

/** Returns the slug of a town whose namesake in another state has the usual one. */
export const slugWithState = (slug: string, state: string) => `${slug}-${slugOf(state)}`;
