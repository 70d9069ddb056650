import { makeFonts } from '../../assets/fonts.ts';
import type { Auditor } from '../../audit/auditor.ts';
import type { EditedTown, IndexedPage } from '../../memory/edited-town.ts';
import { keyWithWords } from '../../memory/key-parts.ts';
import type { KeptTown } from '../../memory/memory.ts';
import type { OutputFile } from '../../publish/output-file.ts';
import { sharedFiles } from '../../publish/shared-files.ts';
import { renderer } from '../../render/render.ts';
import type { Tools } from '../../tools.ts';
import { fileMaker, makeEach } from '../make-pages.ts';
import { isNotedAlike } from './is-noted-alike.ts';
import type { EditedPlan } from './plan-edited.ts';

/** A page of the town, with its files if any are wanted. */
export interface EditedPage extends IndexedPage {
  files: OutputFile[];
}

interface Bench {
  tools: Tools;
  isWritten: boolean;
  edited: EditedTown;
}

/** Makes the pages again. Returns null if one differs in more than its texts. */
export async function editedPages(
  { planned, pages }: EditedPlan,
  town: KeptTown,
  auditor: Auditor,
  { tools, isWritten, edited }: Bench,
): Promise<EditedPage[] | null> {
  const { site, definitions, pictures } = planned;
  const before = new Map(edited.pages.map((one) => [one.page.notes.route, one]));
  const keyOf = ({ route }: { route: string }) =>
    keyWithWords(before.get(route)?.page.key ?? '', edited.before.hash, town.hash);
  const share = async () => ({
    ...(await sharedFiles(makeFonts(new Set(edited.characters), tools.cache), definitions.site.data, tools)),
    keys: { of: keyOf },
  });
  const files = fileMaker(isWritten ? share() : null, site);
  const made: EditedPage[] = [];
  for await (const one of makeEach(pages, { renderPage: renderer(site, pictures, tools), auditor, files })) {
    const old = before.get(one.page.notes.route);
    if (!old || !isNotedAlike(old.page, one.page)) return null;
    made.push({ index: old.index, page: one.page, files: one.files });
  }
  return made;
}
