import type { Definitions } from '../check/definition.ts';
import type { ValidPages } from '../memory/recall.ts';
import { type Copy, pageName } from '../plan/page.ts';
import type { Source } from '../read/source.ts';
import type { PageMakers } from './crew/page-makers.ts';
import { defineSite, type KnownContent } from './define-site.ts';
import { linesOfTowns } from './known-content.ts';
import type { MakeOptions } from './made-site.ts';
import { type PlannedSite, planDefined, plannedOnly } from './plan-site.ts';
import { type SharedWork, shareWork, siteFonts } from './shared-work.ts';

/**
 * Returns the makers of the pages that this thread does not make. Called once the definitions are checked.
 *
 * @param valid null if there was no build before
 */
export type MakersFor = (definitions: Definitions, valid: ValidPages | null) => PageMakers;

interface SharedPlan {
  planned: PlannedSite;
  /**
   * The work that all pages share, which may take longer: pages can be rendered before it is done. Null if no files are
   * wanted and nothing can be reused.
   */
  sharing: Promise<SharedWork> | null;
  /** The pages that can be reused; null if there was no build before. */
  valid: ValidPages | null;
  makers: PageMakers;
  /** What the makers report about planning their pages. */
  theirPlan: ReturnType<PageMakers['plan']>;
}

/** Plans the pages that are made here, while others plan theirs, and begins the work that all pages share. */
export async function planTogether(makersFor: MakersFor, options: MakeOptions): Promise<SharedPlan> {
  const { input, tools, output, recall, knownTowns } = options;
  // Another process bundles the scripts while this one reads and checks.
  if (output) tools.scripts();
  const known = { towns: knownTowns, definitions: recall?.files.definitions };
  const site = await defineSite(input, tools, known);
  const { definitions } = site;
  const early = recall && beginSharing(definitions, known, options);
  // Which pages to make is known only after this.
  const valid = early && recall.compare((await early).keys, definitions, input.today);
  const makers = makersFor(definitions, valid);
  const theirPlan = beginTheirPlan(makers, definitions, valid, options);
  const sharing = early ?? (output && beginSharing(definitions, known, options));
  const isTrusted = (source: Source, copy: Copy | undefined) => {
    const page = valid?.page(source, copy);
    // How a link with the domain of the site should be written depends on all pages.
    return page ? !page.notes.hasLinkWithDomain : makers.makes(source.file, copy?.slug);
  };
  const planned = await planDefined(site, input, tools, {
    isTrusted,
    routeOf: (source, copy) => valid?.page(source, copy)?.notes.route,
    isUntrusted: valid?.hasLostTargets,
    pictures: recall?.pictures,
  });
  return { planned: plannedOnly(planned), sharing, valid, makers, theirPlan };
}

function beginSharing(
  definitions: Definitions,
  known: KnownContent,
  { input, tools, output }: MakeOptions,
): Promise<SharedWork> {
  const fonts = siteFonts(definitions, known, tools);
  // A thread makes the fonts while this one makes pages. The code that writes them awaits them and gets any error.
  if (output) for (const { content } of fonts.fonts) content().catch(() => undefined);
  const sharing = shareWork(definitions, known, input, tools, fonts);
  // The caller awaits this. If planning fails earlier, nothing would handle its rejection.
  sharing.catch(() => undefined);
  return sharing;
}

function beginTheirPlan(
  makers: PageMakers,
  definitions: Definitions,
  valid: ValidPages | null,
  { input, knownTowns }: MakeOptions,
): SharedPlan['theirPlan'] {
  const done = valid?.all.map(({ notes }) => pageName(notes.file, notes.copy)) ?? [];
  const towns = () => linesOfTowns(definitions, input.root, knownTowns);
  const theirPlan = makers.plan({ towns, done });
  // If planning fails here, nothing awaits this promise.
  theirPlan.catch(() => undefined);
  return theirPlan;
}
