import type { Town } from '../../templates/facts/site.ts';
import type { Roles, TextRole } from '../check/check.ts';
import { isGap } from '../check/gap.ts';
import { type Path, partSpan, pointerOf, valueSpan } from '../read/locate.ts';
import type { Source } from '../read/source.ts';
import type { Diagnostic, Message, Span } from '../report/diagnostic.ts';
import { contentMessages } from './content-messages.ts';
import { fillText, isGroup, type Scope } from './placeholder.ts';

/** A text of a definition with its placeholders filled in, where it is written, and its role if it has one. */
export interface Leaf extends Partial<TextRole> {
  text: string;
  source: Source;
  path: Path;
}

export interface TownScope extends Scope {
  towns?: readonly Town[];
  /** The town that `{town.name}` names. */
  town?: Town;
}

/** What filling in a definition reads, and the lists that it adds to. */
export interface FillContext {
  source: Source;
  roles: Roles;
  scope: TownScope;
  /** The specialties of all towns. */
  specialties: readonly string[];
  /** Every text that was filled in is added. */
  leaves: Leaf[];
  /** Every specialty that a page or list asks for is added. */
  requestedSpecialties: Set<string>;
  problems: Diagnostic[];
  /** Returns what to use for a text: by default, the text. */
  mark: (leaf: Leaf) => string;
}

/** Copies a value with every text filled in, and with the list items that ask for it repeated for each town. */
export function fillTree(value: unknown, path: Path, context: FillContext): unknown {
  if (typeof value === 'string') return fillLeaf(value, path, context);
  if (Array.isArray(value)) return value.flatMap((item, index) => fillItem(item, [...path, index], context));
  if (isGroup(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, child]) => [key, fillTree(child, [...path, key], context)]),
    );
  }
  return value;
}

function fillLeaf(raw: string, path: Path, context: FillContext): string {
  const { source, scope, roles, leaves, mark } = context;
  // A gap is reported already. Its words are not a text of the site.
  if (isGap(raw)) return '';
  const { text, unknown } = fillText(raw, scope);
  for (const one of unknown) {
    const written = one.reason === 'unclosed' ? one.name : `{${one.name}}`;
    report(context, contentMessages.unknownPlaceholder(one, scope.town?.name), partSpan(source, path, written));
  }
  // Without its role, a text that is not filled in cannot cause a second problem, such as a link that leads nowhere.
  const textRole = unknown.length === 0 ? roles.get(pointerOf(path)) : undefined;
  const leaf = { text, ...textRole, source, path };
  leaves.push(leaf);
  return mark(leaf);
}

/** A list item, once or for each of its towns. */
function fillItem(item: unknown, path: Path, context: FillContext): unknown[] {
  if (!isGroup(item) || !('each' in item || 'specialty' in item)) return [fillTree(item, path, context)];
  const { each, specialty, ...rest } = item;
  const towns = townsFor({ each, specialty }, path, context);
  return towns.map((town) => fillTree(rest, path, { ...context, scope: townScope(context.scope, town, specialty) }));
}

/** The towns that `each: towns` and `specialty: …` choose. Without `each`, the town of the page if it has the specialty. */
export function townsFor(choice: { each?: unknown; specialty?: unknown }, path: Path, context: FillContext): Town[] {
  const { each, specialty } = choice;
  const { scope, specialties, requestedSpecialties } = context;
  const candidates = candidateTowns(each, scope);
  if (typeof specialty !== 'string') return [...candidates];
  requestedSpecialties.add(specialty);
  const span = valueSpan(context.source, [...path, 'specialty']);
  if (!specialties.includes(specialty)) report(context, contentMessages.unknownSpecialty(specialty, specialties), span);
  else if (!each && !scope.town) report(context, contentMessages.specialtyWithoutTown(), span);
  return candidates.filter((town) => Object.hasOwn(town.specialties ?? {}, specialty));
}

function candidateTowns(each: unknown, { towns = [], town }: TownScope): readonly Town[] {
  if (each) return towns;
  return town ? [town] : [];
}

/** The town with a slug. The list is empty if there is none. */
export function townNamed(slug: string, context: FillContext): Town[] {
  const towns = context.scope.towns ?? [];
  const town = towns.find((one) => one.slug === slug);
  if (town) return [town];
  const slugs = towns.map((one) => one.slug);
  report(context, contentMessages.unknownTown(slug, slugs), valueSpan(context.source, ['town']));
  return [];
}

export function townScope(scope: TownScope, town: Town, specialty: unknown): TownScope {
  return { ...scope, town, ...(typeof specialty === 'string' && { specialty: town.specialties?.[specialty] }) };
}

function report({ problems, source }: FillContext, message: Message, span: Span): void {
  problems.push({ ...message, severity: 'error', source, span });
}
