import type { Definitions } from '../check/definition.ts';
import type { KnownTowns } from '../memory/known-towns.ts';
import { type Reusable, recallOf } from '../memory/recall.ts';
import { ContentError } from '../report/diagnostic.ts';
import type { Tools } from '../tools.ts';
import { allProcessors, type Crew, startCrew } from './crew/crew.ts';
import { checkTownsTogether, unknownTowns } from './crew/crew-towns.ts';
import type { MadeSite, MakeOptions } from './made-site.ts';
import { makeTogether } from './make-together.ts';
import type { Output } from './output.ts';
import type { BuildInput } from './plan-site.ts';
import type { CrewFor } from './plan-together.ts';
import { everyPage } from './share.ts';

/** With fewer towns to check or pages to make, starting threads takes longer than it saves. */
const many = 1000;

/**
 * Plans a site and makes its pages. Skips checks that an earlier build or another thread has already done. If there is
 * a problem, plans the whole site again to explain it.
 *
 * @param output gets every file of a page; null if none is wanted
 * @param last what the last build left; null if nothing can be reused
 * @throws ContentError with the problems of all files
 */
export async function makeSite(
  input: BuildInput,
  tools: Tools,
  output: Output | null,
  last: Reusable | null = null,
): Promise<MadeSite> {
  const recall = last && recallOf(input.root, last);
  return makeWithThreads({ input, tools, output, recall, knownTowns: recall?.files.towns ?? null });
}

/** Splits the towns to check and pages to make among threads, if there are many. */
async function makeWithThreads(options: MakeOptions): Promise<MadeSite> {
  const { input, tools, output, recall, knownTowns } = options;
  const { threads = allProcessors(), shard = everyPage } = input;
  const canShare = threads > 1 && tools.programHash !== '' && (output === null || output.threads !== undefined);
  let crew: Crew | undefined;
  const startFor = (count: number) => {
    const isWorthIt = input.threads !== undefined ? count > 0 : count >= many;
    if (canShare && isWorthIt) crew ??= startCrew(input, threads, tools, output?.threads);
    return crew ?? null;
  };
  try {
    const towns = canShare ? await checkFirst(input.root, startFor, knownTowns) : knownTowns;
    // Planning the whole site here explains a problem in a town.
    const crewFor: CrewFor = (definitions, valid) =>
      towns === 'invalid' ? null : startFor(valid?.stale ?? atMostPages(definitions) / shard.shares);
    return await makeTogether(crewFor, { ...options, knownTowns: towns === 'invalid' ? knownTowns : towns });
  } catch (error) {
    // The cause may be in a file that was not checked.
    if (!(error instanceof ContentError) || !(crew || recall)) throw error;
    return await makeTogether(() => null, { ...options, recall: null, knownTowns: null });
  } finally {
    await crew?.end();
  }
}

/**
 * Checks the towns that are not known, if there are enough for several threads. A function of its own, so that their
 * names are gone before the pages are made.
 *
 * @returns the towns that are known then, or that there is a problem
 */
async function checkFirst(
  root: string,
  startFor: (count: number) => Crew | null,
  known: KnownTowns | null,
): Promise<KnownTowns | 'invalid' | null> {
  const unknown = unknownTowns(root, known);
  const crew = startFor(unknown.length);
  return crew ? ((await checkTownsTogether(unknown, root, crew, known)) ?? 'invalid') : known;
}

/** Returns an upper limit on the number of pages, before the site is planned. */
function atMostPages({ pages, site }: Definitions): number {
  const towns = site.data.towns?.length ?? 0;
  return pages.reduce((sum, { data: { each, specialty } }) => sum + ((each ?? specialty) ? towns : 1), 0);
}
