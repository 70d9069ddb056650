import type { SiteFacts } from '../../../templates/facts/site.ts';
import { isGroup } from '../../../templates/schema/is-group.ts';
import type { Path } from '../../read/locate.ts';
import { valueAt } from '../../read/value-at.ts';
import type { ShapeError } from './mistake.ts';
import type { Recovered } from './recover.ts';
import { kindOf, type Rules } from './rules.ts';

/** The facts of a site.yaml with mistakes, complete enough to check pages, but never to publish. */
interface RecoveredFacts {
  facts: SiteFacts;
  /** The paths of facts that are not known. */
  unknown: Path[];
}

/** Puts a stand-in where a fact is missing or of the wrong kind, and records that the fact is not known. */
export function recoveredFacts({ source, errors, lost, renamed }: Recovered): RecoveredFacts {
  const facts = structuredClone(source.data);
  const unknown = [...lost];
  for (const [index, error] of errors.entries()) {
    const hole = holeOf(error);
    if (!hole) continue;
    unknown.push(hole.path);
    place(facts, hole.path, standIn(hole.rules, index));
  }
  if (isFragment(errors, source.data)) unknown.push(...optionalGroups(errors, source.data));
  for (const { path, from, to } of renamed) {
    const map = valueAt(facts, path);
    // A link may be part of any text, where unknown facts are not looked up.
    if (isGroup(map) && path[0] === 'links') map[from] = map[to];
    // The specialties of towns are not only looked up: each must have a page.
    else if (path[0] !== 'towns') unknown.push([...path, from]);
  }
  return { facts: facts as SiteFacts, unknown };
}

/** Returns true if a file lacks more than it has. */
function isFragment(errors: readonly ShapeError[], data: unknown): boolean {
  return missingFrom(errors).length > Object.keys(data ?? {}).length;
}

function missingFrom(errors: readonly ShapeError[]): ShapeError[] {
  return errors.filter(({ error, path }) => error.keyword === 'required' && path.length === 0);
}

/** Returns the optional groups that a fragment may lack too. */
function optionalGroups(errors: readonly ShapeError[], data: unknown): Path[] {
  const { properties = {} } = missingFrom(errors)[0]?.rules ?? {};
  return Object.keys(properties).flatMap((name) => (Object.hasOwn(data ?? {}, name) ? [] : [[name]]));
}

/** Returns the path of an unknown fact, and its rules. */
export function holeOf({ error, path, rules }: ShapeError): { path: Path; rules: Rules } | null {
  switch (error.keyword) {
    case 'required': {
      const name = String(error.params.missingProperty);
      return { path: [...path, name], rules: rules.properties?.[name] ?? {} };
    }
    case 'type':
    case 'enum':
    case 'minimum':
    case 'maximum':
    case 'multipleOf':
    case 'not':
    case 'minLength':
    case 'minItems':
    case 'minProperties':
      return { path, rules };
    default:
      return null;
  }
}

/**
 * Returns a value of the right kind that no check reports.
 *
 * @param index distinguishes it from others
 */
function standIn(rules: Rules, index: number): unknown {
  if (rules.enum) return rules.enum[0];
  switch (kindOf(rules)) {
    case 'number':
      return Number.NaN;
    case 'boolean':
      return false;
    case 'list':
      return [];
    case 'group': {
      const { required = [], properties = {} } = rules;
      return Object.fromEntries(required.map((name) => [name, standIn(properties[name] ?? {}, index)]));
    }
    case 'text':
      return textLike(rules, index);
  }
}

/** Returns a text with a valid form, such as a slug, because it becomes part of others that must be valid too. */
function textLike({ pattern, form, examples: [example = ''] = [] }: Rules, index: number): string {
  if (!pattern && !form) return '';
  const numbered = `${example}-${index}`;
  return pattern && new RegExp(pattern).test(numbered) ? numbered : String(example);
}

function place(facts: unknown, path: Path, value: unknown): void {
  const parent = valueAt(facts, path.slice(0, -1));
  const last = path.at(-1);
  if (last !== undefined && typeof parent === 'object' && parent !== null) {
    (parent as Record<string | number, unknown>)[last] = value;
  }
}
