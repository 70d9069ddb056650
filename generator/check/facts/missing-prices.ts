import { type CatalogGroup, catalogGroups } from '../../../templates/facts/catalog.ts';
import { priceNames, pricesOf } from '../../../templates/facts/price-reference.ts';
import type { SiteFacts } from '../../../templates/facts/site.ts';
import type { FormFault } from '../../../templates/schema/forms/form.ts';
import { isGroup } from '../../../templates/schema/is-group.ts';
import { groupBy } from '../../basics/group-by.ts';
import { digitsOf } from '../../basics/letters-of.ts';
import { suggest } from '../../basics/suggest.ts';
import { errorAt } from '../../read/error-at.ts';
import { keySpan, type Path } from '../../read/locate.ts';
import type { Diagnostic } from '../../report/diagnostic.ts';
import type { MissingPrice } from '../mistakes/mistake.ts';
import { isNamed, mentionsOf } from './fact-mentions.ts';
import { factMessages } from './fact-messages.ts';
import { atAll, type ReferredSite } from './fact-references.ts';
import { isUnknown } from './unknown-facts.ts';

/** Returns a list with the missing price; empty if its group cannot have prices. */
export function missingPrice(
  { group, key, price }: NonNullable<FormFault['missing']>,
  problem: Diagnostic,
): MissingPrice[] {
  return catalogGroups.filter((one) => one === group).map((known) => ({ group: known, key, price, problem }));
}

/** The problems with missing prices that many places refer to. */
interface ExplainedPrices {
  problems: Diagnostic[];
  unknown: Path[];
  /** The problems of single places whose cause is reported elsewhere. */
  explained: Diagnostic[];
}

/**
 * Reports a price that many places need as one mistake, and not at all if a mistake in its entry was already reported.
 *
 * @param site its `unknown` lists the entries that were reported as missing
 */
export function explainPrices(missing: readonly MissingPrice[], site: ReferredSite): ExplainedPrices {
  const found: ExplainedPrices = { problems: [], unknown: [], explained: [] };
  const byPath = groupBy(missing, ({ group, key, price }) => [group, key, price].join('.'));
  for (const same of byPath.values()) {
    const [{ group, key, price }] = same;
    const entry = entryOf(site.data, group, key);
    const path = entry ? pathOf(price, group, key, entry) : [group, key];
    const isOfAll = entry && price !== '' && !isUnknown(path, site.unknown);
    const problems = isOfAll ? problemsOfAll(same, path, entry, site) : null;
    if (problems) {
      found.problems.push(...problems);
      found.unknown.push(path);
    }
    if (problems || isUnknown(path, site.unknown)) found.explained.push(...same.map((one) => one.problem));
  }
  return found;
}

function entryOf(facts: SiteFacts, group: CatalogGroup, key: string): Readonly<Record<string, unknown>> | null {
  const entries: unknown = facts[group];
  const entry = isGroup(entries) && Object.hasOwn(entries, key) ? entries[key] : null;
  return isGroup(entry) ? entry : null;
}

/**
 * Returns the path where an entry has a price, or would have it: each group has its own price properties, besides the
 * labels that owners choose.
 */
function pathOf(price: string, group: CatalogGroup, key: string, entry: object): string[] {
  const isLabel = 'prices' in entry && !priceNames[group]?.includes(price);
  return [group, key, ...(isLabel ? ['prices'] : []), price];
}

/**
 * Returns null if each place is best explained separately: there is only one, or other places have a price with that
 * name.
 */
function problemsOfAll(
  same: readonly [MissingPrice, ...MissingPrice[]],
  path: readonly string[],
  entry: Readonly<Record<string, unknown>>,
  { source, files, pageRules }: ReferredSite,
): Diagnostic[] | null {
  const [{ group, key, price }] = same;
  const places = [...same.map((one) => one.problem), ...mentionsOf(path, files, pageRules)];
  if (places.length === 1) return null;
  const known = Object.keys(pricesOf(group, entry));
  const near = suggest(
    price,
    known.filter((one) => digitsOf(one) === digitsOf(price)),
  );
  if (near === null) return atAll(places, factMessages.missingPrice(price, key, places.length, known));
  const nearest = pathOf(near, group, key, entry);
  if (isNamed([group, key, near], files) || isNamed(nearest, files)) return null;
  const message = factMessages.misspelledPrice(near, price, key, places.length);
  return [errorAt(source, keySpan(source, nearest), message)];
}
