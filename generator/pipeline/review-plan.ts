import type { KnownTowns } from '../memory/known-towns.ts';
import { lostTargets } from '../memory/lost-targets.ts';
import type { Memory } from '../memory/memory.ts';
import { sameFiles } from '../memory/recall.ts';
import { unchangedSince } from '../memory/stamps.ts';
import { pageName } from '../plan/page.ts';
import { type Diagnostic, diagnosticsOf } from '../report/diagnostic.ts';
import type { Tools } from '../tools.ts';
import { type BuildInput, type Known, planSite } from './plan-site.ts';

/** Finds what is wrong with a site that is right today, on another day or with other pages in it. */
export type PlanFor = (occasion: Pick<Known, 'isPublished'> & { today?: string }) => Promise<readonly Diagnostic[]>;

/**
 * Prepares to plan such a site. Thousands of pages of one definition differ only in what their towns say: if nothing of that has changed,
 * and no page is gone, they are right if the first of them is.
 *
 * @param known what the last build knew, if there was one
 */
export function reviewPlanner(input: BuildInput, tools: Tools, known: Memory | null): PlanFor {
  const last = known && knownPages(known, input.root);
  return async ({ today = input.today, ...occasion }) => {
    const plan = (more: Known) =>
      planSite({ ...input, today }, tools, { ...occasion, ...more }).then(() => [], diagnosticsOf);
    const found = last ? await plan(withoutCopies(last)) : null;
    // What was not looked at may explain a mistake, or be one itself.
    return found?.length === 0 ? found : plan({});
  };
}

interface KnownPages {
  towns: KnownTowns;
  /** The files of the page definitions that have not changed. */
  definitions: ReadonlySet<string>;
  pages: Memory['pages'];
}

function knownPages(known: Memory, root: string): KnownPages {
  const isUnchanged = unchangedSince(known.taken, root);
  const definitions = known.definitions.filter(({ file, stamp }) => isUnchanged(file, stamp));
  return {
    towns: sameFiles(known, root, isUnchanged).towns,
    definitions: new Set(definitions.map(({ file }) => file)),
    pages: known.pages,
  };
}

/** Leaves out the pages of known definitions about known towns, but for the first of each definition. */
function withoutCopies({ towns, definitions, pages }: KnownPages): Known {
  const slugs = new Set<string>();
  const begun = new Set<string>();
  const settled = new Set<string>();
  return {
    towns,
    prepare: async (checked) => {
      for (const { source, data } of checked.towns) if (source.isChecked) slugs.add(data.slug);
    },
    isSettled: ({ file }, copy) => {
      const isFirst = !begun.has(file);
      begun.add(file);
      if (isFirst || !copy || !definitions.has(file) || !slugs.has(copy.slug)) return false;
      settled.add(pageName(file, copy.slug));
      return true;
    },
    isUnsettled: (site) => {
      const before = pages.map(({ ids, notes: { route, file, copy } }) => {
        return { route, ids, isRight: settled.has(pageName(file, copy)) };
      });
      return lostTargets(before, site).length > 0;
    },
  };
}
