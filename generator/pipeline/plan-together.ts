import type { Definitions } from '../check/definition.ts';
import type { ValidPages } from '../memory/recall.ts';
import { type Copy, pageName } from '../plan/page.ts';
import type { Source } from '../read/source.ts';
import type { Crew } from './crew/crew.ts';
import { takeLines } from './crew/crew-towns.ts';
import { defineSite } from './define-site.ts';
import type { MakeOptions } from './made-site.ts';
import { type PlannedSite, planDefined } from './plan-site.ts';
import { everyPage, isInShare } from './share.ts';
import { beginSharing, type SharedWork } from './shared-work.ts';

/**
 * Returns the threads that make pages with this one, or null if it makes all. Called once the definitions are checked.
 *
 * @param valid null if there was no build before
 */
export type CrewFor = (definitions: Definitions, valid: ValidPages | null) => Crew | null;

interface SharedPlan {
  planned: PlannedSite;
  /**
   * The work that all pages share, which may take longer: pages can be rendered before it is done. Null if no files are
   * wanted and nothing can be reused.
   */
  sharing: Promise<SharedWork> | null;
  /** The pages that can be reused; null if there was no build before. */
  valid: ValidPages | null;
  crew: Crew | null;
  /** The names of the pictures on the pages of other threads; null if they found a problem. */
  theirPictures: Promise<string[] | null>;
}

/** Plans the pages that are made here, while others plan theirs, and begins the work that all pages share. */
export async function planTogether(crewFor: CrewFor, options: MakeOptions): Promise<SharedPlan> {
  const { input, tools, output, recall, knownTowns } = options;
  // Another process bundles the scripts while this one reads and checks.
  if (output) tools.scripts();
  const known = { towns: knownTowns, definitions: recall?.files.definitions ?? null };
  const site = await defineSite(input, tools, known);
  const { definitions } = site;
  const early = recall && beginSharing(definitions, known, options);
  // Which pages to make is known only after this.
  const valid = early && recall.compare((await early).keys, definitions, input.today);
  const crew = crewFor(definitions, valid);
  const theirPictures = crew ? beginTheirPlan(crew, definitions, valid, options) : Promise.resolve([]);
  const sharing = early ?? (output && beginSharing(definitions, known, options));
  const share = crew?.ownShare ?? input.shard ?? everyPage;
  const isTrusted = (source: Source, copy: Copy | undefined) => {
    const page = valid?.page(source, copy);
    // How a link with the domain of the site should be written depends on all pages.
    return page ? !page.notes.hasLinkWithDomain : !isInShare(share, { source, copy });
  };
  const { planned } = await planDefined(site, input, tools, {
    isTrusted,
    routeOf: (source, copy) => valid?.page(source, copy)?.notes.route,
    isUntrusted: valid?.hasLostTargets,
    pictures: recall?.pictures,
  });
  return { planned, sharing, valid, crew, theirPictures };
}

function beginTheirPlan(
  crew: Crew,
  definitions: Definitions,
  valid: ValidPages | null,
  { knownTowns }: MakeOptions,
): SharedPlan['theirPictures'] {
  const done = valid?.all.map(({ notes }) => pageName(notes.file, notes.copy)) ?? [];
  const theirPlan = crew.plan(takeLines(definitions, knownTowns), done);
  // If planning fails here, nothing awaits this promise.
  theirPlan.catch(() => undefined);
  return theirPlan;
}
