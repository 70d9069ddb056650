import type { SiteFacts, Town } from '../../templates/facts/site.ts';
import { editDistance } from '../../templates/schema/edit-distance.ts';
import type { Definition } from '../check/check.ts';
import { keySpan, occurrences, type Path, partSpan, pointerOf, valueSpan } from '../read/locate.ts';
import type { Source } from '../read/source.ts';
import type { Diagnostic, Message, Span } from '../report/diagnostic.ts';
import { suggest } from '../report/suggest.ts';
import { errorAt } from './error-at.ts';
import { groupBy } from './group-by.ts';
import { alsoIn } from './link-messages.ts';
import { isGroup, type UnknownPlaceholder } from './placeholder.ts';
import { placeholderMessages } from './placeholder-messages.ts';

/** A placeholder that cannot be filled, and the text that it is in. */
export interface MissingPlaceholder extends UnknownPlaceholder {
  source: Source;
  path: Path;
  /** The text as it is written. */
  raw: string;
  town?: Town | undefined;
  /** The name of the specialty that the text is for. */
  specialty?: string | undefined;
}

/** The problems of placeholders: one for each mistake, where it is. */
export function placeholderProblems(
  missing: readonly MissingPlaceholder[],
  site: Definition<SiteFacts>,
  specialties: readonly string[],
): Diagnostic[] {
  const perPlace = groupBy(
    missing,
    ({ source, path, written, offset }) => `${source.file}${pointerOf(path)} ${written} ${offset}`,
  );
  const blamed: Diagnostic[] = [];
  const others: MissingPlaceholder[] = [];
  for (const same of perPlace.values()) {
    const towns = townsToBlame(same, site);
    if (towns) blamed.push(...towns);
    else others.push(...same.slice(0, 1));
  }
  const byName = groupBy(others, (one) => {
    const { reason, name, source, path } = one;
    if (lacksSpecialty(one)) return `specialty of ${source.file}`;
    return reason === 'absent' ? name : `${reason} ${source.file}${pointerOf(path)} ${name}`;
  });
  const rest = [...byName.values()].flatMap((same) => keyToBlame(same, site) ?? diagnostics(same, site, specialties));
  return [...blamed, ...rest];
}

/** One diagnostic for all places that have the same mistake. */
function diagnostics(
  same: readonly MissingPlaceholder[],
  site: Definition<SiteFacts>,
  specialties: readonly string[],
): Diagnostic[] {
  const [first, ...others] = same;
  if (!first || !isCause(first, site.source)) return [];
  const message = messageFor(first, site.source, specialties);
  const places = others.map((one) => `${one.source.file}:${spanOf(one).start.line}`);
  return [
    errorAt(
      first.source,
      whole(first) === null ? spanOf(first) : valueSpan(first.source, first.path),
      alsoIn(message, [...new Set(places)]),
    ),
  ];
}

/** One line, such as `specialty: swedish`, is missing for all such texts of a page. */
function lacksSpecialty({ reason, name, town, specialty }: MissingPlaceholder): boolean {
  return reason === 'absent' && town !== undefined && specialty === undefined && /^\s*specialty(\.|\s*$)/.test(name);
}

function messageFor(one: MissingPlaceholder, site: Source, specialties: readonly string[]): Message {
  const { reason, name, town } = one;
  if (reason === 'unclosed') return placeholderMessages.unclosed(one);
  if (reason === 'unopened') return placeholderMessages.unopened(one, whole(one));
  if (reason === 'circular') return placeholderMessages.circular(one);
  if (reason === 'group') return placeholderMessages.group(one);
  const [group = ''] = name.trim().split('.');
  if (one.better === null && !town && suggest(group, ['town', 'specialty'])) {
    return placeholderMessages.noTown(name, one.source === site);
  }
  if (lacksSpecialty(one)) return placeholderMessages.noSpecialty(name, specialties);
  return placeholderMessages.unknown(one, town?.name);
}

/** A text in a circle is reported once: where the circle is, and not where a page uses it. */
function isCause({ reason, circle = [], source, path }: MissingPlaceholder, site: Source): boolean {
  if (reason !== 'circular') return true;
  const own = path[0] === 'towns' ? ['town', ...path.slice(2)].join('.') : path.join('.');
  return source === site && own === [...circle].sort()[0];
}

