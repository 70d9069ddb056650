import type { Recall } from '../memory/recall.ts';
import { ContentError } from '../report/diagnostic.ts';
import type { Tools } from '../tools.ts';
import { allProcessors, type Crew, nobody, startCrew } from './crew/crew.ts';
import { checkedTowns, unknownTowns } from './known-content.ts';
import type { MadeSite, MakeInput } from './made-site.ts';
import { makeTogether } from './make-together.ts';
import type { Output } from './output.ts';

/** With fewer towns to check or pages to make, starting threads takes longer than they save. */
const many = 1000;

/**
 * Plans a site and makes its pages. Many are shared among threads. What is known to be right is not checked again. If something
 * is wrong, the whole site is planned again to explain it.
 *
 * @param output gets every file of a page; null if none is wanted
 * @param recall what can be taken over from the last build
 * @throws ContentError with the problems of all files
 */
export async function makeSite(
  input: MakeInput,
  tools: Tools,
  output: Output | null,
  recall: Recall | null,
): Promise<MadeSite> {
  const { threads = allProcessors() } = input;
  const canShare = threads > 1 && tools.program !== '' && (output === null || output.staging !== undefined);
  let crew = null as Crew | null;
  const startFor = (count: number) => {
    const isWorthIt = input.threads !== undefined ? count > 0 : count >= many;
    if (canShare && isWorthIt) crew ??= startCrew(input, threads, tools);
    return crew;
  };
  const knownTowns = recall?.towns ?? null;
  try {
    const unknown = canShare ? unknownTowns(input.root, recall) : [];
    const checkers = startFor(unknown.length);
    const towns = checkers ? await checkedTowns(unknown, input.root, checkers, recall) : knownTowns;
    // A town with a problem is explained by planning the whole site here.
    const hasProblem = checkers !== null && towns === null;
    const makersFor = () => (hasProblem ? null : startFor(recall?.stalePages() ?? 0)) ?? nobody;
    return await makeTogether(makersFor, { input, tools, output, recall, known: towns ?? knownTowns });
  } catch (error) {
    // What was not checked may explain a mistake, or be one itself.
    if (!(error instanceof ContentError) || !(crew || recall)) throw error;
    return await makeTogether(() => nobody, { input, tools, output, recall: null, known: null });
  } finally {
    await crew?.end();
  }
}
