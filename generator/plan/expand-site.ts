import type { SiteFacts, Town } from '../../templates/facts/site.ts';
import { announcement } from '../../templates/facts/special-days.ts';
import type { Definition } from '../check/definition.ts';
import type { Source } from '../read/source.ts';
import { milesBetween } from './distance.ts';
import { fillTree } from './fill.ts';
import type { FillContext, Leaf, TownScope } from './fill-context.ts';
import { lazyTown, locatedTown } from './lazy-town.ts';
import { type SettledTown, withRenamed } from './settle-towns.ts';
import type { FilledTowns, Settled } from './settled.ts';
import { type FooterFor, isForEachTown, townFooters, withEveryTown } from './town-footers.ts';

/** Prepares to fill in a file with what placeholders may name. */
export type ContextFor = (definition: Definition<unknown>, scope: TownScope) => FillContext;

/** Fills in site.yaml and the towns. The texts of a town can name the town; the other texts can name all towns. */
export function expandSite(
  site: Definition<SiteFacts>,
  settledTowns: readonly SettledTown[],
  contextFor: ContextFor,
  settled: Settled,
): { facts: SiteFacts; leaves: Leaf[]; settledLinks: Leaf[]; footerFor: FooterFor } {
  const { towns: _, ...rest } = site.data;
  const links: Leaf[] = [];
  const settledLinks: Leaf[] = [];
  const kept = keptFor(site.source, settled.filled);
  const towns = settledTowns.map(({ town: raw, source, path, roles, slug, renamed }) => {
    const located = { slug, miles: Math.round(milesBetween(rest.geo, raw.center)) };
    const contextOf = (town: Town) => contextFor({ ...site, source, roles }, { ...rest, town });
    if (path.length === 0 && slug === raw.slug && settled.town(source)) {
      const known = kept.get(raw) ?? lazyTown(raw, located, contextOf);
      kept.set(raw, known);
      settledLinks.push({ role: 'link', text: known.page, source, path: ['page'] });
      return known;
    }
    const town = locatedTown(raw, located);
    const context = contextOf(town);
    const filled = fillTree(town, path, context) as Town;
    links.push(...context.leaves.filter(({ role }) => role === 'link'));
    return withRenamed(filled, renamed);
  });
  const context = contextFor(site, { ...rest, towns });
  const shared = isForEachTown(rest.footer) ? { ...rest, footer: withEveryTown(rest.footer) } : rest;
  const filled = { ...(fillTree(shared, [], context) as SiteFacts), towns };
  const banner = announcement(filled);
  const facts = { ...filled, ...(banner && { banner }) };
  const leaves = [...links, ...context.leaves];
  if (shared === rest) return { facts, leaves, settledLinks, footerFor: () => facts.footer };
  const footerFor = townFooters(rest.footer, context);
  return { facts: { ...facts, footer: footerFor() }, leaves, settledLinks, footerFor };
}

function keptFor(site: Source, filled: FilledTowns = { site: null, towns: new WeakMap() }): FilledTowns['towns'] {
  if (filled.site !== site) Object.assign(filled, { site, towns: new WeakMap() });
  return filled.towns;
}

/** A key that must not be in a file can come from outside. */
export function withMapKey(facts: SiteFacts, key: string | undefined): SiteFacts {
  return facts.map && key ? { ...facts, map: { ...facts.map, key } } : facts;
}
