import { isScalar, type Node, visit } from 'yaml';
import { rangeOf } from '../../check/draft.ts';
import type { SitePage } from '../../plan/placed-page.ts';
import type { ReadFiles } from '../../read/read.ts';
import type { Source } from '../../read/source.ts';
import type { CheckedProject } from './checked-project.ts';
import { type FileSplice, type Moves, sourcesIn } from './splices.ts';
import type { Subject } from './subject.ts';

/** The routes of pages that have another one now, in the order of the old ones. */
export function movedRoutes(
  before: CheckedProject,
  after: CheckedProject,
  { kind, from, to }: Subject,
  moves: Moves,
): [from: string, to: string][] {
  const keyOf = (file: string, slug: string) => `${file} ${slug}`;
  const slugOf = ({ town }: SitePage) => town?.slug ?? '';
  const now = new Map(after.site.pages.map((page) => [keyOf(page.source.file, slugOf(page)), page.route]));
  return before.site.pages.flatMap((page): [string, string][] => {
    const slug = slugOf(page);
    const file = moves.get(page.source.file) ?? page.source.file;
    const route = now.get(keyOf(file, kind === 'town' && slug === from ? to : slug));
    return route === undefined || route === page.route ? [] : [[page.route, route]];
  });
}

/** A route as a value, in a link of a text, or among words. */
const route = /(?<=^|["'(\s])\/[^\s"'()#,?]+(?=$|["')#\s,])/g;

/** Every value that leads to one of these routes. */
export function linkSplices(files: ReadFiles, routes: ReadonlyMap<string, string>): FileSplice[] {
  return sourcesIn(files).flatMap((source) => valuesOf(source).flatMap((node) => inValue(source, node, routes)));
}

function inValue({ file, text }: Source, node: Node, routes: ReadonlyMap<string, string>): FileSplice[] {
  const [from, to] = rangeOf(node);
  return [...text.slice(from, to).matchAll(route)].flatMap(({ 0: old, index }) => {
    const target = routes.get(old);
    const start = from + index;
    return target === undefined ? [] : [{ file, start, end: start + old.length, text: target }];
  });
}

/** The texts of a file, without its keys. */
function valuesOf({ doc }: Source): Node[] {
  const values: Node[] = [];
  visit(doc, { Scalar: (key, node) => void (key !== 'key' && isScalar(node) && values.push(node)) });
  return values;
}
