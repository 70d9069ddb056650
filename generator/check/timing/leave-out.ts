import { basename } from 'node:path';
import { asGroup } from '../../../templates/schema/is-group.ts';
import { groupBy } from '../../basics/group-by.ts';
import { offsetOf } from '../../read/lines.ts';
import { type Path, pointerOf } from '../../read/locate.ts';
import type { Source } from '../../read/source.ts';
import type { Diagnostic } from '../../report/diagnostic.ts';
import { type CheckedFile, isValid } from '../checked-file.ts';
import { type Definition, draftsAmong, rolesOfTown, type TownDefinition, type Unpublished } from '../definition.ts';
import { gapsIn } from '../mistakes/gap.ts';
import { nodeAt, pairAt, rangeOf } from '../mistakes/working-copy.ts';
import { absenceOn, draft } from './timing.ts';

/**
 * Decides whether a page, a town, or a part of a file is part of the site, apart from its dates.
 *
 * @param data the data as written
 * @param file the file that contains it
 */
export type IsPublished = (data: Readonly<Record<string, unknown>>, file: string) => boolean;

/** Returns true for a page, a town, or a part of a file whose author has not finished it. */
export const isDraft = ({ draft }: Readonly<Record<string, unknown>>) => draft === true;

/** Returns true for what a build publishes: everything except drafts. */
export const isNoDraft: IsPublished = (data) => !isDraft(data);

/** The pages and towns of a site, without those that are left out. */
export interface Chosen {
  towns: TownDefinition[];
  pages: CheckedFile[];
  unpublished: Unpublished[];
  /** Drafts that are shown to their author. What is still to be written in them is not a mistake. */
  shown: Unpublished[];
}

/**
 * Leaves out what is not published, the pages about unpublished towns, and pages whose dates do not include a day.
 *
 * @param unread drafts whose YAML cannot be read
 * @param today as YYYY-MM-DD; undefined for all days together
 */
export function leaveOut(
  towns: readonly TownDefinition[],
  pages: readonly CheckedFile[],
  unread: readonly Unpublished[],
  isPublished: IsPublished,
  today: string | undefined,
): Chosen {
  const isOut = ({ data, source, absence }: Unpublished) => absence.kind !== 'draft' || !isPublished(data, source.file);
  const isMarked = (one: Unpublished) => isDraft(one.data) || isOut(one);
  const isMarkedTown = ({ data, source }: TownDefinition) =>
    isDraft(asGroup(data)) || !isPublished(asGroup(data), source.file);
  const markedTowns = new Map(towns.filter(isMarkedTown).map((town) => [town, asTown(town)]));
  const outUnread = unread.filter(isOut);
  const drafts = [...markedTowns.values(), ...outUnread].filter(({ kind }) => kind === 'town');
  const bySlug = new Map(drafts.map((one) => [one.data.slug, one]));
  const markedPages = new Map<CheckedFile, { page: Unpublished; town: Unpublished | undefined }>();
  for (const file of pages) {
    const page = asPage(file, today);
    const town = bySlug.get(page.data.town);
    if (isMarked(page)) markedPages.set(file, { page, town });
    else if (town) markedPages.set(file, { page: { ...page, town: String(town.data.name) }, town });
  }
  const outTowns = [...markedTowns.values()].filter(isOut);
  const outPages = [...markedPages].filter(([, { page, town }]) => isOut(page) || (town && isOut(town)));
  const out = new Set<unknown>([...outTowns, ...outPages.map(([file]) => file)]);
  const shownPages = [...markedPages].filter(([file]) => !out.has(file) && isValid(file));
  return {
    towns: towns.filter((town) => !out.has(markedTowns.get(town))),
    pages: pages.filter((file) => !out.has(file)),
    unpublished: [...outTowns, ...outUnread, ...outPages.map(([, { page }]) => page)],
    shown: [...[...markedTowns.values()].filter((one) => !out.has(one)), ...shownPages.map(([, { page }]) => page)],
  };
}