/** Without quotes, a text cannot begin with the brace that is missing. Then this is the whole text, with quotes. */
function whole({ reason, better, raw, written, source, path }: MissingPlaceholder): string | null {
  const { start } = valueSpan(source, path);
  const isQuoted = /^["'|>]/.test(source.text.split('\n', start.line)[start.line - 1]?.slice(start.column - 1) ?? '');
  const isFirst = reason === 'unopened' && better !== null && raw.startsWith(written);
  return isFirst && !isQuoted ? JSON.stringify(raw.replace(written, `{${better}}`)) : null;
}

function spanOf({ source, path, written, raw, offset }: MissingPlaceholder): Span {
  return partSpan(source, path, written, occurrences(written, raw.slice(0, offset)).length);
}

/** If other towns have what these texts name, the towns that lack it are to blame. Null if no town has it. */
function townsToBlame(same: readonly MissingPlaceholder[], site: Definition<SiteFacts>): Diagnostic[] | null {
  const [first] = same;
  if (first?.reason !== 'absent' || !first.town || first.path[0] === 'towns') return null;
  const towns = site.data.towns ?? [];
  const found = same.map((one) => ({ one, path: townPath(one) }));
  const isElsewhere = found.some(
    ({ path }) => path && towns.some((town) => keysAt(town, path.slice(0, -1)).includes(String(path.at(-1)))),
  );
  if (!isElsewhere) return null;
  return found.flatMap(({ one, path }) => {
    const index = towns.findIndex(({ slug }) => slug === one.town?.slug);
    return path && index >= 0 ? [missingWord(one, ['towns', index], path, site)] : [];
  });
}

/** Where a town would have the text that a placeholder names. */
function townPath({ name, specialty }: MissingPlaceholder): string[] | null {
  const [group, ...rest] = name.trim().split('.');
  if (group === 'town' && rest.length > 1) return rest;
  return group === 'specialty' && specialty !== undefined && rest.length > 0
    ? ['specialties', specialty, ...rest]
    : null;
}

function missingWord(
  one: MissingPlaceholder,
  town: Path,
  path: readonly string[],
  { source, data }: Definition<SiteFacts>,
): Diagnostic {
  const key = path.at(-1) ?? '';
  const group = path.slice(0, -1);
  const own = keysAt(data.towns?.[Number(town[1])], group);
  const others = (data.towns ?? []).filter((_, index) => index !== town[1]);
  const onlyHere = own.filter((word) => !others.some((other) => keysAt(other, group).includes(word)));
  // What no other town has is more likely a misspelling than any word is.
  const alike = onlyHere.filter((word) => editDistance(word, key) * 2 <= key.length);
  const near = suggest(key, onlyHere) ?? (alike.length === 1 ? (alike[0] ?? null) : null);
  const message = placeholderMessages.missingWord(one.town?.name ?? '', one.name, group.at(-1) ?? '', key, near);
  const at = own.length === 0 ? [...town, 'name'] : [...town, ...group, ...(near === null ? [] : [near])];
  const span = own.length === 0 ? valueSpan(source, at) : keySpan(source, at);
  return errorAt(source, span, message, { source: one.source, span: spanOf(one) });
}

function keysAt(value: unknown, path: readonly string[]): string[] {
  const at = path.reduce<unknown>(
    (group, step) => (isGroup(group) && Object.hasOwn(group, step) ? group[step] : undefined),
    value,
  );
  return isGroup(at) ? Object.keys(at) : [];
}

/** If several texts name a fact, and none names the fact in site.yaml that is like it, its key is to blame. */
function keyToBlame(same: readonly MissingPlaceholder[], { source, data }: Definition<SiteFacts>): Diagnostic[] | null {
  const [first] = same;
  if (!first?.better || lacksSpecialty(first) || same.length < 2 || first.reason !== 'absent') return null;
  const [wanted, actual] = [first.name.trim().split('.'), first.better.split('.')];
  const differing = actual.flatMap((step, index) => (step === wanted[index] ? [] : [index]));
  const [index = -1] = differing;
  if (differing.length !== 1 || wanted.length !== actual.length) return null;
  const path = actual.slice(0, index + 1);
  const key = actual[index] ?? '';
  const isUsed = [source, ...same.map((one) => one.source)].some(({ text }) => text.includes(`{${path.join('.')}`));
  if (isUsed || !keysAt(data, path.slice(0, -1)).includes(key)) return null;
  const message = placeholderMessages.misspelledKey(key, wanted[index] ?? '', first.name, same.length);
  return [errorAt(source, keySpan(source, path), message)];
}
