import { isCollection, isMap, isSeq } from 'yaml';
import { isEnglish, languageOf } from '../../../templates/facts/locale.ts';
import { keySpan } from '../../read/locate.ts';
import type { Span } from '../../report/diagnostic.ts';
import { exampleOf, indented, onOneLine } from './example.ts';
import { type MissingProperty, missingPropertyMessages } from './missing-property-messages.ts';
import { byPath, errorsOf, type Finder, type Findings, type ShapeError } from './mistake.ts';
import { whereIs } from './property-messages.ts';
import { isIndex, type Rules } from './rules.ts';
import { nodeAt, nodeSpan } from './working-copy.ts';

/** Finds properties that are missing. Those of one group are one mistake. */
export const missingProperties: Finder = (findings) => [
  ...byPath(errorsOf(findings.errors, 'required').filter(({ rules }) => !rules.oneOf)).map((errors) => {
    const [{ path, rules }] = errors;
    const missing = errors.map((one) => {
      const name = String(one.error.params.missingProperty);
      const found = missingProperty(name, rules, findings.exampleFor?.(name, one, findings.working));
      // The examples are English, and the lines of several properties are copied unchanged.
      return path[0] === 'words' && !isEnglish(languageOf(findings.facts))
        ? { ...found, example: errors.length > 1 ? 'TODO' : '' }
        : found;
    });
    return {
      message: missingPropertyMessages.missing(missing, whereIs(path, rules)),
      span: spanOfGroup(errors[0], findings),
    };
  }),
  ...errorsOf(findings.errors, 'dependencies').flatMap(({ error, path, rules }) => {
    const { missingProperty: name, property: partner } = error.params;
    // The property is already reported as missing.
    if (rules.required?.includes(name)) return [];
    const [missing, where] = [missingProperty(name, rules), whereIs(path, rules)];
    const isPost = path.length === 0 && name === 'published';
    const message = isPost
      ? missingPropertyMessages.notPublished(missing, where)
      : missingPropertyMessages.missingPartner(missing, partner, where);
    return [{ message, span: keySpan(findings.working, [...path, partner]) }];
  }),
];

function missingProperty(name: string, rules: Rules, example?: unknown): MissingProperty {
  const own = rules.properties?.[name] ?? {};
  const { description = '', enum: choices } = own;
  const about = choices ? `${description} The choices are: ${choices.join(', ')}.` : description;
  return { name, description: about, example: inLines(example ?? exampleOf(own)) };
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
