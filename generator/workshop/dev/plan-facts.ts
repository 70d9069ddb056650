import { isDeepStrictEqual } from 'node:util';
import { asGroup } from '../../../templates/schema/is-group.ts';
import type { Definitions } from '../../check/definition.ts';
import type { BuildInput } from '../../pipeline/plan-site.ts';
import { shareAgain } from '../../pipeline/shared-work.ts';
import { replanFacts } from '../../plan/again/replan-facts.ts';
import { onDay } from '../../plan/on-day.ts';
import { referencesOf } from '../../plan/page.ts';
import { charactersIn } from '../../plan/texts/characters.ts';
import type { Source } from '../../read/source.ts';
import type { Tools } from '../../tools.ts';
import type { CheckedAlone } from './check-alone.ts';
import { hasNewPicture } from './has-new-picture.ts';
import { withPages } from './known-site.ts';
import type { IsOpen } from './open-pages.ts';
import type { Planned } from './plan-again.ts';

/** Facts that towns and fonts depend on, and facts whose mistakes are found only with all pages. */
const aboutMore = ['towns', 'geo', 'language', 'redirects'];

/** Returns true if every town has its own file, and no text in those files refers to a fact of site.yaml. */
export function nameNoFacts({ known: { towns }, definitions }: Planned): boolean {
  return towns.length === definitions.towns.length && towns.every(({ names }) => names === 'nothing');
}

/**
 * Plans a site whose towns refer to no facts after an edit of facts of site.yaml that no town depends on. Checks only
 * the open pages and no town, so the time hardly depends on the number of towns. Nothing can be reused from such a
 * plan.
 *
 * @param before the plan of the site before the edit
 * @param checked the current site.yaml, with the page definitions
 * @returns null if more was edited, if the route of a page would change, if there is a mistake, or if a letter or a
 *   picture is new to the site. The fonts keep a removed letter until the next check
 */
export async function planFacts(
  input: BuildInput,
  tools: Tools,
  before: Planned,
  checked: CheckedAlone,
  isOpen: IsOpen,
): Promise<Planned | null> {
  const { known, definitions: old, work } = before;
  const now = withFacts(old, checked, input.today);
  if (!now || !isAlike(old, now)) return null;
  const { towns: _, ...facts } = now.site.data;
  if ([...charactersIn(facts)].some((one) => !work.characters.has(one))) return null;

  const planned = replanFacts(before.basis, before.site, now, ({ source, copy }) => isOpen(source, copy));
  if (!planned) return null;
  const { site, checked: pages } = planned;
  if (hasNewPicture([...pages.flatMap(referencesOf), ...site.leaves], before)) return null;

  const share = await shareAgain(work, now, input, tools);
  return { ...before, site, definitions: now, work: share, known: withPages(known, site, share) };
}

/**
 * Returns the definitions with the current site.yaml. Towns, and what is not on the site on that day, were not checked.
 */
function withFacts(before: Definitions, { site, pages, ...found }: CheckedAlone, today: string): Definitions | null {
  if (!site || found.problems.length > 0 || found.spoilsOthers) return null;
  const read = new Set([site, ...pages].map(({ source }) => source.file));
  const others = <T extends { source: Source }>(all: readonly T[]) =>
    all.filter(({ source }) => !read.has(source.file));
  const data = { ...site.data, towns: before.towns.map((town) => town.data) };
  return {
    ...before,
    pages,
    leftOut: found.leftOut,
    site: onDay({ ...site, data }, today),
    shown: [...found.shown.filter(({ kind }) => kind !== 'town'), ...others(before.shown)],
    scheduled: [...found.scheduled, ...others(before.scheduled)],
  };
}

/** Returns true if two versions of a site have the same page definitions and the same towns. */
function isAlike(before: Definitions, now: Definitions): boolean {
  const facts = ({ site }: Definitions) => {
    const data = asGroup(site.source.data);
    return [...aboutMore.map((name) => data[name]), asGroup(data.address).region];
  };
  const files = ({ pages }: Definitions) => pages.map(({ source }) => source.file);
  return isDeepStrictEqual([facts(before), files(before)], [facts(now), files(now)]);
}
