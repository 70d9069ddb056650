import { asGroup } from '../../../templates/schema/is-group.ts';
import { hasOwnFile, type TownDefinition } from '../../check/definition.ts';
import { hash } from '../../files/hash.ts';
import { CheckedTownFile } from '../../memory/checked-source.ts';
import type { EditedTown } from '../../memory/edited-town.ts';
import { knownDefinitions } from '../../memory/known-definitions.ts';
import { knownTowns } from '../../memory/known-towns.ts';
import { namesWords } from '../../memory/town-lists.ts';
import type { Page } from '../../plan/page.ts';
import { parentOf } from '../../plan/page-facts.ts';
import { isDefinition } from '../../read/is-definition.ts';
import { readEach } from '../../read/read.ts';
import { isTownFile, townFolderIn } from '../../read/town-folder.ts';
import { ContentError } from '../../report/diagnostic.ts';
import type { Tools } from '../../tools.ts';
import { type BuildInput, type PlannedSite, planSite } from '../plan-site.ts';
import { differsOnlyInTexts } from './differs-only-in-texts.ts';
import { townsToPlan } from './towns-to-plan.ts';

/** A part of a site: all pages that are not made for towns, and the pages of a few towns. */
export interface EditedPlan {
  planned: PlannedSite;
  town: TownDefinition;
  /** The pages of the town, in the same order as those of the last build. */
  pages: Page[];
}

/**
 * Plans the pages of a town after an edit of its words, together with as few other towns as possible.
 *
 * @returns null if anything else was edited, if there is a mistake, or if the whole site must be planned
 */
export async function planEdited(
  { root, mapsKey, today }: BuildInput,
  tools: Tools,
  edited: EditedTown,
): Promise<EditedPlan | null> {
  const { file, before } = edited;
  const [site, own] = await readEach(root, ['site.yaml', file], tools.parsed);
  if (!site || !own || own.problems.length > 0) return null;
  if (!differsOnlyInTexts(new CheckedTownFile(root, before).data, own.source.data)) return null;
  // Audits look for town names on every page, and the earlier words are no longer known.
  if (namesWords(asGroup(own.source.data).name)) return null;
  // The file may have been edited while this build waited for another.
  if (hash(site.source.text) !== edited.siteHash) return null;
  const indexes = townsToPlan(edited, site.source.data);
  const files = indexes && filesOf(edited, site.source.text, indexes);
  if (!indexes || !files) return null;

  const others = edited.townsAt(indexes).filter((town) => town.file !== file);
  try {
    const planned = await planSite({ root, mapsKey, today }, tools, {
      scope: { files },
      known: {
        towns: knownTowns(others, root),
        definitions: knownDefinitions(
          edited.definitions,
          root,
          () => true,
          ({ text }) => text === site.source.text,
        ),
      },
      trusted: { pictures: edited.pictures, isTrusted: (_, copy) => copy?.slug !== edited.slug },
    });
    const areShown = planned.site.pictures.every(({ text }) => edited.pictures.includes(text));
    return areShown ? ownPages(planned, edited) : null;
  } catch (error) {
    // Planning the whole site explains any mistake, including one that only this partial plan reports.
    if (error instanceof ContentError) return null;
    throw error;
  }
}

/** Returns the files to plan with, or null if some towns are not published. */
function filesOf({ content, townNames, townsAt }: EditedTown, site: string, indexes: readonly number[]) {
  const files = content.filter(isDefinition);
  const folder = townFolderIn(site, files);
  const pages = files.filter((file) => !isTownFile(file, folder));
  if (files.length - pages.length !== townNames.length) return null;
  return [...pages, ...townsAt(indexes).map(({ file }) => file)].sort();
}

/** Returns the pages of the town if their number and addresses are unchanged, and the pages above them are known. */
function ownPages(planned: PlannedSite, { file, slug, pages }: EditedTown): EditedPlan | null {
  const { site, definitions } = planned;
  const town = definitions.towns.find((one) => hasOwnFile(one) && one.source.file === file);
  const own = site.pages.filter((page) => page.town?.slug === slug);
  const hasTrail = (page: Page): boolean => {
    const parent = parentOf(page);
    const above = parent === null ? undefined : site.byRoute.get(parent);
    return parent === null || (above !== undefined && hasTrail(above));
  };
  const areSame =
    own.length === pages.length && pages.every(({ page }, index) => page.notes.route === own[index]?.route);
  return town && areSame && own.every(hasTrail) ? { planned, town, pages: own } : null;
}
