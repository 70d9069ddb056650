import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isPair, isScalar, LineCounter, parseDocument, type Scalar, visit } from 'yaml';
import { ContentError, type Diagnostic } from '../../../generator/report/diagnostic.ts';
import type { Tools } from '../../../generator/tools.ts';
import { type Planned, planAgain } from '../../../generator/workshop/dev/plan-again.ts';
import { nothingFilled } from '../../../generator/workshop/dev/shown-site.ts';
import { textIn } from '../project/project.ts';

/**
 * A text with its key, without its location: one mistake in several places has one diagnostic, with the location of the
 * first.
 */
type TextId = `${string}: ${string}`;

/** A site whose texts have something around them, wherever the checks let them have it. */
interface ChangedSite {
  planned: Planned;
  /** How many texts have it. */
  changed: number;
}

/** The YAML files of a project, by name. */
export async function readYaml(root: string): Promise<Map<string, string>> {
  const entries = await readdir(root, { recursive: true });
  const names = entries.filter((name) => name.endsWith('.yaml'));
  return new Map(await Promise.all(names.map(async (name) => [name, await textIn(root, name)] as const)));
}

/**
 * Puts a payload before and after every text of a project, and removes it where a check finds a mistake, until the
 * project can be planned. Audits are not asked: they come later, and reject what they find in any text.
 */
export async function planWithPayload(
  root: string,
  original: ReadonlyMap<string, string>,
  payload: string,
  tools: Tools,
): Promise<ChangedSite> {
  const refused = new Set<TextId>();
  const changed = new Map<string, ChangedFile>();
  let outdated: Iterable<string> = original.keys();
  for (;;) {
    for (const name of outdated) {
      const file = changedFile(name, original.get(name) ?? '', payload, refused);
      changed.set(name, file);
      await writeFile(join(root, name), file.text);
    }
    const files = [...changed.values()];
    try {
      const input = { root, mapsKey: 'a-key', today: '2026-01-01' };
      const planned = await planAgain(input, tools, null, nothingFilled());
      return { planned, changed: files.reduce((sum, { places }) => sum + places.length, 0) };
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      const before = refused.size;
      for (const diagnostic of error.diagnostics) for (const id of blamed(diagnostic, files)) refused.add(id);
      if (refused.size === before) throw error;
      outdated = files.filter(({ places }) => places.some(({ id }) => refused.has(id))).map(({ name }) => name);
    }
  }
}

interface ChangedFile {
  name: string;
  text: string;
  /** Where the changed texts are: from where to where, in lines and columns as one number. */
  places: { id: TextId; start: number; end: number }[];
}

function changedFile(name: string, original: string, payload: string, refused: ReadonlySet<TextId>): ChangedFile {
  const document = parseDocument(original);
  const ids = new Map<number, TextId>();
  eachText(document, (scalar, key, index) => {
    const id = `${key}: ${scalar.value}` as const;
    if (refused.has(id)) return;
    ids.set(index, id);
    scalar.value = payload + scalar.value + payload;
    scalar.type = 'QUOTE_DOUBLE';
  });
  const text = document.toString({ lineWidth: 0 });
  const lines = new LineCounter();
  const places: ChangedFile['places'] = [];
  eachText(parseDocument(text, { lineCounter: lines }), ({ range }, _, index) => {
    const id = ids.get(index);
    if (id && range)
      places.push({ id, start: ordinal(lines.linePos(range[0])), end: ordinal(lines.linePos(range[1])) });
  });
  return { name, text, places };
}

function eachText(
  document: ReturnType<typeof parseDocument>,
  visitor: (scalar: Scalar<string>, key: string, index: number) => void,
) {
  let index = 0;
  visit(document, {
    Scalar: (role, node, ancestors) => {
      if (role === 'key' || !isScalar<string>(node) || typeof node.value !== 'string') return;
      visitor(node, String(ancestors.findLast(isPair)?.key), index++);
    },
  });
}

const ordinal = ({ line, col }: { line: number; col: number }) => line * 100_000 + col;

/** The texts that a mistake is in, or all of the file if it is not in a text. */
function blamed({ source, span }: Diagnostic, files: readonly ChangedFile[]): TextId[] {
  const places = files.find(({ name }) => name === source.file)?.places ?? [];
  const start = ordinal({ line: span.start.line, col: span.start.column });
  const end = ordinal({ line: span.end.line, col: span.end.column });
  return places.filter((place) => place.start < end && place.end > start).map(({ id }) => id);
}
