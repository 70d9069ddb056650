import { slugOf, titled } from '../../basics/slug.ts';
import type { TownFacts } from '../../check/definition.ts';
import type { Message } from '../../report/diagnostic.ts';
import { townCopyMessages } from './town-copy-messages.ts';

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
 * they are left out.
 */
export function copiesIn(towns: readonly TownFacts[], report: ReportTown): Map<number, string | null> {
  const copies = new Map<number, string | null>();
  const bySlug = new Map<string, Listed>();
  const byName = new Map<string, Listed>();
  const slugs = new Set(towns.map(({ slug }) => slug));
  const names = new Set(towns.map(({ name }) => asRead(name)));
  for (const [index, town] of towns.entries()) {
    const { name, slug } = town;
    const here = { index, town };
    const sameSlug = bySlug.get(slug);
    const sameName = byName.get(asRead(name));
    if (!sameSlug) bySlug.set(slug, here);
    if (!sameName) byName.set(asRead(name), here);
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
      report(copy.index, 'name', sameNameMessage(copy.town, other.town, names), { other: other.index });
    }
  }
  return copies;
}

function sameNameMessage({ name, slug, county }: TownFacts, other: TownFacts, names: ReadonlySet<string>): Message {
  const isElsewhere = county && slug.startsWith(`${slugOf(name)}-`) && (other.county ?? county) !== county;
  if (isElsewhere) return townCopyMessages.sameNameElsewhere(name, `${name} (${county})`);
  const better = titled(slug);
  // A number in a slug counts copies; it is not part of a name.
  const isName = !/\d/.test(slug) && !names.has(asRead(better));
  return townCopyMessages.duplicateName(name, slug, isName ? better : null);
}

/** Ignores case, which does not distinguish two towns. */
const asRead = (name: string) => name.toLowerCase();

const isNamedBySlug = (town: TownFacts) => slugOf(town.name) === town.slug;
