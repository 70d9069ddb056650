import { isMap, type YAMLMap } from 'yaml';
import { inYaml } from '../../check/mistakes/dictation.ts';
import {
  columnOf,
  endOfDocument,
  keyOf,
  nodeAt,
  type Property,
  pairsOf,
  rangeOf,
  textOf,
} from '../../check/mistakes/working-copy.ts';
import type { Source } from '../../read/source.ts';
import { lineStart } from '../../read/yaml/lines.ts';
import { lineBreakOf } from '../edit/line-ends.ts';
import type { FileSplice } from './splices.ts';

/**
 * Adds redirects to site.yaml, and deletes those from a route that a page has now.
 *
 * @param routes the old and new routes of pages
 * @param taken the routes of pages, which cannot be redirected
 */
export function redirectSplices(
  site: Source,
  routes: readonly (readonly [string, string])[],
  taken: ReadonlySet<string>,
): FileSplice[] {
  if (routes.length === 0) return [];
  const eol = lineBreakOf(site.text);
  const map = nodeAt(site, ['redirects']);
  const inBraced = isMap(map) && map.flow === true;
  const lines = routes.map((pair) => pair.map((route) => inYaml(route, inBraced)).join(': '));
  if (isMap(map)) {
    return map.flow ? inBraces(site, map, lines, taken) : onLines(site, map, lines, taken, eol);
  }
  const block = ['', 'redirects:', ...lines.map((line) => `  ${line}`), ''].join(eol);
  const end = endOfDocument(site);
  return [{ file: site.file, start: end, end, text: site.text[end - 1] === '\n' ? block : `${eol}${block}` }];
}

function inBraces(site: Source, map: YAMLMap, lines: readonly string[], taken: ReadonlySet<string>): FileSplice[] {
  const [start, end] = rangeOf(map);
  const kept = pairsOf(map).filter((pair) => !taken.has(keyOf(pair)));
  const items = [...kept.map((pair) => textOf(site, pair)), ...lines];
  return [{ file: site.file, start, end, text: `{ ${items.join(', ')} }` }];
}

function onLines(
  site: Source,
  map: YAMLMap,
  lines: readonly string[],
  taken: ReadonlySet<string>,
  eol: string,
): FileSplice[] {
  const { file, text } = site;
  const pairs = pairsOf(map) as [Property, ...Property[]];
  const indentation = ' '.repeat(columnOf(site, pairs[0]) - 1);
  const gone = pairs
    .filter((pair) => taken.has(keyOf(pair)))
    .map((pair) => ({ file, ...lineOf(text, pair), text: '' }));
  const { end } = lineOf(text, pairs.at(-1) ?? pairs[0]);
  const added = lines.map((line) => `${indentation}${line}${eol}`).join('');
  return [...gone, { file, start: end, end, text: text[end - 1] === '\n' ? added : `${eol}${added}` }];
}

/** Returns the whole lines of a property. */
function lineOf(text: string, pair: Property): { start: number; end: number } {
  const [start, end] = rangeOf(pair);
  const next = text.indexOf('\n', end);
  return { start: lineStart(text, start), end: next < 0 ? text.length : next + 1 };
}
