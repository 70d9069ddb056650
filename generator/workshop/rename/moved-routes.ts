import { isScalar, type Node, visit } from 'yaml';
import { rangeOf } from '../../check/mistakes/working-copy.ts';
import type { Page } from '../../plan/page.ts';
import type { ReadFiles } from '../../read/read.ts';
import type { Source } from '../../read/source.ts';
import type { CheckedProject } from './checked-project.ts';
import { type FileSplice, sourcesIn } from './splices.ts';

/** Identifies a page regardless of its route: its file, and its town or number in it. */
type PageKey = readonly [file: string, copy: string];

/**
 * Returns the routes of pages whose route has changed, in the order of the old ones.
 *
 * @param keyNow returns the key that a page has now; by default, the same
 */
export function movedRoutes(
  before: CheckedProject,
  after: CheckedProject,
  keyNow: (key: PageKey) => PageKey = (key) => key,
): [from: string, to: string][] {
  const pageKey = ({ source, copy }: Page): PageKey => [source.file, copy?.slug ?? ''];
  const now = new Map(after.site.pages.map((page) => [pageKey(page).join('\n'), page.route]));
  return before.site.pages.flatMap((page): [string, string][] => {
    const route = now.get(keyNow(pageKey(page)).join('\n'));
    return route === undefined || route === page.route ? [] : [[page.route, route]];
  });
}

/** A route as a value, in a link of a text, or among words. */
const route = /(?<=^|["'(\s])\/[^\s"'()#,?]+(?=$|["')#\s,])/g;

/** Replaces every value that leads to one of these routes. */
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

/** Returns the texts of a file, without its keys. */
function valuesOf({ doc }: Source): Node[] {
  const values: Node[] = [];
  visit(doc, { Scalar: (key, node) => void (key !== 'key' && isScalar(node) && values.push(node)) });
  return values;
}
