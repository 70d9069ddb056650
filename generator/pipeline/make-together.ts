import { loadPictures } from '../assets/load-pictures.ts';
import { prepareAudit } from '../audit/audit.ts';
import { noteTowns } from '../audit/note-page.ts';
import type { KnownTowns } from '../memory/known-towns.ts';
import type { SitePage } from '../plan/placed-page.ts';
import { renderer } from '../render/render.ts';
import { ContentError } from '../report/diagnostic.ts';
import type { PageMakers } from './crew/crew.ts';
import { pageName } from './crew/messages.ts';
import { linesOfTowns } from './known-content.ts';
import { filesOf, inOrder, type MadeSite, type Make, makeHere, planWith, takeOver } from './made-site.ts';
import { onceForEach } from './output.ts';

/** @param makers make all pages that are not taken over */
export async function makeTogether(
  makers: PageMakers,
  known: KnownTowns | null,
  ...[input, tools, output, recall]: Make
): Promise<MadeSite> {
  const { planned, work } = await planWith(input, tools, output, recall, known, () => true);
  const { site, definitions } = planned;
  const isRight = ({ source, copy }: SitePage) => recall?.isRight(source, copy) ?? false;
  const done = site.pages.filter(isRight).map(({ source, copy }) => pageName(source.file, copy?.slug));
  const shown = await makers.plan({
    towns: () => linesOfTowns(planned, input.root, known),
    done,
    staging: output?.staging ?? null,
    shared: work?.keys.shared ?? '',
  });
  if (!shown) throw new ContentError([]);
  const names = [...new Set([...shown, ...(recall?.pictures ?? [])])];
  const { pictures } = await loadPictures(input.root, [], tools.cache, names);
  const renderPage = renderer(site, pictures, tools);
  const auditor = await prepareAudit(site, { today: input.today, sections: tools.sections });
  const files = onceForEach(output);
  const { kept, others } = takeOver(site.pages, recall, files);
  // Somebody deleted the files of these.
  const lost = await makeHere(others.filter(isRight), { renderPage, auditor, files: filesOf(work, site) }, files);
  const made = await makers.make(files);
  const found = new Map(made.towns.map((notes) => [notes.file, notes]));
  const towns = noteTowns(definitions, auditor, ({ file }) => found.get(file) ?? { file, findings: {} });
  const pages = inOrder([...kept, ...lost, ...made.pages]);
  return { planned: { ...planned, pictures }, work, pages, towns, known, pictures: names, renderPage, auditor };
}
