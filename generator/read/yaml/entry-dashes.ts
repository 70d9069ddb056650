import { site } from '../../../templates/facts/site.ts';
import type { Schema } from '../../../templates/schema.ts';
import { slugOf } from '../../basics/slug.ts';
import { layoutMessages } from './layout-messages.ts';
import { type FindRepairs, wholeContent } from './line-repairs.ts';
import { type Line, opensBlock } from './lines.ts';
import { repairOf } from './repair.ts';

/** Repairs a list item among the entries of a group such as services, where each entry has a key. */
export const entryDashes: FindRepairs = (line, { lines }) => {
  const isAbove = (one: Line) => one.isYaml && one.indent < line.indent;
  const owner = lines.slice(0, line.index).findLast(isAbove);
  if (owner?.indent !== 0 || owner.key === null || !hasEntries(owner.key)) return [];
  const rest = lines.slice(owner.index + 1);
  const end = rest.findIndex((one) => one.isYaml && one.indent < line.indent);
  const beside = rest.slice(0, end < 0 ? rest.length : end).filter((one) => one.isYaml && one.indent === line.indent);
  const item = beside.find(({ isItem }) => isItem);
  if (!item || beside.every(({ isItem }) => isItem)) return [];
  if (opensBlock(item)) {
    const fixes = [{ lead: 'Delete the dash', text: item.content }];
    const at = [item.indent, item.text.length] as const;
    return [repairOf(item, at, layoutMessages.dashBeforeEntry(owner.key), fixes, { isCertain: true, isFinal: true })];
  }
  const message = layoutMessages.entryDash(owner.key, firstLine(item.key ?? '', item.value));
  return [repairOf(item, wholeContent(item), message, [], { isCertain: true, isFinal: true })];
};

/**
 * Returns what a message says about the first line of an entry; null if the line does not give the name of the entry.
 */
export function firstLine(key: string, value: string): { name: string; line: string } | null {
  const name = slugOf(value);
  return key === 'name' && name !== '' ? { name, line: `${key}: ${value}` } : null;
}

function hasEntries(group: string): boolean {
  const { additionalProperties: entry }: Schema = (site.properties as Record<string, Schema>)[group] ?? {};
  return typeof entry === 'object' && (entry as Schema).type === 'object';
}
