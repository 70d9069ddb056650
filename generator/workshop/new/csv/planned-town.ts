import { asGroup } from '../../../../templates/schema/is-group.ts';
import type { Schema } from '../../../../templates/schema.ts';
import { routeOfTown } from '../../../check/towns/town-slug.ts';
import { type ParsedFile, parseOnce } from '../../../read/parse-file.ts';
import { knownKeysIn } from '../../../read/yaml/known-keys.ts';
import { townText } from '../town-text.ts';
import type { UsualPage } from '../usual-page.ts';
import type { RowFacts } from './row-facts.ts';
import { changedFacts } from './town-changes.ts';
import type { TownRow } from './town-rows.ts';

/** A town with its file, as if it had been read. */
export interface PlannedTown extends TownRow, ParsedFile {}

/** Where and how towns are written. */
export interface TownPlan extends UsualPage {
  folder: string;
  /** The schema of town files. */
  schema: Schema;
}

/** Returns the file of a town: a new one, or the existing one updated from its row. */
export function plannedTown(town: TownRow, { folder, usualPage, schema }: TownPlan): PlannedTown {
  const file = town.owner?.source.file ?? `${folder}/${town.slug}.yaml`;
  const facts = new Map([['page', routeOfTown(usualPage, town.slug)], ...town.facts]);
  const ordered = town.owner
    ? besideOthers(changedFacts(town.owner.source.data, town.facts), town.owner.source.data, schema)
    : inOrder(facts, schema, ['name', 'order', 'draft']);
  const read = (text: string) => parseOnce(file, text, new Map(), knownKeysIn([]));
  const plain = read(townText(file, ordered));
  // In YAML, note:Left is meant as a property, but in a cell, it is a text.
  return { ...town, ...(plain.problems.length > 0 ? read(townText(file, ordered, { quoted: true })) : plain) };
}

/** Returns properties in the order of the file, with new ones where the schema has them. */
function besideOthers(facts: RowFacts, written: unknown, schema: unknown): RowFacts {
  const names = Object.keys(asGroup(written)).filter((name) => facts.has(name));
  const usual = ['name', 'order', 'draft', ...Object.keys(asGroup(asGroup(schema).properties))];
  for (const name of facts.keys()) {
    if (names.includes(name)) continue;
    const earlier = usual.slice(0, usual.indexOf(name));
    names.splice(names.findLastIndex((one) => earlier.includes(one)) + 1, 0, name);
  }
  return new Map(names.map((name) => [name, facts.get(name)]));
}

/**
 * Returns properties in the order of their schema, except for the first. Texts with names of their own keep their
 * order.
 */
function inOrder(facts: RowFacts, schema: unknown, first: readonly string[] = []): RowFacts {
  const properties = asGroup(asGroup(schema).properties);
  const names = new Set([...first, ...Object.keys(properties), ...facts.keys()]);
  return new Map(
    [...names].flatMap((name) => {
      const value = facts.get(name);
      if (value === undefined || value === false) return [];
      return [[name, value instanceof Map ? inOrder(value, properties[name]) : value] as const];
    }),
  );
}
