import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { asGroup } from '../../../templates/schema/is-group.ts';
import { type Definitions, hasOwnFile, type TownDefinition } from '../../check/definition.ts';
import { stampOf } from '../../files/stamp.ts';
import { keptTown } from '../../memory/kept-towns.ts';
import { namesWords } from '../../memory/town-lists.ts';
import { differsOnlyInTexts } from '../../pipeline/edited-town/differs-only-in-texts.ts';
import type { BuildInput } from '../../pipeline/plan-site.ts';
import { shareWork } from '../../pipeline/shared-work.ts';
import { replanTown } from '../../plan/again/replan-town.ts';
import { idsOf, referencesOf } from '../../plan/page.ts';
import type { Source } from '../../read/source.ts';
import type { Tools } from '../../tools.ts';
import { checkAlone } from './check-alone.ts';
import { hasNewPicture } from './has-new-picture.ts';
import type { KnownPage } from './known-site.ts';
import type { Planned } from './plan-again.ts';

/**
 * Plans a site after an edit of the words of one town. The time hardly depends on the number of towns.
 *
 * @param before the plan of the site before the edit
 * @returns null if anything else was edited, if pages that are not about the town may have changed, or if there is a
 *   mistake
 */
export async function planWords(
  input: BuildInput,
  tools: Tools,
  before: Planned,
  file: string,
): Promise<Planned | null> {
  const { definitions, known, site, work } = before;
  const index = definitions.towns.findIndex((one) => hasOwnFile(one) && one.source.file === file);
  const old = definitions.towns[index];
  const checked = old && (await checkAlone(input, tools, definitions, file));
  const town = checked?.problems.length === 0 ? checked.towns[0] : undefined;
  if (!old || !town || !differsOnlyInTexts(old.source.data, town.source.data)) return null;
  // Editors complete the names of words, so their schemas must be made again.
  if (!isDeepStrictEqual(wordNames(old), wordNames(town))) return null;
  // Redirects are filled in for the whole site only.
  if (namesWords(definitions.site.data.redirects)) return null;

  const now = withTown(definitions, index, town);
  const townNow = keptTown(town.source, stampOf(join(input.root, file)) ?? '', {}, definitions.site.data);
  const townsNow = known.towns.map((one) => (one.file === file ? townNow : one));
  const byFile = new Map(townsNow.map((one) => [one.file, one]));
  const towns = { town: ({ file }: Source) => byFile.get(file) };
  const ofPages = new Map(definitions.pages.map(({ source }) => [source, work.hashOf(source)]));
  const hashOf = (source: Source) => ofPages.get(source);
  const share = await shareWork(now, { towns, definitions: { hashOf } }, input, tools);
  const isSame = definitions.pages.every((page) => share.keys.of(page) === work.keys.of(page));
  const planned = isSame ? replanTown(before.basis, site, town) : null;
  if (!planned || hasNewPicture(planned.pages.flatMap(referencesOf), before)) return null;

  const changed = new Map(planned.pages.map((page) => [page.route, page]));
  // A page that links to a removed id must be checked again.
  const hasSameIds = ({ route, ids }: KnownPage) => {
    const own = changed.get(route);
    return !own || isDeepStrictEqual(idsOf(own), ids);
  };
  if (!known.pages.every(hasSameIds)) return null;
  const pages = known.pages.map((page) => {
    const own = changed.get(page.route);
    return own ? { ...page, key: share.keys.of(own) } : page;
  });
  return {
    ...before,
    site: planned.site,
    definitions: now,
    work: share,
    known: { ...known, towns: townsNow, pages },
  };
}

const wordNames = ({ data }: TownDefinition) => Object.keys(asGroup(data.words));

/** Returns the definitions of a site with another version of a town. */
function withTown({ site, shown, ...rest }: Definitions, index: number, town: TownDefinition): Definitions {
  const { source, data } = town;
  const towns = rest.towns.with(index, town);
  return {
    ...rest,
    towns,
    site: { ...site, data: { ...site.data, towns: towns.map((one) => one.data) } },
    shown: shown.map((one) =>
      one.source.file === source.file && one.path.length === 0 ? { ...one, source, data } : one,
    ),
  };
}
