import { withAmount } from '../../../templates/facts/amount.ts';
import { exactAmount } from '../../../templates/facts/price-range.ts';
import { priceFor, referenceIn } from '../../../templates/facts/price-reference.ts';
import type { SiteFacts } from '../../../templates/facts/site.ts';
import { asGroup, isGroup } from '../../../templates/schema/is-group.ts';
import { pathOf, pointerOf } from '../../read/locate.ts';
import { valueAt } from '../../read/value-at.ts';
import type { Definition } from '../definition.ts';
import type { TextRole } from '../schema/roles.ts';

/**
 * Returns a definition in which every reference to another price is replaced by that price. A reference that leads
 * nowhere stays as it is, because it is reported.
 *
 * @param facts the data of site.yaml
 */
export function withPrices<T>(definition: Definition<T>, facts: unknown): Definition<T> {
  const found = [...definition.roles].flatMap(([pointer, { price }]) => {
    const text = price ? valueAt(definition.data, pathOf(pointer)) : null;
    const derived = typeof text === 'string' && referenceIn(text) ? priceFor(text, facts) : null;
    return derived === null ? [] : [{ path: pathOf(pointer), derived }];
  });
  if (found.length === 0) return definition;
  const data = structuredClone(definition.data);
  for (const { path, derived } of found) {
    const parent = valueAt(data, path.slice(0, -1)) as Record<string | number, unknown>;
    parent[path.at(-1) ?? ''] = derived;
  }
  return { ...definition, data };
}

/** Returns site.yaml with its derived prices and computed savings. */
export function withDerivedPrices(site: Definition<SiteFacts>): Definition<SiteFacts> {
  const priced = withPrices(site, site.data);
  const { memberships = {}, packages = {}, words, language } = priced.data;
  const saved = new Map<string, string>();
  const note = (path: string[], text: string | null) => text !== null && saved.set(pointerOf(path), text);
  for (const [key, membership] of entriesOf(memberships)) {
    if (membership.saves !== undefined) continue;
    note(
      ['memberships', key, 'saves'],
      difference(membership.regular, membership.monthly ?? membership.yearly, language),
    );
  }
  for (const [key, { prices, regular, savings }] of entriesOf(packages)) {
    const [price, ...others] = Object.values(asGroup(prices));
    if (savings !== undefined || regular === undefined || others.length > 0) continue;
    const amount = difference(regular, price, language);
    note(['packages', key, 'savings'], amount && `${words.save} ${amount}`);
  }
  return saved.size === 0 ? priced : withTexts(priced, saved);
}

/** Returns the entries of a group that may have mistakes. */
function entriesOf<T extends object>(group: Readonly<Record<string, T>>): [string, T][] {
  return isGroup(group) ? Object.entries(group).filter(([, entry]) => isGroup(entry)) : [];
}

/**
 * Returns the savings, as a price in the style of the regular one; null if there are none, or if they cannot be
 * computed.
 */
function difference(regular: unknown, price: unknown, language: string): string | null {
  if (typeof regular !== 'string' || typeof price !== 'string') return null;
  const [before, after] = [exactAmount(regular), exactAmount(price)];
  if (before === null || after === null || before <= after) return null;
  return withAmount(regular, before - after, language, [price]);
}

function withTexts(site: Definition<SiteFacts>, texts: ReadonlyMap<string, string>): Definition<SiteFacts> {
  const data = structuredClone(site.data);
  const roles = new Map(site.roles);
  for (const [pointer, text] of texts) {
    const [group = '', key = '', name = ''] = pathOf(pointer);
    const entry = valueAt(data, [group, key]);
    if (isGroup(entry)) entry[name] = text;
    roles.set(pointer, { role: 'shown' } satisfies TextRole);
  }
  return { ...site, data, roles };
}
