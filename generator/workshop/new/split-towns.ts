import { isDeepStrictEqual } from 'node:util';
import { isMap, isScalar, isSeq, type Node, type YAMLMap, type YAMLSeq } from 'yaml';
import { asGroup } from '../../../templates/schema/is-group.ts';
import { slugOf } from '../../basics/slug.ts';
import { rangeOf } from '../../check/mistakes/working-copy.ts';
import { hasTownFolder } from '../../check/sort-files.ts';
import type { Source } from '../../read/source.ts';
import { lineStart } from '../../read/yaml/lines.ts';
import { UsageError } from '../../report/usage-error.ts';
import { type Edit, newFile, spliced } from '../edit/edit.ts';
import { endOfLine, lineBreakOf } from '../edit/line-ends.ts';
import { usualTownFolder as folder } from '../edit/written-towns.ts';
import { done, refusal } from './new-messages.ts';
import { commentsIn, type TownItem, townLines } from './town-lines.ts';
import { schemaLine } from './yaml-text.ts';

/**
 * Gives each town that site.yaml lists its own file, unchanged and with its comments. The files have `order:` unless
 * the towns are listed by their slugs.
 *
 * @param site site.yaml
 * @param definitions the paths of all definitions
 * @throws UsageError if there is no such list, if the folder has files, or if the files would not have the same data
 */
export function splitTowns(site: Source, definitions: readonly string[]): Edit[] {
  const { doc, data, file } = site;
  if (hasTownFolder(data)) throw new UsageError(refusal.alreadySplit(String(asGroup(data).towns)));
  const taken = definitions.find((one) => one.startsWith(`${folder}/`));
  if (taken) throw new UsageError(refusal.folderTaken(folder, taken));
  const root = doc.contents;
  if (!isMap(root) || root.flow || data === null) throw new UsageError(refusal.notReadable(file));
  const pair = root.items.find(({ key }) => isScalar(key) && key.value === 'towns');
  const list = pair?.value;
  if (!pair || !isSeq(list) || list.items.length === 0) throw new UsageError(refusal.noTowns(file));
  const keyEnd = rangeOf(pair.key)[1];
  const layout = layoutOf(site.text, keyEnd, list as YAMLSeq<YAMLMap>);
  const slugs = slugsOf(site);
  const isSorted = isDeepStrictEqual(slugs.map(fileOf).sort(), slugs.map(fileOf));
  const eol = lineBreakOf(site.text);
  const towns = asGroup(data).towns as unknown[];
  const files = layout.entries.map((entry, index) => {
    const slug = slugs[index] ?? '';
    const order = isSorted ? undefined : index + 1;
    const lines = [...townLines(site.text, entry, order), ''].join(eol);
    return townFile(slug, schemaLine(fileOf(slug), 'town').replace('\n', eol) + lines, {
      order,
      ...asGroup(towns[index]),
    });
  });
  const start = rangeOf(pair.key)[0];
  const text = [...layout.about, `towns: ${folder}`, ''].join(eol);
  const expected = { ...asGroup(data), towns: folder };
  return [spliced(site, { start, end: layout.end, text }, expected, done.split(folder, files.length)), ...files];
}

const fileOf = (slug: string) => `${folder}/${slug}.yaml`;

/** @throws UsageError if a slug cannot be the name of a file, or belongs to two towns */
function slugsOf({ data, file }: Source): string[] {
  const slugs = (asGroup(data).towns as unknown[]).map((town) => String(asGroup(town).slug ?? ''));
  const isValid = slugs.every((slug) => slug !== '' && slugOf(slug) === slug) && new Set(slugs).size === slugs.length;
  if (!isValid) throw new UsageError(refusal.notSlugs(file));
  return slugs;
}

/** @throws UsageError if the data of the text differs from the entry of the list */
function townFile(slug: string, text: string, { slug: _, order, ...town }: Record<string, unknown>): Edit {
  const edit = newFile(fileOf(slug), text, '');
  const expected = order === undefined ? town : { order, ...town };
  if (!isDeepStrictEqual(edit.source.data, expected)) throw new UsageError(refusal.notSame(slug));
  return edit;
}

interface ListLayout {
  entries: TownItem[];
  /** The end of the last line of the list. */
  end: number;
  /** The comments about the list as a whole, which stay in site.yaml. */
  about: string[];
}

/** Returns which lines belong to which entry. */
function layoutOf(text: string, keyEnd: number, list: YAMLSeq<YAMLMap>): ListLayout {
  const [first] = list.items;
  if (!first || !list.items.every((item) => isMap(item))) throw new UsageError(refusal.noTowns('site.yaml'));
  return list.flow ? layoutInBrackets(text, keyEnd, list) : layoutOnLines(text, keyEnd, list);
}

/** Returns the layout of a list in brackets, where anything between two entries belongs to the second. */
function layoutInBrackets(text: string, keyEnd: number, list: YAMLSeq<YAMLMap>): ListLayout {
  const [, end] = rangeOf(list);
  let last = keyEnd;
  const entries = list.items.map((node, index): TownItem => {
    const start = last;
    last = index === list.items.length - 1 ? end : rangeOf(node)[1];
    return { node, start, end: last };
  });
  const next = endOfLine(text, end);
  return { entries, end: next, about: commentsIn(text.slice(end, next)) };
}

function layoutOnLines(text: string, keyEnd: number, list: YAMLSeq<YAMLMap>): ListLayout {
  const [dash] = rangeOf(list);
  const keyLine = endOfLine(text, keyEnd);
  const firstLine = lineStart(text, dash);
  const column = dash - firstLine;
  const [, about = ''] = /^([\s\S]*\n)[ \t\r]*\n/.exec(text.slice(keyLine, firstLine)) ?? [];
  let last = keyLine + about.length;
  const entries = list.items.map((node, index): TownItem => {
    const start = last;
    last = endOfEntry(text, node, index === list.items.length - 1 ? Math.max(column, 1) : column + 1);
    return { node, start, end: last };
  });
  return { entries, end: last, about: commentsIn(text.slice(keyEnd, keyLine + about.length)) };
}

/** Returns the end of an entry, with the comments below it that are indented by at least this many spaces. */
function endOfEntry(text: string, node: Node, indentation: number): number {
  const end = endOfLine(text, rangeOf(node)[1]);
  const below = new RegExp(`^(?:[ \\t\\r]*\\n)*(?:[ ]{${indentation},}#[^\\n]*(?:\\n|$))+`);
  return end + (below.exec(text.slice(end))?.[0].length ?? 0);
}
