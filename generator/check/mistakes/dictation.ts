import { Document, isSeq } from 'yaml';
import type { Path } from '../../read/locate.ts';
import type { Source } from '../../read/source.ts';
import { nodeAt, textOf } from './working-copy.ts';

/**
 * Returns a text in YAML on one line, with quotes if it needs them.
 *
 * @param inBraces true if it will be in braces or brackets, where commas and colons need quotes too
 */
export function inYaml(text: string, inBraces = false): string {
  const doc = new Document(inBraces ? [text] : { text });
  if (isSeq(doc.contents)) doc.contents.flow = true;
  const yaml = doc.toString({ lineWidth: 0, flowCollectionPadding: false }).trim();
  return inBraces ? yaml.slice(1, -1) : yaml.slice('text: '.length);
}

/** Returns a text in double quotes. */
export function inQuotes(text: string): string {
  return JSON.stringify(text);
}

/** Returns true if a value is written on one line, so that a hint can dictate a replacement. */
export function isOnOneLine(source: Source, path: Path): boolean {
  const node = nodeAt(source, path);
  return node !== null && !textOf(source, node).includes('\n');
}