/**
 * Returns the drafts among files whose YAML cannot be read, based on their `draft` line. A page has the route of its
 * `route` line, so that links to it are not blamed; a town is identified by its file name.
 */
export function unreadDrafts(sources: readonly Source[], kind: 'page' | 'town'): Unpublished[] {
  return sources
    .filter((source) => source.data === null && /^draft:[ \t]+true\b/m.test(source.text))
    .map((source) => {
      const slug = basename(source.file, '.yaml');
      const [, route] = source.text.match(/^route:[ \t]+["']?(\/[^\s"']*)/m) ?? [];
      const data = { draft: true, name: slug, ...(kind === 'town' ? { slug } : { route }) };
      return { kind, source, path: [], data, roles: new Map(), town: null, problems: [], absence: draft };
    });
}

/** Returns a town as what it is if it is left out, which is decided later. Towns have no dates. */
function asTown(town: TownDefinition): Unpublished {
  const { data, source, path } = town;
  return {
    kind: 'town',
    source,
    path,
    data: asGroup(data),
    roles: rolesOfTown(town),
    town: null,
    problems: [],
    absence: draft,
  };
}

/** Returns a page as what it is if it is left out. If its dates are not the reason, it is a draft, or its town is. */
function asPage({ source, roles }: CheckedFile, today: string | undefined): Unpublished {
  const data = asGroup(source.data);
  const absence = (isDraft(data) ? null : absenceOn(today, data)) ?? draft;
  return { kind: 'page', source, path: [], data, roles, town: null, problems: [], absence };
}

/** Problems of what is published, and what is left out, with its own problems. */
interface SharedProblems {
  published: Diagnostic[];
  unpublished: Unpublished[];
}

/** Moves each problem inside a draft to that draft. */
export function shareProblems(
  problems: readonly Diagnostic[],
  { unpublished, shown }: Pick<Chosen, 'unpublished' | 'shown'>,
): SharedProblems {
  const drafts = draftsAmong(unpublished);
  const byOwner = groupBy(problems, (problem) => drafts.find((draft) => isWithin(problem, draft)));
  const isShownGap = (problem: Diagnostic) =>
    problem.id === 'gap' && shown.some((draft) => isWithin(problem, draft) && hasOnlyShownGaps(draft));
  return {
    published: (byOwner.get(undefined) ?? []).filter((problem) => !isShownGap(problem)),
    unpublished: unpublished.map((one) => ({ ...one, problems: [...one.problems, ...(byOwner.get(one) ?? [])] })),
  };
}

/** Returns true if a problem is inside something unpublished, or at its name, where a missing property is reported. */
export function isWithin({ source, span }: Diagnostic, { source: own, path }: Unpublished): boolean {
  if (source.file !== own.file) return false;
  if (path.length === 0) return true;
  const [, to] = rangeOf(nodeAt(own, path));
  const [from] = rangeOf(pairAt(own, path)?.pair.key ?? nodeAt(own, path));
  const at = offsetOf(own.lines, span.start);
  return from <= at && at < to;
}

/** Returns false if a gap is where no text can be shown, such as in place of a number or a link. */
function hasOnlyShownGaps({ data, path, roles }: Unpublished): boolean {
  return gapsIn(data, path).every((gap) => roles.get(pointerOf(gap.path))?.role === 'shown');
}

/** Returns the facts of a site without the towns that are left out. */
export function withTowns<T extends { towns?: unknown }>(
  site: Definition<T>,
  all: readonly TownDefinition[],
  { towns }: Chosen,
): Definition<T> {
  if (towns.length === all.length) return site;
  const places = new Map(towns.map((town, index) => [town, index]));
  const unknown = site.unknown.flatMap((path): Path[] => {
    const [group, index, ...inner] = path;
    if (group !== 'towns' || index === undefined) return [path];
    const place = places.get(all[Number(index)] as TownDefinition);
    return place === undefined ? [] : [[group, place, ...inner]];
  });
  return { ...site, data: { ...site.data, towns: towns.map(({ data }) => data) }, unknown };
}
