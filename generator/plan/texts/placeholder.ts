import { type Absent, lookUp, type Scope } from './look-up.ts';
import { correctedName, namesLike } from './placeholder-name.ts';

/** A placeholder that cannot be filled in. */
export interface UnknownPlaceholder extends Omit<Absent, 'reason'> {
  /** As written, without its braces. */
  name: string;
  /** As written. */
  written: string;
  /** The offset of its start in the text. */
  offset: number;
  /** Why it cannot be filled in. */
  reason: Absent['reason'] | 'circular' | 'unclosed' | 'unopened';
  /** The likely intended name, if there is one. */
  better: string | null;
  /** The names that form a circle. */
  circle?: readonly string[];
}

interface FilledText {
  text: string;
  unknown: UnknownPlaceholder[];
}

/** Matches a placeholder, a doubled brace, or an unmatched brace. */
export const pattern = /\{\{|\}\}|\{([^{}]*)\}|[{}]/g;

/**
 * Fills in the placeholders of a text: `{town.name}` becomes the name of the town in `scope`, and `{{` and `}}` become
 * braces. A value may contain placeholders itself; problems with those are reported where the value is written. A
 * placeholder that cannot be filled in gets the likely intended value, or stays unchanged.
 *
 * @param trail the names of the facts that led to this text
 */
export function fillText(text: string, scope: Scope, trail: readonly string[] = []): FilledText {
  if (!/[{}]/.test(text)) return { text, unknown: [] };
  const lone = loneBrace(text, scope);
  if (lone?.better) {
    const repaired = text.replace(lone.written, () => `{${lone.better}}`);
    const { text: filled, unknown } = fillText(repaired, scope, trail);
    return { text: filled, unknown: [lone, ...unknown] };
  }
  const unknown: UnknownPlaceholder[] = [];
  const filled = text.replace(pattern, (match, name: string | undefined, offset: number) => {
    const result = fillMatch({ match, name, offset }, scope, trail);
    unknown.push(...result.unknown);
    return result.text;
  });
  return { text: filled, unknown };
}

/**
 * Returns true if a text has a placeholder for something that is not in `scope`. It does not look for the intended
 * name, which takes long.
 */
export function namesUnknown(text: string, scope: Scope): boolean {
  return Array.from(text.matchAll(pattern)).some(
    ([, name]) => name !== undefined && !('value' in lookUp(name.trim(), scope)),
  );
}

interface Match {
  match: string;
  /** The text between the braces; undefined if the match is not a placeholder. */
  name: string | undefined;
  offset: number;
}

function fillMatch({ match, name, offset }: Match, scope: Scope, trail: readonly string[]): FilledText {
  if (name === undefined) {
    const isLone = match.length === 1;
    return { text: match[0] ?? '', unknown: isLone ? [brace(match, offset)] : [] };
  }
  const place = { name, written: match, offset };
  const found = lookUp(name.trim(), scope);
  if ('value' in found) return fillValue(found.value, { ...place, match }, scope, trail);
  const better = found.reason === 'absent' ? correctedName(name, scope) : groupText(name.trim(), scope);
  const meant = better === null || trail.includes(better) ? null : lookUp(better, scope);
  const filled = meant && 'value' in meant ? fillText(meant.value, scope, [...trail, better ?? '']) : null;
  // The likely intended text has the same mistake, as when a text refers to itself.
  const isItself = filled?.unknown.some(({ written }) => written === match);
  const near = better === null ? namesLike(name, scope) : [];
  const known = near.length > 0 ? near : found.known;
  if (!filled || isItself) {
    return { text: match, unknown: [{ ...place, ...found, known, better: isItself ? null : better }] };
  }
  return { text: filled.text, unknown: [{ ...place, ...found, better }] };
}

type Place = Pick<UnknownPlaceholder, 'name' | 'written' | 'offset'>;

function fillValue(
  value: string,
  { match, ...place }: Place & { match: string },
  scope: Scope,
  trail: readonly string[],
): FilledText {
  if (!value.includes('{')) return { text: value, unknown: [] };
  const name = place.name.trim();
  if (trail.includes(name)) {
    const circle = trail.slice(trail.indexOf(name));
    return { text: match, unknown: [{ ...place, reason: 'circular', step: name, known: [], better: null, circle }] };
  }
  const { text, unknown } = fillText(value, scope, [...trail, name]);
  return { text, unknown: unknown.filter(({ reason }) => reason === 'circular').map((one) => ({ ...one, ...place })) };
}

function brace(written: string, offset: number): UnknownPlaceholder {
  const reason = written === '{' ? 'unclosed' : 'unopened';
  return { name: written, written, offset, reason, step: written, known: [], better: null };
}

/** Returns the first unmatched brace, with the placeholder that it most likely begins or ends. */
function loneBrace(text: string, scope: Scope): UnknownPlaceholder | null {
  for (const { 0: match, index } of text.matchAll(pattern)) {
    if (match !== '{' && match !== '}') continue;
    const near = match === '{' ? text.slice(index + 1).split(/[{}]/, 1)[0] : text.slice(0, index).split(/[{}]/).at(-1);
    const name = namesAt(near ?? '', match === '{' ? 'start' : 'end').find((one) => 'value' in lookUp(one, scope));
    if (name === undefined) continue;
    const written = match === '{' ? `{${name}` : `${name}}`;
    return { ...brace(match, match === '{' ? index : index - name.length), name, written, better: name };
  }
  return null;
}

const maxWords = 6;

/** Returns the beginnings or ends of a text that could be the name of a placeholder, longest first. */
export function namesAt(text: string, side: 'start' | 'end'): string[] {
  const fromStart = side === 'start';
  const words = text.split(/(?<=[^\w.-])|(?=[^\w.-])/);
  const parts = words
    .slice(...(fromStart ? [0, maxWords] : [-maxWords]))
    .map((_, index, all) => (fromStart ? all.slice(0, all.length - index) : all.slice(index)).join(''));
  return parts
    .flatMap((part) => [part, part.replace(/[.-]+$/, '')])
    .filter((part) => part.includes('.') && part === part.trim());
}

/** Returns the `name` of a group, which a placeholder with only the group means: `{business}` for `{business.name}`. */
function groupText(name: string, scope: Scope): string | null {
  return 'value' in lookUp(`${name}.name`, scope) ? `${name}.name` : null;
}
