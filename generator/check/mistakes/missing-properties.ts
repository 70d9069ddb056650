import { isCollection, isMap, isSeq } from 'yaml';
import { isEnglish, languageOf } from '../../../templates/facts/locale.ts';
import { asGroup } from '../../../templates/schema/is-group.ts';
import { keySpan, type Path } from '../../read/locate.ts';
import type { Span } from '../../report/diagnostic.ts';
import { exampleOf, indented, onOneLine } from './example.ts';
import { type Braces, type MissingProperty, missingPropertyMessages } from './missing-property-messages.ts';
import { byPath, errorsOf, type Finder, type Findings, type Mistake, type ShapeError } from './mistake.ts';
import { whereIs } from './property-messages.ts';
import { isIndex, type Rules } from './rules.ts';
import { isInBraces, nodeAt, nodeSpan } from './working-copy.ts';

/** Finds properties that are missing. Those of one group are one mistake. */
export const missingProperties: Finder = (findings) => [
  ...byPath(errorsOf(findings.errors, 'required').filter(({ rules }) => !rules.oneOf)).map((errors) => {
    const [{ path, rules }] = errors;
    const missing = errors.map((one) => {
      const name = String(one.error.params.missingProperty);
      const found = missingProperty(name, rules, findings.exampleFor?.(name, one, findings.working));
      // The examples are English, and the lines of several properties are copied unchanged.
      return path[0] === 'words' && !isEnglish(languageOf(findings.facts))
        ? { ...found, example: errors.length > 1 ? 'TODO' : '', pair: `${name}: TODO` }
        : found;
    });
    return {
      message: missingPropertyMessages.missing(missing, whereIs(path, rules), bracesAt(path, findings)),
      span: spanOfGroup(errors[0], findings),
    };
  }),
  ...byPath(errorsOf(findings.errors, 'dependencies')).flatMap((errors) => partnersOf(errors, findings)),
];

/** Finds the properties that others of their group need: all that one of them needs are one mistake. */
function partnersOf(errors: readonly [ShapeError, ...ShapeError[]], findings: Findings): Mistake[] {
  const reported = new Set<string>();
  return errors.flatMap(({ error, path, rules, data }) => {
    const { property: partner } = error.params;
    // A property that the group needs in any case is already reported as missing.
    const names = neededBy(partner, rules).filter(
      (name) => !rules.required?.includes(name) && !Object.hasOwn(asGroup(data), name) && !reported.has(name),
    );
    for (const name of names) reported.add(name);
    if (names.length === 0) return [];
    const [missing, where] = [names.map((name) => missingProperty(name, rules)), whereIs(path, rules)];
    const isPost = path.length === 0 && names[0] === 'published';
    const message = isPost
      ? missingPropertyMessages.notPublished(missing, where)
      : missingPropertyMessages.missingPartner(missing, partner, where, bracesAt(path, findings));
    return [{ message, span: keySpan(findings.working, [...path, partner]) }];
  });
}

/** Returns the properties that one needs, and those that these need. */
function neededBy(name: string, { dependencies = {} }: Rules): string[] {
  const needed = new Set([name]);
  for (const one of needed) for (const other of dependencies[one] ?? []) needed.add(other);
  return [...needed].slice(1);
}

function bracesAt(path: Path, { working }: Findings): Braces | null {
  if (!isInBraces(working, path)) return null;
  const node = nodeAt(working, path);
  return isMap(node) && node.items.length === 0 ? 'empty' : 'filled';
}

function missingProperty(name: string, rules: Rules, example?: unknown): MissingProperty {
  const own = rules.properties?.[name] ?? {};
  const { description = '', enum: choices } = own;
  const about = choices ? `${description} The choices are: ${choices.join(', ')}.` : description;
  const value = example ?? exampleOf(own);
  const pair = onOneLine({ [name]: value ?? '' }).replace(/^\{ | \}$/g, '');
  return { name, description: about, example: inLines(value), pair };
}

/** Returns a value in YAML: on one line if it fits, and otherwise on lines below a name. */
function inLines(value: unknown): string {
  if (value === undefined) return '';
  const text = onOneLine(value);
  return text.length <= 100 ? text : indented(value);
}

/** Returns the span of the name of a group, or of the beginning of a list item. */
function spanOfGroup({ path }: ShapeError, { working }: Findings): Span {
  if (path.length > 0 && !isIndex(path.at(-1))) return keySpan(working, path);
  const node = nodeAt(working, path);
  const first = isMap(node) || isSeq(node) ? node.items[0] : null;
  return isCollection(node) && !first && node.range ? nodeSpan(working, node) : keySpan(working, path);
}
