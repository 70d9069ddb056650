import { slugOf, titled } from '../../basics/slug.ts';
import type { TownFacts } from '../../check/definition.ts';
import type { Message } from '../../report/diagnostic.ts';
import { townCopyMessages } from './town-copy-messages.ts';
import { type SiteAddress, stateInSlug, stateOf, stateOfSlug, withoutState } from './town-state.ts';

/** Reports what is wrong with the slug or the name of a town, by the index of the town. */
export type ReportTown = (
  index: number,
  property: 'slug' | 'name',
  message: Message,
  more?: {
    /** The slug that it should have. */
    slug?: string | null;
    /** The index of the town with the same slug or name. */
    other?: number;
  },
) => void;

interface Listed {
  index: number;
  town: TownFacts;
}

/**
 * Returns the towns that have the slug or the name of another, by index: with the slug they should have, or null if
 * they are left out. Two towns may have one name in two states.
 *
 * @param address that of the business
 */
export function copiesIn(
  towns: readonly TownFacts[],
  address: SiteAddress,
  report: ReportTown,
): Map<number, string | null> {
  const copies = new Map<number, string | null>();
  const bySlug = new Map<string, Listed>();
  const byName = new Map<string, Listed>();
  const slugs = new Set(towns.map(({ slug }) => slug));
  const names = new Set(towns.map(({ name }) => asRead(name)));
  for (const [index, town] of towns.entries()) {
    const { name, slug } = town;
    const here = { index, town };
    const sameSlug = bySlug.get(slug);
    const called = `${asRead(name)}, ${stateOf(town, address)}`;
    const sameName = byName.get(called);
    if (!sameSlug) bySlug.set(slug, here);
    if (!sameName) byName.set(called, here);
    const same = sameSlug ?? sameName;
    if (!same) continue;
    const [copy, other] = isNamedBySlug(town) ? [same, here] : [here, same];
    if (sameSlug && asRead(sameSlug.town.name) === asRead(name)) {
      copies.set(index, null);
      report(index, 'name', townCopyMessages.listedTwice(name), { other: sameSlug.index });
    } else if (sameSlug) {
      const fromName = slugOf(copy.town.name);
      const better = fromName === '' || slugs.has(fromName) ? null : fromName;
      copies.set(copy.index, better);
      const message = townCopyMessages.duplicateSlug(slug, other.town.name, better);
      report(copy.index, 'slug', message, { slug: better, other: other.index });
    } else {
      const elsewhere = [copy, other].find((one) => stateInSlug(one.town, address) !== null);
      const [wrong, twin] = elsewhere === other ? [other, copy] : [copy, other];
      const state = stateInSlug(wrong.town, address);
      const message =
        state === null
          ? sameNameMessage(wrong.town, twin.town, names, address)
          : otherStateMessage(wrong.town, state, address);
      report(wrong.index, 'name', message, { other: twin.index });
      // The next one of this name may be a copy of it.
      byName.set(called, twin);
    }
  }
  return copies;
}

/** @param state the state that the slug names */
const otherStateMessage = ({ name, slug, region }: TownFacts, state: string, address: SiteAddress) =>
  townCopyMessages.otherState(name, slug, state, region, stateOf({}, address));

function sameNameMessage(town: TownFacts, other: TownFacts, names: ReadonlySet<string>, address: SiteAddress): Message {
  const { name, slug, county } = town;
  if (stateOfSlug(town, address) !== null) return townCopyMessages.sameState(name, slug);
  const isElsewhere = county && slug.startsWith(`${slugOf(name)}-`) && (other.county ?? county) !== county;
  if (isElsewhere) return townCopyMessages.sameNameElsewhere(name, `${name} (${county})`);
  // The state at the end of a slug is not part of a name.
  const better = titled(withoutState(slug, stateOf(town, address)));
  // A number in a slug counts copies; it is not part of a name.
  const isName = !/\d/.test(slug) && !names.has(asRead(better));
  return townCopyMessages.duplicateName(name, slug, isName ? better : null);
}

/** Ignores case, which does not distinguish two towns. */
const asRead = (name: string) => name.toLowerCase();

const isNamedBySlug = (town: TownFacts) => slugOf(town.name) === town.slug;
