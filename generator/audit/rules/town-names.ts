import { slugOf, titled } from '../../basics/slug.ts';
import { withoutState } from '../../plan/towns/town-state.ts';
import { formatNumber, inWords } from '../../report/wording.ts';
import type { Finding } from '../finding.ts';
import { acceptedTown } from '../places/accepted-town.ts';
import { beginsSmall, fits, isAllCapitals, isUnlike, respelled, titleCased } from '../places/name-and-slug.ts';
import type { AuditedSite, Rule } from '../rule.ts';
import type { TownEntry } from '../town-entries.ts';

/** Reports a town with the name of another one, or with a misspelled name, based on its slug. */
export const rule: Rule = {
  id: 'town-names',
  severity: 'warning',
  reason: 'If the name and the address of a page are those of two towns, people from neither town find it.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/url-structure',
  site: (site) => {
    const all = [...site.towns.values()];
    const named = namedTowns(all, site);
    const exchanged = all.filter((entry) => otherSlug(entry, named) !== null);
    const others = all.filter((entry) => otherSlug(entry, named) === null);
    return [
      ...(exchanged.length > few ? movedNames(exchanged, named) : exchanged.map((entry) => nameOfOther(entry, named))),
      ...others.flatMap((entry) => misspelledName(entry, named) ?? wrongCapitals(entry, site) ?? []),
    ];
  },
};

/** If more towns have the name of another one, a column of a spreadsheet is wrong. */
const few = 10;

/** One in this many towns may have a name that does not fit. If there are more, slugs may be numbers. */
const perUnfit = 20;

interface NamedTowns {
  site: AuditedSite;
  /** The towns whose names do not fit their slugs. */
  unfit: ReadonlySet<TownEntry>;
  /** True if they are a small part of all towns. */
  areRare: boolean;
  /** The slugs of towns, by the slug without the state. */
  slugs: ReadonlyMap<string, string>;
  /** The names of towns, by the slugs that they would give. */
  names: ReadonlyMap<string, string>;
}

function namedTowns(all: readonly TownEntry[], site: AuditedSite): NamedTowns {
  const unfit = new Set(all.filter((entry) => !fits(entry.town.name, entry.town.slug, stateOf(entry))));
  // Most sites have none.
  const compared = unfit.size > 0 ? all : [];
  return {
    site,
    unfit,
    areRare: unfit.size * perUnfit <= all.length,
    slugs: new Map(compared.map((entry) => [bareSlug(entry), entry.town.slug])),
    names: new Map(compared.map(({ town: { name } }) => [slugOf(name), name])),
  };
}

const stateOf = ({ town: { region = '' } }: TownEntry): string => region;

const bareSlug = (entry: TownEntry) => withoutState(entry.town.slug, stateOf(entry));

/** Returns the slug of another town whose name a town has; null if there is none. */
const otherSlug = (entry: TownEntry, { unfit, slugs }: NamedTowns): string | null =>
  unfit.has(entry) ? (slugs.get(slugOf(entry.town.name)) ?? null) : null;

/** Returns the name that belongs to a slug. */
function nameFor(entry: TownEntry, { names }: NamedTowns): string {
  const bare = bareSlug(entry);
  return names.get(bare) ?? titled(bare);
}

function nameOfOther(entry: TownEntry, named: NamedTowns): Finding {
  const { name, slug } = entry.town;
  return {
    at: nameIn(entry),
    message: `This town is called ${name}, but its slug is "${slug}", and another town has the slug "${otherSlug(entry, named)}".`,
    hint: `Did you mean "${nameFor(entry, named)}"?`,
    value: acceptedTown(entry.town, named.site),
  };
}

function movedNames(exchanged: readonly TownEntry[], named: NamedTowns): Finding[] {
  const some = exchanged.slice(0, 3);
  const [first] = some;
  if (!first) return [];
  const called = inWords(some.map(({ town: { name, slug } }) => `"${slug}" is called ${name}`));
  const right = inWords(some.map((entry) => nameFor(entry, named)));
  return [
    {
      at: nameIn(first),
      message: `${formatNumber(exchanged.length)} towns have a name that belongs to the slug of another town, as if a column of a spreadsheet had moved: ${called}.`,
      hint: `Give each town its own name again. Those of the first are ${right}.`,
    },
  ];
}

function misspelledName(entry: TownEntry, named: NamedTowns): Finding | null {
  const { name, slug } = entry.town;
  const { site, unfit, areRare } = named;
  const value = acceptedTown(entry.town, site);
  if (!unfit.has(entry)) return null;
  const own = slug.replace(bareSlug(entry), slugOf(name));
  const hintFor = (better: string) =>
    `Did you mean "${beginsSmall(better) ? titleCased(better) : better}"? If ${name} is right, run  npm run rename -- town ${slug} ${own}`;
  const spelled = respelled(name, slug, stateOf(entry));
  const at = nameIn(entry);
  if (spelled !== null) {
    const message = `The name ${name} and the slug "${slug}" are not spelled alike.`;
    return { at, message, hint: hintFor(spelled), value };
  }
  if (!areRare || !isUnlike(name, slug, stateOf(entry))) return null;
  const message = `This town is called ${name}, but its slug is "${slug}".`;
  return { at, message, hint: hintFor(nameFor(entry, named)), value };
}

function wrongCapitals(entry: TownEntry, site: AuditedSite): Finding | null {
  const { name } = entry.town;
  const isLarge = isAllCapitals(name);
  if (!isLarge && !beginsSmall(name)) return null;
  const message = `The name “${name}” ${isLarge ? 'is all capitals' : 'begins with a small letter'}.`;
  const better = titleCased(isLarge ? name.toLowerCase() : name);
  return { at: nameIn(entry), message, hint: `Did you mean "${better}"?`, value: acceptedTown(entry.town, site) };
}

const nameIn = ({ file, path }: TownEntry) => ({ file, path: [...path, 'name'] });
