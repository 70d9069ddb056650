import type { SiteFacts, Town } from '../../templates/facts/site.ts';
import { announcement } from '../../templates/facts/special-days.ts';
import { type Definition, hasOwnFile, rolesOfTown } from '../check/definition.ts';
import type { Source } from '../read/source.ts';
import { dividedRedirects, type TownRedirect, townRedirects } from './routes/town-redirects.ts';
import { fillTree } from './texts/fill.ts';
import { type FillContext, hasFaults, type Leaf, type TownScope, unreported } from './texts/fill-context.ts';
import { scopeWith } from './texts/look-up.ts';
import { wholeKilometers, wholeMiles } from './towns/distance.ts';
import { type Located, lazyTowns, locatedTown } from './towns/lazy-town.ts';
import { type SettledTown, slugIn, withRenamed } from './towns/settle-towns.ts';
import { type FooterFor, isForEachTown, townFooters, withEveryTown } from './towns/town-footers.ts';
import type { FilledTowns, Trusted } from './trusted.ts';

/** The path of every town's link. */
const pathOfPage: Leaf['path'] = ['page'];

/** Prepares to fill in a file with the values that its placeholders may name. */
export type ContextFor = (definition: Definition<unknown>, scope: TownScope) => FillContext;

/** A town with its texts filled in, and the links in them. */
interface FilledTown {
  town: Town;
  links: Leaf[];
}

/** The facts of site.yaml with their texts filled in. */
export interface FilledSite {
  facts: SiteFacts;
  leaves: Leaf[];
  footerFor: FooterFor;
  /** The redirects for each town, which are not part of the facts. */
  redirectsForTowns: TownRedirect[];
}

/** The facts of site.yaml and the towns, with their texts filled in. */
export interface ExpandedSite extends FilledSite {
  /** The links of trusted towns, whose targets may be gone. */
  trustedLinks: Leaf[];
  /** Fills in a town whose texts have changed. Returns null if there is a problem with them, without reporting it. */
  fillAgain: (town: SettledTown) => FilledTown | null;
}

/** Fills in site.yaml and the towns. The texts of a town can name the town; the other texts can name all towns. */
export function expandSite(
  site: Definition<SiteFacts>,
  settledTowns: readonly SettledTown[],
  contextFor: ContextFor,
  trusted: Trusted,
): ExpandedSite {
  const filler = townFiller(site, contextFor, trusted);
  const { towns, links, trustedLinks } = fillTowns(settledTowns, filler, site.source, trusted);
  const fillAgain = (one: SettledTown) => {
    const found = unreported();
    const filled = filler.fillTown(one, found);
    return hasFaults(found) ? null : filled;
  };
  const filled = fillSite(site, towns, contextFor);
  return { ...filled, leaves: [...links, ...filled.leaves], trustedLinks, fillAgain };
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

/** A separate function, so that the functions that a site keeps do not keep its links in memory too. */
function fillTowns(
  settledTowns: readonly SettledTown[],
  { fillTown, fillTrusted }: ReturnType<typeof townFiller>,
  site: Source,
  trusted: Trusted,
): Pick<ExpandedSite, 'trustedLinks'> & { towns: Town[]; links: Leaf[] } {
  const links: Leaf[] = [];
  const trustedLinks: Leaf[] = [];
  const kept = trusted.filled && keptFor(site, trusted.filled);
  const towns = settledTowns.map((one) => {
    const { data: raw, source } = one;
    if (hasOwnFile(one) && slugIn(one) === raw.slug && trusted.isTrustedTown(source)) {
      const known = kept?.get(raw) ?? fillTrusted(one);
      kept?.set(raw, known);
      trustedLinks.push({ role: 'link', text: known.page, source, path: pathOfPage });
      return known;
    }
    const filled = fillTown(one);
    links.push(...filled.links);
    return filled.town;
  });
  return { towns, links, trustedLinks };
}

/** Returns a function that fills in a town at once, or on demand if it is trusted. */
export function townFiller(site: Definition<SiteFacts>, contextFor: ContextFor, trusted: Trusted) {
  const { towns: _, ...facts } = site.data;
  const makeTowns = trusted.makeTowns ?? lazyTowns;
  const { geo, address } = facts;
  const locate = (one: SettledTown): Located => {
    const { data: town } = one;
    const located: Located = { slug: slugIn(one) };
    const region = town.region ?? address.region;
    if (region !== undefined) located.region = region;
    if (geo) {
      located.miles = wholeMiles(geo, town.center);
      located.kilometers = wholeKilometers(geo, town.center);
    }
    return located;
  };
  const contextOf = (one: SettledTown, town: Town) =>
    contextFor({ ...site, source: one.source, roles: rolesOfTown(one) }, scopeWith(facts, { town }));
  return {
    fillTown: (one: SettledTown, lists?: Partial<FillContext>): FilledTown => {
      const town = locatedTown(one.data, locate(one));
      const leaves: Leaf[] = [];
      const filled = fillTree(town, one.path, { ...contextOf(one, town), ...lists, leaves }) as Town;
      return { town: withRenamed(filled, one), links: leaves.filter(({ role }) => role === 'link') };
    },
    fillTrusted: makeTowns(locate, contextOf),
  };
}

function keptFor(site: Source, filled: FilledTowns): FilledTowns['towns'] {
  if (filled.site !== site) Object.assign(filled, { site, towns: new WeakMap() });
  return filled.towns;
}

/** Adds a map key that comes from outside because it must not be in a file. */
export function withMapKey(facts: SiteFacts, key: string | undefined): SiteFacts {
  return facts.map && key ? { ...facts, map: { ...facts.map, key } } : facts;
}
