import type { SiteFacts, Town } from '../../../templates/facts/site.ts';
import { isGroup } from '../../../templates/schema/is-group.ts';
import type { Path } from '../../read/locate.ts';
import { fillTree } from '../texts/fill.ts';
import { type FillContext, type TownScope, unreported } from '../texts/fill-context.ts';
import { eachTown } from './choose-towns.ts';

type Footer = SiteFacts['footer'];

/** Returns the footer of pages about a town, or of all other pages. */
export type FooterFor = (town?: Town) => Footer;

/** Returns true if a list asks for the towns near the town of each page, so that pages differ. */
export function isForEachTown(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isForEachTown);
  return isGroup(value) && (asksForNear(value) || Object.values(value).some(isForEachTown));
}

/**
 * Returns the footer with all towns in its lists, instead of those near one town, so that a problem with the item of
 * any town is found and reported once.
 */
export function withEveryTown<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withEveryTown) as T;
  if (!isGroup(value)) return value;
  const shown = asksForNear(value) ? { ...value, near: eachTown } : value;
  return Object.fromEntries(Object.entries(shown).map(([key, child]) => [key, withEveryTown(child)])) as T;
}

const asksForNear = ({ each, near }: Record<string, unknown>) => each !== undefined && near === 'town';

/**
 * Returns a function that fills in the footer of one page at a time, so that a site with many towns does not hold a
 * footer for each. What is the same on all pages is filled in once.
 */
export function townFooters(footer: Footer, context: FillContext): FooterFor {
  const filled = (value: unknown, path: Path, scope: TownScope) =>
    fillTree(value, path, { ...context, scope, ...unreported() });
  const shared = filled(footer, ['footer'], context.scope) as Footer;
  const parts = Object.entries(footer).filter(([, part]) => isForEachTown(part));
  return (town) => {
    if (!town) return shared;
    const scope = { ...context.scope, town };
    const own = parts.map(([name, part]) => [name, filled(part, ['footer', name], scope)]);
    return { ...shared, ...Object.fromEntries(own) };
  };
}
