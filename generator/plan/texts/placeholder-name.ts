import { catalogGroups } from '../../../templates/facts/catalog.ts';
import { isGroup } from '../../../templates/schema/is-group.ts';
import { lettersOf } from '../../basics/letters-of.ts';
import { suggest } from '../../basics/suggest.ts';
import { synonymOf } from '../../check/mistakes/synonyms.ts';

type Group = Readonly<Record<string, unknown>>;

/** Returns true for a value that a placeholder can show. */
export const isText = (value: unknown) => typeof value === 'string' || typeof value === 'number';

/** Returns the name in the scope that the author most likely meant; null if there is none. */
export function correctedName(name: string, scope: Group): string | null {
  const texts = namesLike(name, scope);
  return texts.length === 1 ? (texts[0] ?? null) : onlyNameLike(name.trim(), scope);
}

/** Returns the names that a misspelled one may mean, taking the nearest key at each step: several for a group. */
export function namesLike(name: string, scope: Group): string[] {
  const near = stepByStep(name.trim().split('.'), scope);
  if (near === null) return [];
  if (isText(near.value)) return [near.path];
  // A group that is named correctly gets its own message.
  return isGroup(near.value) && near.path !== name.trim() ? namesIn(near.value, `${near.path}.`) : [];
}

/** Follows a name, using the nearest key wherever one does not exist. */
function stepByStep(steps: readonly string[], group: Group): { path: string; value: unknown } | null {
  const [step = '', ...rest] = steps.map((one) => one.trim());
  const near = Object.hasOwn(group, step) ? step : (suggest(step, Object.keys(group)) ?? otherName(step, group));
  if (near === null) return null;
  const value = group[near];
  if (rest.length === 0) return { path: near, value };
  const inside = isGroup(value) ? stepByStep(rest, value) : null;
  return inside && { ...inside, path: `${near}.${inside.path}` };
}

/** Returns the text that a word is another name for: `region` for `state`. */
function otherName(step: string, group: Group): string | null {
  return synonymOf(
    step,
    Object.keys(group).filter((name) => isText(group[name])),
  );
}

/** Returns the only name that ends in the same words: `contact.phone` for `phone`, and for `business-phone`. */
function onlyNameLike(name: string, scope: Group): string | null {
  const names = namesIn(scope).map((path) => ({
    path,
    whole: lettersOf(path),
    last: lettersOf(path.split('.').at(-1) ?? ''),
  }));
  const whole = lettersOf(name);
  const last = lettersOf(name.split('.').at(-1) ?? '');
  const steps = name.split('.');
  for (const isLike of [
    (one: (typeof names)[number]) => one.whole === whole,
    (one: (typeof names)[number]) => steps.length > 1 && isWithin(steps, one.path.split('.')),
    (one: (typeof names)[number]) => one.last === last,
  ]) {
    const [only, ...others] = names.filter(isLike);
    if (only && others.length === 0 && last !== '') return isOfOther(steps, only.path.split('.')) ? null : only.path;
  }
  return null;
}

/**
 * Returns true for a fact of another service, membership, or the like, whose price must not replace that of this one,
 * and for one of nothing that is sold, such as `words.regular`.
 */
const isOfOther = ([start, key, ...rest]: readonly string[], [group, other]: readonly string[]): boolean =>
  rest.length > 0 && key?.trim() !== other && catalogGroups.some((one) => one === group || one === start?.trim());

/** Returns true if a path has all of these steps, in order. */
function isWithin(steps: readonly string[], path: readonly string[]): boolean {
  let next = 0;
  for (const step of path) if (step === steps[next]?.trim()) next++;
  return next === steps.length;
}

/**
 * Returns the names of all texts, except redirects, of which there may be thousands, and texts of single towns, which
 * no placeholder can refer to.
 */
function namesIn(group: Group, prefix = ''): string[] {
  return Object.entries(group).flatMap(([key, value]) => {
    const path = prefix + key;
    if (isText(value)) return [path];
    // {specialty.opening} refers to these.
    if (path === 'town.specialties' || path === 'redirects') return [];
    return isGroup(value) ? namesIn(value, `${path}.`) : [];
  });
}
