import { alternatives } from '../../../templates/facts/catalog.ts';
import { type SiteFacts, site as siteSchema } from '../../../templates/facts/site.ts';
import { isGroup } from '../../../templates/schema/is-group.ts';
import { groupBy } from '../../basics/group-by.ts';
import { suggest } from '../../basics/suggest.ts';
import type { Definition, Definitions } from '../../check/definition.ts';
import { rulesAt, rulesOf } from '../../check/mistakes/rules.ts';
import { hasTownSlug } from '../../check/towns/town-slug.ts';
import { errorAt } from '../../read/error-at.ts';
import { pointerOf, valueSpan } from '../../read/locate.ts';
import type { Source } from '../../read/source.ts';
import { inAllPlaces } from '../../report/also-in.ts';
import type { Diagnostic, Message } from '../../report/diagnostic.ts';
import { type MissingWord, missingWordProblems, missingWords } from './missing-words.ts';
import {
  type IsOfTown,
  keyToBlame,
  lacksSpecialty,
  type MissingPlaceholder,
  spanOf,
  textsOfTowns,
} from './placeholder-blame.ts';
import { type LackingValue, placeholderMessages } from './placeholder-messages.ts';

/** Returns the problems of placeholders: one for each mistake, at its location. */
export function placeholderProblems(
  missing: readonly MissingPlaceholder[],
  { site, towns, leftOut }: Pick<Definitions, 'site' | 'towns' | 'leftOut'>,
  specialties: readonly string[],
): Diagnostic[] {
  const isOfTown = textsOfTowns(towns);
  const perPlace = groupBy(
    missing.filter((one) => !isOfFaultyRedirect(one)),
    ({ source, path, written, offset }) => `${source.file}${pointerOf(path)} ${written} ${offset}`,
  );
  const words: MissingWord[] = [];
  const others: MissingPlaceholder[] = [];
  for (const same of perPlace.values()) {
    const missed = isDistance(same[0]) ? null : missingWords(same, towns, isOfTown);
    if (missed) words.push(...missed);
    else others.push(...same.slice(0, 1));
  }
  const byName = groupBy(others, (one) => {
    const { reason, name, source, path } = one;
    const fact = factIn([one], leftOut);
    if (fact) return `left out ${fact}`;
    if (lacksSpecialty(one)) return `specialty of ${source.file}`;
    return reason === 'absent' ? name : `${reason} ${source.file}${pointerOf(path)} ${name}`;
  });
  const rest = [...byName.values()].flatMap(
    (same) =>
      (factIn(same, leftOut) ? null : keyToBlame(same, site)) ??
      diagnostics(same, site, specialties, isOfTown, leftOut),
  );
  return [...missingWordProblems(words), ...rest];
}

/**
 * Returns true for a placeholder of a town in a redirect that is meant for each town, but does not begin with
 * {town.slug}. That is reported where the redirect begins.
 */
