import { isGroup } from '../../../templates/schema/is-group.ts';
import { schedule } from '../../../templates/schema.ts';
import type { Path } from '../../read/locate.ts';
import type { Source } from '../../read/source.ts';
import { valueAt } from '../../read/value-at.ts';
import { isTiming, type Rules, rulesInside } from '../mistakes/rules.ts';

/** A section, an item of a list, an entry, the banner, or the popup, with dates or `draft`. */
export interface Part {
  path: Path;
  data: Readonly<Record<string, unknown>>;
}

/** Returns the parts of a file, from the outside in, not including a page itself. */
export function partsOf(source: Source, rules: Rules): Part[] {
  // Most files have none, and looking at every value takes time.
  if (source.isChecked || !/\b(?:from|until|draft)["']?\s*:/.test(source.text)) return [];
  return partsIn(source.data, rules, []);
}

function partsIn(data: unknown, rules: Rules | undefined, path: Path): Part[] {
  if (!rules || typeof data !== 'object' || data === null) return [];
  const isPart = isGroup(data) && path.length > 0 && mayBePart(rules) && Object.keys(data).some(isTiming);
  const steps: (string | number)[] = Array.isArray(data) ? [...data.keys()] : Object.keys(data);
  const inner = steps.flatMap((step) => {
    return partsIn(valueAt(data, [step]), rulesInside(rules, data, step), [...path, step]);
  });
  return isPart ? [{ path, data }, ...inner] : inner;
}

/** A section may have a type that does not exist. A town has only `draft`, and is handled elsewhere. */
const mayBePart = ({ oneOf, properties = {} }: Rules) =>
  oneOf !== undefined || Object.keys(schedule).every((name) => name in properties);
