import type { SiteFacts, Town } from '../../templates/facts/site.ts';
import { announcement } from '../../templates/facts/special-days.ts';
import { type Definition, hasOwnFile } from '../check/definition.ts';
import type { Source } from '../read/source.ts';
import { dividedRedirects, type TownRedirect, townRedirects } from './routes/town-redirects.ts';
import type { FilledTowns, Settled } from './settled.ts';
import { fillTree } from './texts/fill.ts';
import { type FillContext, type Leaf, type TownScope, unreported } from './texts/fill-context.ts';
import { scopeWith } from './texts/look-up.ts';
import { wholeMiles } from './towns/distance.ts';
import { type Located, lazyTowns, locatedTown } from './towns/lazy-town.ts';
import { type SettledTown, withRenamed } from './towns/settle-towns.ts';
import { type FooterFor, isForEachTown, townFooters, withEveryTown } from './towns/town-footers.ts';

/** Where every town has its link. */
const pathOfPage: Leaf['path'] = ['page'];

/** Prepares to fill in a file with what placeholders may name. */
export type ContextFor = (definition: Definition<unknown>, scope: TownScope) => FillContext;

/** A town with its texts filled in, and the links among them. */
interface FilledTown {
  town: Town;
  links: Leaf[];
}

/** The facts of site.yaml with their texts filled in. */
export interface FilledSite {
  facts: SiteFacts;
  leaves: Leaf[];
  footerFor: FooterFor;
  /** The redirects for each town, which the facts do not have. */
  redirectsForTowns: TownRedirect[];
}

export interface ExpandedSite extends FilledSite {
  settledLinks: Leaf[];
  /** Fills in a town whose texts have changed. Null if something is wrong with them, which is not reported. */
  fillAgain: (town: SettledTown) => FilledTown | null;
}

/** Fills in site.yaml and the towns. The texts of a town can name the town; the other texts can name all towns. */
export function expandSite(
  site: Definition<SiteFacts>,
  settledTowns: readonly SettledTown[],
  contextFor: ContextFor,
  settled: Settled,
): ExpandedSite {
  const filler = townFiller(site, contextFor, settled);
  const { towns, links, settledLinks } = fillTowns(settledTowns, filler, site.source, settled);
  const fillAgain = (one: SettledTown) => {
    const found = unreported();
    const filled = filler.fillTown(one, found);
    return found.problems.length + found.missing.length > 0 ? null : filled;
  };
  const filled = fillSite(site, towns, contextFor);
  return { ...filled, leaves: [...links, ...filled.leaves], settledLinks, fillAgain };
}

/** Fills in site.yaml, whose texts can name all towns. */
export function fillSite(
  site: Definition<SiteFacts>,
  towns: Town[],
  contextFor: ContextFor,
  lists?: Partial<FillContext>,
): FilledSite {
  const { towns: _, ...rest } = site.data;
  const leaves: Leaf[] = [];
  const context = { ...contextFor(site, { ...rest, towns }), ...lists, leaves };
  const { forTowns, others } = dividedRedirects(rest.redirects ?? {});
  const isForEach = isForEachTown(rest.footer);
  const shared = {
    ...rest,
    ...(rest.redirects && { redirects: others }),
    ...(isForEach && { footer: withEveryTown(rest.footer) }),
  };
  const filled = { ...(fillTree(shared, [], context) as SiteFacts), towns };
  const banner = announcement(filled);
  const facts = { ...filled, ...(banner && { banner }) };
  const found = { leaves, redirectsForTowns: townRedirects(forTowns, towns, context) };
  if (!isForEach) return { facts, footerFor: () => facts.footer, ...found };
  const footerFor = townFooters(rest.footer, context);
  return { facts: { ...facts, footer: footerFor() }, footerFor, ...found };
}

/** What is left of this is only the towns: the functions that a site keeps must not keep its links with them. */
function fillTowns(
  settledTowns: readonly SettledTown[],
  { fillTown, fillSettled }: ReturnType<typeof townFiller>,
  site: Source,
  settled: Settled,
): Pick<ExpandedSite, 'settledLinks'> & { towns: Town[]; links: Leaf[] } {
  const links: Leaf[] = [];
  const settledLinks: Leaf[] = [];
  const kept = settled.filled && keptFor(site, settled.filled);
  const towns = settledTowns.map((one) => {
    const { town: raw, source, slug } = one;
    if (hasOwnFile(one) && slug === raw.slug && settled.town(source)) {
      const known = kept?.get(raw) ?? fillSettled(one);
      kept?.set(raw, known);
      settledLinks.push({ role: 'link', text: known.page, source, path: pathOfPage });
      return known;
    }
    const filled = fillTown(one);
    links.push(...filled.links);
    return filled.town;
  });
  return { towns, links, settledLinks };
}

/** Fills in a town at once, or, if it is settled, what is asked for of it. */
export function townFiller(site: Definition<SiteFacts>, contextFor: ContextFor, settled: Settled) {
  const { towns: _, ...facts } = site.data;
  const makeTowns = settled.makeTowns ?? lazyTowns;
  const { geo, address } = facts;
  const locate = ({ town, slug }: SettledTown): Located => {
    const located: Located = { slug };
    const region = town.region ?? address.region;
    if (region !== undefined) located.region = region;
    if (geo) located.miles = wholeMiles(geo, town.center);
    return located;
  };
  const contextOf = ({ source, roles }: SettledTown, town: Town) =>
    contextFor({ ...site, source, roles }, scopeWith(facts, { town }));
  return {
    fillTown: (one: SettledTown, lists?: Partial<FillContext>): FilledTown => {
      const town = locatedTown(one.town, locate(one));
      const leaves: Leaf[] = [];
      const filled = fillTree(town, one.path, { ...contextOf(one, town), ...lists, leaves }) as Town;
      return { town: withRenamed(filled, one.renamed), links: leaves.filter(({ role }) => role === 'link') };
    },
    fillSettled: makeTowns(locate, contextOf),
  };
}

function keptFor(site: Source, filled: FilledTowns): FilledTowns['towns'] {
  if (filled.site !== site) Object.assign(filled, { site, towns: new WeakMap() });
  return filled.towns;
}

/** A key that must not be in a file can come from outside. */
export function withMapKey(facts: SiteFacts, key: string | undefined): SiteFacts {
  return facts.map && key ? { ...facts, map: { ...facts.map, key } } : facts;
}