function isOfFaultyRedirect({ name, path: [group, route] }: MissingPlaceholder): boolean {
  const isOfTown = group === 'redirects' && /^\s*town\b/.test(name);
  return isOfTown && /\{\s*town\b/.test(String(route)) && !hasTownSlug(String(route));
}

/** Returns one diagnostic for all places with the same mistake. */
function diagnostics(
  same: readonly MissingPlaceholder[],
  site: Definition<SiteFacts>,
  specialties: readonly string[],
  isOfTown: IsOfTown,
  leftOut: Definitions['leftOut'],
): Diagnostic[] {
  const [first] = same;
  if (!first || !isCause(first, site.source, isOfTown)) return [];
  const fact = factIn(same, leftOut);
  const isOfPage = first.source !== site.source && first.path[0] !== 'sections';
  const messageOf = (one: MissingPlaceholder) =>
    fact
      ? placeholderMessages.leftOut(one.name, fact, leftOut.get(fact) ?? null, isOfPage)
      : messageFor(one, site, specialties);
  const blamedSpan = (one: MissingPlaceholder) => (whole(one) === null ? spanOf(one) : valueSpan(one.source, one.path));
  return inAllPlaces(
    same.map((one) => ({
      ...errorAt(one.source, blamedSpan(one), messageOf(one)),
      ...(one.town && { names: [one.town.name] }),
    })),
  );
}

/** Returns the entry of site.yaml that a placeholder needs, if it is left out. */
function factIn([first]: readonly MissingPlaceholder[], leftOut: Definitions['leftOut']): string | null {
  const fact = first?.name.trim().split('.', 2).join('.') ?? '';
  return leftOut.has(fact) ? fact : null;
}

function messageFor(one: MissingPlaceholder, site: Definition<SiteFacts>, specialties: readonly string[]): Message {
  const { reason, name, town } = one;
  if (reason === 'unclosed') return placeholderMessages.unclosed(one);
  if (reason === 'unopened') return placeholderMessages.unopened(one, whole(one));
  if (reason === 'circular') return placeholderMessages.circular(one);
  if (reason === 'group') return placeholderMessages.group(one);
  if (reason === 'list' || reason === 'switch') return placeholderMessages[reason](name.trim());
  if (/^\s*years? since\b/i.test(name)) return placeholderMessages.yearsSince(name);
  if (isDistance(one)) return placeholderMessages.noDistance(name.trim());
  const [group = ''] = name.trim().split('.');
  const isFact = Object.hasOwn(siteSchema.properties, group);
  if (isFact && !Object.hasOwn(site.data, group)) return placeholderMessages.noGroup(name, group);
  const lacking = valueLacking(name.trim().split('.'), site.data);
  if (lacking) return placeholderMessages.noValue(name, lacking);
  const isOfTown =
    ['town', 'specialty'].includes(group) || (one.better === null && suggest(group, ['town', 'specialty']));
  if (isOfTown && !town && !isFact) {
    const place = one.path[0] === 'redirects' ? 'redirect' : 'text';
    return placeholderMessages.noTown(name, one.source === site.source ? place : null);
  }
  if (lacksSpecialty(one)) return placeholderMessages.noSpecialty(name, specialties);
  return placeholderMessages.unknown(one, town?.name);
}

/** Returns true for the distance of a town, which is missing only if the business has no coordinates. */
function isDistance(one: MissingPlaceholder | undefined): boolean {
  return one?.town !== undefined && /^town\.(?:miles|kilometers)$/.test(one.name.trim());
}

/** Returns the property of site.yaml that a placeholder refers to, if it is optional and missing; null otherwise. */
function valueLacking(path: readonly string[], facts: SiteFacts): LackingValue | null {
  const property = path.at(-1) ?? '';
  const owner = path.slice(0, -1);
  const { rules, data } = rulesAt(rulesOf(siteSchema), facts, owner);
  const isLacking = owner.length > 0 && isGroup(data) && Object.hasOwn(rules.properties ?? {}, property);
  if (!isLacking) return null;
  const either = alternatives[owner[0] ?? ''] ?? [];
  const chosen = either.find((name) => Object.hasOwn(data, name));
  const needed = (rules.dependencies?.[property] ?? []).filter((name) => !Object.hasOwn(data, name));
  const properties = [...needed, property];
  const isExcluded = chosen !== undefined && properties.some((name) => either.includes(name));
  return {
    properties: isExcluded ? [] : properties,
    group: owner.join('.'),
    instead: isExcluded && either.includes(property) ? chosen : undefined,
  };
}

/**
 * Returns true if this is the cause of a circle. A circle is reported once, where it is written, not where a page uses
 * it.
 */
function isCause(one: MissingPlaceholder, site: Source, isOfTown: IsOfTown): boolean {
  const { reason, circle = [], source, path } = one;
  if (reason !== 'circular') return true;
  const inTown = isOfTown(one);
  const own = inTown === null ? path.join('.') : ['town', ...inTown].join('.');
  return (source === site || inTown !== null) && own === [...circle].sort()[0];
}

/**
 * Returns the whole text with quotes if the missing brace would come first, because a text cannot begin with a brace
 * without quotes.
 */
function whole({ reason, better, raw, written, source, path }: MissingPlaceholder): string | null {
  const { start } = valueSpan(source, path);
  const isQuoted = /^["'|>]/.test(source.text.split('\n', start.line)[start.line - 1]?.slice(start.column - 1) ?? '');
  const isFirst = reason === 'unopened' && better !== null && raw.startsWith(written);
  return isFirst && !isQuoted ? JSON.stringify(raw.replace(written, `{${better}}`)) : null;
}
