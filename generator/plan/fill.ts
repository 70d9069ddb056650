import type { Town } from '../../templates/facts/site.ts';
import { isGap } from '../check/gap.ts';
import type { Roles, TextRole } from '../check/roles.ts';
import { isUnknown } from '../check/unknown-facts.ts';
import { type Path, pointerOf, valueSpan } from '../read/locate.ts';
import type { Source } from '../read/source.ts';
import type { Diagnostic, Message, Span } from '../report/diagnostic.ts';
import { slugOf } from '../report/slug.ts';
import { suggest } from '../report/suggest.ts';
import { fillText, isGroup, type Scope } from './placeholder.ts';
import type { MissingPlaceholder } from './placeholder-problems.ts';
import { townMessages } from './town-messages.ts';

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
  /** The paths of facts in site.yaml that are not known. Texts that name them are not filled in. */
  unknownFacts: readonly Path[];
  /** Every text that was filled in is added. */
  leaves: Leaf[];
  /** Every specialty that a page or list asks for is added. */
  requestedSpecialties: Set<string>;
  problems: Diagnostic[];
  /** Every placeholder that cannot be filled is added. */
  missing: MissingPlaceholder[];
  /** The name of the specialty that `{specialty.opening}` belongs to. */
  specialty?: string | undefined;
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
  const { source, scope, roles, leaves, missing, specialty, mark } = context;
  // A gap is reported already. Its words are not a text of the site.
  if (isGap(raw)) return '';
  const { text, unknown } = fillText(raw, scope);
  const wrong = unknown.filter((one) => !isUnknownFact(one.name, context));
  missing.push(...wrong.map((one) => ({ ...one, source, path, raw, town: scope.town, specialty })));
  // Without its role, a text that is not filled in cannot cause a second problem, such as a link that leads nowhere.
  const textRole = unknown.every(({ better }) => better !== null) ? roles.get(pointerOf(path)) : undefined;
  const leaf = { text, ...textRole, source, path };
  leaves.push(leaf);
  return mark(leaf);
}

/** True if a placeholder names a fact that is not known because of a mistake in site.yaml. */
function isUnknownFact(name: string, context: FillContext): boolean {
  const isOfTown = /^\s*(town|specialty)\./.test(name);
  return isOfTown ? isUnknownTown(context) : isUnknown(name.trim().split('.'), context.unknownFacts);
}

function isUnknownTown({ unknownFacts }: FillContext): boolean {
  return unknownFacts.some(([group]) => group === 'towns');
}

/** A list item, once or for each of its towns. */
function fillItem(item: unknown, path: Path, context: FillContext): unknown[] {
  if (!isGroup(item) || !('each' in item || 'specialty' in item)) return [fillTree(item, path, context)];
  const { each, specialty, ...rest } = item;
  const towns = townsFor({ each, specialty }, path, context);
  return towns.map((town) => fillTree(rest, path, inTown(town, specialty, context)));
}

/** The towns that `each: towns` and `specialty: …` choose. Without `each`, the town of the page if it has the specialty. */
export function townsFor(choice: { each?: unknown; specialty?: unknown }, path: Path, context: FillContext): Town[] {
  const { each, specialty } = choice;
  const { scope, specialties, requestedSpecialties } = context;
  const candidates = candidateTowns(each, scope);
  if (typeof specialty !== 'string') return [...candidates];
  const name = knownSpecialty(specialty, context);
  requestedSpecialties.add(name);
  const span = valueSpan(context.source, [...path, 'specialty']);
  const isListed = specialties.includes(specialty) || isUnknownTown(context);
  if (!isListed) report(context, townMessages.unknownSpecialty(specialty, specialties), span);
  else if (!each && !scope.town && !isUnknownTown(context)) report(context, townMessages.specialtyWithoutTown(), span);
  return candidates.filter((town) => Object.hasOwn(town.specialties ?? {}, name));
}

function candidateTowns(each: unknown, { towns = [], town }: TownScope): readonly Town[] {
  if (each) return towns;
  return town ? [town] : [];
}

/** The town with a slug, or the one that a misspelled slug most likely means. The list is empty if there is none. */
export function townNamed(slug: string, context: FillContext): Town[] {
  const towns = context.scope.towns ?? [];
  const town = towns.find((one) => one.slug === slug);
  if (town) return [town];
  if (isUnknownTown(context)) return [];
  const slugs = towns.map((one) => one.slug);
  const near = suggest(slugOf(slug), slugs);
  report(context, townMessages.unknownTown(slug, slugs, near), valueSpan(context.source, ['town']));
  return towns.filter((one) => one.slug === near);
}

/** A context in which texts can name a town, and its words for a specialty. */
export function inTown(town: Town, specialty: unknown, context: FillContext): FillContext {
  if (typeof specialty !== 'string') return { ...context, scope: { ...context.scope, town } };
  const name = knownSpecialty(specialty, context);
  return { ...context, scope: { ...context.scope, town, specialty: town.specialties?.[name] }, specialty: name };
}

/** The specialty itself, or the one that a misspelled one most likely means. */
function knownSpecialty(specialty: string, { specialties }: FillContext): string {
  return specialties.includes(specialty) ? specialty : (suggest(specialty, specialties) ?? specialty);
}

function report({ problems, source }: FillContext, message: Message, span: Span): void {
  problems.push({ ...message, severity: 'error', source, span });
}
