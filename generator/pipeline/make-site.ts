import { prepareAudit } from '../audit/audit.ts';
import { noteTowns } from '../audit/note-page.ts';
import type { Recall } from '../memory/recall.ts';
import { renderer } from '../render/render.ts';
import { ContentError } from '../report/diagnostic.ts';
import type { Tools } from '../tools.ts';
import { allProcessors, startCrew } from './crew/crew.ts';
import { checkedTowns, unknownTowns } from './known-content.ts';
import {
  filesOf,
  inOrder,
  type MadeSite,
  type Make,
  type MakeInput,
  makeHere,
  planWith,
  takeOver,
} from './made-site.ts';
import { makeTogether } from './make-together.ts';
import { type Output, onceForEach } from './output.ts';

/** With fewer towns or pages to do, starting threads takes longer than they save. */
const manyTowns = 1000;

/**
 * Plans a site and makes its pages. Many are shared among threads. What is known to be right is not looked at again; if then
 * something is wrong, the whole site is planned to explain it.
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
  const canShare = tools.program !== '' && (output === null || output.staging !== undefined);
  const { threads = allProcessors() } = input;
  const unknown = canShare && threads > 1 ? unknownTowns(input.root, recall) : [];
  const isWorthIt = input.threads !== undefined ? unknown.length > 0 : unknown.length >= manyTowns;
  const crew = isWorthIt ? startCrew(input, threads, tools) : null;
  try {
    const towns = crew && (await checkedTowns(unknown, input.root, crew, recall));
    if (crew && towns) return await makeTogether(crew, towns, input, tools, output, recall);
    return await makeAlone(input, tools, output, recall);
  } catch (error) {
    // What was not looked at may explain a mistake, or be one itself.
    if (!(error instanceof ContentError) || !(crew || recall)) throw error;
    return await makeAlone(input, tools, output, null);
  } finally {
    await crew?.end();
  }
}

async function makeAlone(...[input, tools, output, recall]: Make): Promise<MadeSite> {
  const known = recall?.towns ?? null;
  const { planned, work } = await planWith(input, tools, output, recall, known, (source, copy) =>
    recall ? recall.isRight(source, copy) : false,
  );
  const { site, definitions, pictures } = planned;
  const auditor = await prepareAudit(site, { today: input.today, sections: tools.sections });
  const renderPage = renderer(site, pictures, tools);
  const files = onceForEach(output);
  const { kept, others } = takeOver(site.pages, recall, files);
  const made = await makeHere(others, { renderPage, auditor, files: output && filesOf(work, site) }, files);
  const towns = noteTowns(definitions, auditor, known?.findings);
  const names = [...site.pictures.map(({ text }) => text), ...(recall?.pictures ?? [])];
  return { planned, work, pages: inOrder([...kept, ...made]), towns, known, pictures: names, renderPage, auditor };
}
