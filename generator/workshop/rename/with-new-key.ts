import { inYaml } from '../../check/mistakes/dictation.ts';
import { isInBraces, nodeAt, rangeOf } from '../../check/mistakes/working-copy.ts';
import type { Tools } from '../../tools.ts';
import { townsOf } from '../edit/written-towns.ts';
import { type CheckedProject, checkedProject } from './checked-project.ts';
import { keySplices, movesOf, routeSplices, writtenRoutes } from './key-splices.ts';
import { laterRoutes } from './later-routes.ts';
import { movedRoutes } from './moved-routes.ts';
import { ownPageSplices } from './own-page-splices.ts';
import { redirectSplices } from './redirect-splices.ts';
import { publishable, withLinks } from './renamed-files.ts';
import { edited, type FileSplice, type Moves } from './splices.ts';
import type { Subject } from './subject.ts';

export interface NewKey extends Subject {
  /** The new name. By default, the old one with the words of the key replaced. */
  name?: string | undefined;
  /** As YYYY-MM-DD, for texts that use the year. */
  today: string;
}

export interface WithNewKey {
  after: CheckedProject;
  moves: Moves;
  /** The routes of pages, before and after. */
  redirects: readonly (readonly [string, string])[];
}

/** Writes another key everywhere, with links to the new routes of pages and redirects from the old ones. */
export function withNewKey(before: CheckedProject, order: NewKey, tools: Tools): WithNewKey {
  const moves = movesOf(before, order);
  const written = writtenRoutes(before, order);
  const ownRoutes = [...routeSplices(before, order), ...ownPageSplices(before.files, written)];
  const splices = [...keySplices(before, order), ...ownRoutes, ...newName(before, order)];
  const keyed = checkedProject(edited(before.files, splices, moves), order.today, tools);
  const { kind, from, to } = order;
  const routes = movedRoutes(before, keyed, ([file, copy]) => [
    moves.get(file) ?? file,
    kind === 'town' && copy === from ? to : copy,
  ]);
  const later = laterRoutes(before, written, new Map(kind === 'town' ? [[from, to]] : []));
  const { files, redirects } = withLinks(keyed.files, written, routes, later);
  const renamed = checkedProject(files, order.today, tools);
  const lost = lostRedirects(before, renamed, new Map(routes));
  const kept = edited(files, redirectSplices(files.site, lost, new Set()));
  const after = lost.length > 0 ? checkedProject(kept, order.today, tools) : renamed;
  return { after: publishable(after), moves, redirects };
}

/**
 * Returns redirects that are lost: those for each town no longer start at the address of a town that has another slug.
 */
function lostRedirects(
  before: CheckedProject,
  after: CheckedProject,
  moved: ReadonlyMap<string, string>,
): [from: string, to: string][] {
  const now = new Set([
    ...Object.keys(after.site.facts.redirects ?? {}),
    ...after.site.pages.map(({ route }) => route),
  ]);
  const lost = Object.entries(before.site.facts.redirects ?? {}).filter(([from]) => !now.has(from));
  return lost.map(([from, to]) => [from, to.replace(/^[^#]*/, (route) => moved.get(route) ?? route)]);
}

/** Writes the requested name. */
function newName({ files }: CheckedProject, { kind, from, name }: NewKey): FileSplice[] {
  const town = kind === 'town' ? townsOf(files).find(({ slug }) => slug === from) : undefined;
  const source = town?.source ?? files.site;
  const path = [...(town?.path ?? ['services', from]), 'name'];
  const node = nodeAt(source, path);
  if (name === undefined || !node) return [];
  const [start, end] = rangeOf(node);
  return [{ file: source.file, start, end, text: inYaml(name, isInBraces(source, path)) }];
}
