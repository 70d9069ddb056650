import { isCollection, isMap, isSeq } from 'yaml';
import { keySpan } from '../read/locate.ts';
import type { Span } from '../report/diagnostic.ts';
import { inYaml } from './dictation.ts';
import { nodeAt, nodeSpan } from './draft.ts';
import { exampleOf, onOneLine } from './example.ts';
import { byPath, errorsOf, type Finder, type Findings, type ShapeError } from './mistake.ts';
import { type MissingProperty, propertyMessages, whereIs } from './property-messages.ts';
import { isIndex, kindOf, type Rules } from './rules.ts';

/** Finds properties that are missing. Those of one group are one mistake. */
export const missingProperties: Finder = (findings) => [
  ...byPath(errorsOf(findings.errors, 'required').filter(({ rules }) => !rules.oneOf)).map((errors) => {
    const [{ path, rules }] = errors;
    const missing = errors.map(({ error }) => missingProperty(String(error.params.missingProperty), rules));
    return { message: propertyMessages.missing(missing, whereIs(path, rules)), span: spanOfGroup(errors[0], findings) };
  }),
  ...errorsOf(findings.errors, 'dependencies').map(({ error, path, rules }) => {
    const { missingProperty: name, property: partner } = error.params;
    return {
      message: propertyMessages.missingPartner(missingProperty(name, rules), partner, whereIs(path, rules)),
      span: keySpan(findings.draft, [...path, partner]),
    };
  }),
];

function missingProperty(name: string, rules: Rules): MissingProperty {
  const own = rules.properties?.[name] ?? {};
  const { description = '', examples: [example] = [], enum: choices } = own;
  if (choices) return { name, description: `${description} The choices are: ${choices.join(', ')}.`, example: '' };
  if (kindOf(own) === 'group') return { name, description, example: shortExample(own) };
  return { name, description, example: typeof example === 'string' ? inYaml(example) : String(example ?? '') };
}

/** A group on one line; empty if it does not fit on one. */
function shortExample(rules: Rules): string {
  const example = exampleOf(rules);
  const text = example === undefined ? '' : onOneLine(example);
  return text.length <= 100 ? text : '';
}

/** The name of a group, or the beginning of a list item. */
function spanOfGroup({ path }: ShapeError, { draft }: Findings): Span {
  if (path.length > 0 && !isIndex(path.at(-1))) return keySpan(draft, path);
  const node = nodeAt(draft, path);
  const first = isMap(node) || isSeq(node) ? node.items[0] : null;
  return isCollection(node) && !first && node.range ? nodeSpan(draft, node) : keySpan(draft, path);
}
