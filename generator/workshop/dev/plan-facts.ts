import { isDeepStrictEqual } from 'node:util';
import { asGroup } from '../../../templates/schema/is-group.ts';
import type { Definitions } from '../../check/definition.ts';
import type { BuildInput } from '../../pipeline/plan-site.ts';
import { shareWork } from '../../pipeline/shared-work.ts';
import { onDay } from '../../plan/on-day.ts';
import { referencesOf } from '../../plan/page.ts';
import { charactersIn } from '../../plan/texts/characters.ts';
import type { Source } from '../../read/source.ts';
import type { Tools } from '../../tools.ts';
import type { CheckedAlone } from './check-alone.ts';
import { withPages } from './known-site.ts';
import type { IsOpen } from './open-pages.ts';
import type { Planned } from './plan-again.ts';

/** What towns and fonts depend on, and what has mistakes that are found only with all pages. */
const aboutMore = ['towns', 'geo', 'language', 'redirects'];

/** True if every town has a file of its own, and no text in those files names a fact of site.yaml. */
export function nameNoFacts({ known: { towns }, definitions }: Planned): boolean {
  return towns.length === definitions.towns.length && towns.every(({ names }) => names === 'nothing');
}

/**
 * Plans a site whose towns name no facts after an edit of facts of site.yaml on which no town depends, and checks only the open pages. No town is looked at,
 * so the time it takes hardly depends on how many there are. Nothing can be taken over from such a plan.
 *
 * @param before the plan of what the site was before the edit
 * @param checked site.yaml as it is now, with the page definitions
 * @returns null if more was edited, if a page would move, if there is a mistake, or if a letter or a picture is new to the site. The fonts keep a letter
 *   that is gone until the next check
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
  const { characters, resources, hashOf } = work;
  const { towns: _, ...facts } = now.site.data;
  if ([...charactersIn(facts)].some((one) => !characters.has(one))) return null;

  const planned = before.planFacts(before.site, now, ({ source, copy }) => isOpen(source, copy));
  const references = [...(planned?.checked.flatMap(referencesOf) ?? []), ...(planned?.site.leaves ?? [])];
  const pictures = references.filter(({ role }) => role === 'picture');
  // A picture that is new to the site has not been read.
  if (!planned || !pictures.every(({ text }) => before.pictures.has(text))) return null;

  const { site } = planned;
  const share = await shareWork(now, { fonts: resources.fonts, characters }, input.mapsKey, tools, hashOf);
  return { ...before, site, definitions: now, work: share, known: withPages(known, site, share) };
}

/** The definitions with site.yaml as it is now. Towns, and what is not on the site on that day, were not looked at. */
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

/** True if two versions of a site have the same page definitions and the same towns. */
function isAlike(before: Definitions, now: Definitions): boolean {
  const facts = ({ site }: Definitions) => {
    const data = asGroup(site.source.data);
    return [...aboutMore.map((name) => data[name]), asGroup(data.address).region];
  };
  const files = ({ pages }: Definitions) => pages.map(({ source }) => source.file);
  return isDeepStrictEqual([facts(before), files(before)], [facts(now), files(now)]);
}
