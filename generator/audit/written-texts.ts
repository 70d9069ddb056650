import type { Town } from '../../templates/facts/site.ts';
import type { Definition } from '../check/definition.ts';
import { inQuotes } from '../check/mistakes/dictation.ts';
import { isInBraces } from '../check/mistakes/working-copy.ts';
import type { TextRole } from '../check/schema/roles.ts';
import { type Path, partAt, pointerOf, type TextPart, yamlAt } from '../read/locate.ts';
import { type TextAt, textsIn } from '../read/texts-in.ts';
import type { FileSpot } from './finding.ts';

/** Any text in YAML: before its placeholders are filled in, and with its Markdown. */
export type WrittenText = TextAt;

/** The texts of site.yaml or of a page definition, without the reasons for acceptances, which visitors do not see. */
export interface WrittenFile {
  file: string;
  /** The contents of the file. */
  data: unknown;
  texts: readonly WrittenText[];
  /** The town of the first page made from it. */
  town: Town | undefined;
  /** Returns the role of a text. Undefined for a text that visitors do not read. */
  roleOf: (path: Path) => TextRole | undefined;
  /** Returns the YAML of a text, with its quotes. */
  yamlOf: (path: Path) => string;
  /** Returns true for a text that is between braces or brackets. */
  isInBraces: (path: Path) => boolean;
}

/** @param town the town of the first page made from the definition */
export function writtenFile({ source, roles }: Definition<unknown>, town: Town | undefined): WrittenFile {
  return {
    file: source.file,
    data: source.data,
    texts: textsIn(source.data, []).filter(({ path: [name] }) => name !== 'accept'),
    town,
    roleOf: (path) => roles.get(pointerOf(path)),
    yamlOf: (path) => yamlAt(source, path),
    isInBraces: (path) => isInBraces(source, path),
  };
}

/** Returns the spot of a text in a file, or of a part of it. */
export function writtenSpot({ file }: WrittenFile, { path }: WrittenText, part?: TextPart): FileSpot {
  return { file, path, ...(part && { part }) };
}

/**
 * Returns the location of some words of a text, and a hint that dictates a replacement. If that needs quotes that the
 * text does not have, the hint dictates the whole text.
 *
 * @param index the offset of the words in the text
 */
export function rewritten(
  file: WrittenFile,
  written: WrittenText,
  { words, index, better }: { words: string; index: number; better: string },
): { at: FileSpot; hint: string } {
  const { text, path } = written;
  const yaml = file.yamlOf(path);
  const hasQuotes = /^["'|>]/.test(yaml);
  // Brackets and braces have a meaning inside YAML braces, and so does a star or a brace at the start of a text.
  const hasSigns = better.includes('[') || (better.includes('{') && file.isInBraces(path));
  const needsQuotes = !hasQuotes && (hasSigns || (index === 0 && /^[*{]/.test(better)));
  const isInPlace = yaml.includes(words) && !words.includes('\n');
  const part = writtenSpot(file, written, partAt(text, words, index));
  if (isInPlace && !needsQuotes) return { at: part, hint: `Write:  ${better}` };
  if (yaml.includes('\n')) return { at: part, hint: `Write ${better} instead.` };
  const whole = text.slice(0, index) + better + text.slice(index + words.length);
  return { at: writtenSpot(file, written), hint: `Write:  ${inQuotes(whole)}` };
}
