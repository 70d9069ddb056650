import { sameFiles } from '../../memory/same-files.ts';
import { defineSite } from '../../pipeline/define-site.ts';
import { type BuildInput, planDefined } from '../../pipeline/plan-site.ts';
import { shareWork } from '../../pipeline/shared-work.ts';
import type { FilledTowns } from '../../plan/trusted.ts';
import type { Tools } from '../../tools.ts';
import { type KnownSite, withPages } from './known-site.ts';
import type { IsOpen } from './open-pages.ts';
import type { Planned } from './plan-again.ts';

/** An edit that changes many pages. */
interface EditOfMany {
  /** The results of the last plan without errors. */
  known: KnownSite;
  /** The files that have changed since that plan. */
  edited: ReadonlySet<string>;
  isOpen: IsOpen;
}

/**
 * Plans a site after an edit that changes many pages, and checks only open pages. Nothing can be reused from such a
 * plan.
 *
 * @throws ContentError with some of the problems
 */
export async function planOpen(
  input: BuildInput,
  tools: Tools,
  { known, edited, isOpen }: EditOfMany,
  filled: FilledTowns,
): Promise<Planned> {
  const same = sameFiles(known, input.root, (file) => !edited.has(file));
  const site = await defineSite(input, tools, same, { isPublished: () => true });
  const work = await shareWork(site.definitions, same, input, tools);
  const { planned, basis } = await planDefined(site, input, tools, {
    filled,
    pictures: [...known.pictures.keys()],
    isTrusted: (source, copy) => source.isChecked === true || !isOpen(source, copy),
  });
  return { ...planned, basis, work, known: withPages(known, planned.site, work) };
}
