import type { Town } from '../../templates/facts/site.ts';
import type { Purpose, Roles } from '../check/check.ts';
import { isGap } from '../check/gap.ts';
import { type Path, partSpan, pointerOf, valueSpan } from '../read/locate.ts';
import type { Source } from '../read/source.ts';
import type { Diagnostic, Message, Span } from '../report/diagnostic.ts';
import { content } from './content-messages.ts';
import { fillText, type Scope } from './placeholder.ts';

/** A text, filled in, with the place that it came from and, where it is more than read, what it is for. */
export interface Leaf extends Partial<Purpose> {
  text: string;
  source: Source;
  path: Path;
}

export interface TownScope extends Scope {
  towns?: readonly Town[];
  town?: Town;
}

/** What one walk through a file reads and adds to. */
export interface Walk {
  source: Source;
  roles: Roles;
  scope: TownScope;
  /** The specialties that any town has. */
  specialties: readonly string[];
  leaves: Leaf[];
  /** The specialties that were asked for. */
  asked: Set<string>;
  problems: Diagnostic[];
  /** What stands for a text from here on: by default itself. */
  mark: (leaf: Leaf) => string;
}

/** Copies a value with every text filled in, and lists repeated for towns where they say so. */
export function fillTree(value: unknown, path: Path, walk: Walk): unknown {
  if (typeof value === 'string') return fillLeaf(value, path, walk);
  if (Array.isArray(value)) return value.flatMap((item, index) => repeat(item, [...path, index], walk));
  if (isGroup(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, child]) => [key, fillTree(child, [...path, key], walk)]),
    );
  }
  return value;
}

function fillLeaf(raw: string, path: Path, walk: Walk): string {
  // A gap has been told; what its words would be filled with does not matter.
  if (isGap(raw)) return '';
  const { text, unknown } = fillText(raw, walk.scope);
  for (const one of unknown) {
    report(
      walk,
      content.unknownPlaceholder(one, walk.scope.town?.name),
      partSpan(walk.source, path, one.reason === 'unclosed' ? one.name : `{${one.name}}`),
    );
  }
  const purpose = unknown.length === 0 ? walk.roles.get(pointerOf(path)) : undefined;
  const leaf = { text, ...purpose, source: walk.source, path };
  walk.leaves.push(leaf);
  return walk.mark(leaf);
}

function repeat(item: unknown, path: Path, walk: Walk): unknown[] {
  if (!isGroup(item) || !('each' in item || 'specialty' in item)) return [fillTree(item, path, walk)];
  const { each, specialty, ...rest } = item;
  const towns = townsFor({ each, specialty }, path, walk);
  return towns.map((town) => fillTree(rest, path, { ...walk, scope: townScope(walk.scope, town, specialty) }));
}

/** The towns that `each: towns` and `specialty: …` choose; without `each`, the town of the page if it has the specialty. */
export function townsFor(choice: { each?: unknown; specialty?: unknown }, path: Path, walk: Walk): Town[] {
  const { each, specialty } = choice;
  const candidates = each ? (walk.scope.towns ?? []) : walk.scope.town ? [walk.scope.town] : [];
  if (typeof specialty !== 'string') return [...candidates];
  walk.asked.add(specialty);
  const span = valueSpan(walk.source, [...path, 'specialty']);
  if (!walk.specialties.includes(specialty)) report(walk, content.unknownSpecialty(specialty, walk.specialties), span);
  else if (!each && !walk.scope.town) report(walk, content.specialtyWithoutTown(), span);
  return candidates.filter((town) => Object.hasOwn(town.specialties ?? {}, specialty));
}

/** The one town that a page says it is for. */
export function townNamed(slug: string, walk: Walk): Town[] {
  const towns = walk.scope.towns ?? [];
  const town = towns.find((one) => one.slug === slug);
  if (town) return [town];
  const slugs = towns.map((one) => one.slug);
  report(walk, content.unknownTown(slug, slugs), valueSpan(walk.source, ['town']));
  return [];
}

export function townScope(scope: TownScope, town: Town, specialty: unknown): TownScope {
  return { ...scope, town, ...(typeof specialty === 'string' && { specialty: town.specialties?.[specialty] }) };
}

function report(walk: Walk, message: Message, span: Span): void {
  walk.problems.push({ ...message, severity: 'error', source: walk.source, span });
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
