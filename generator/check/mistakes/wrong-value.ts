import type { Node } from 'yaml';
import { asGroup } from '../../../templates/schema/is-group.ts';
import { keySpan, type Path } from '../../read/locate.ts';
import type { Source } from '../../read/source.ts';
import type { Message } from '../../report/diagnostic.ts';
import { shortened, singleSpaced } from '../../report/wording.ts';
import { inYaml } from './dictation.ts';
import type { Findings, Mistake, ShapeError } from './mistake.ts';
import { labelOf } from './property-messages.ts';
import { isIndex, type Rules, rulesAt } from './rules.ts';
import { isInBraces, nodeAt, nodeSpan, replaceValue, textOf } from './working-copy.ts';

/** A value that breaks a rule, as written. */
export interface WrongValue {
  path: Path;
  rules: Rules;
  data: unknown;
  working: Source;
  /** The data of site.yaml, which may be missing or invalid. */
  facts: unknown;
  /** `"heading"`, or `Item 2 of "lines"`. */
  label: string;
  node: Node | null;
  /** The source of the value. */
  raw: string;
  /** True if the property may be left out. */
  optional: boolean;
}

/** What to report about a value. If there is a `value`, it replaces the value in the working copy. */
export interface ValueExplanation {
  message: Message;
  value?: unknown;
  missing?: Mistake['missing'];
}

/** Returns the value that an error is about, with what its messages need. */
export function wrongValue({ path, rules, data }: ShapeError, { rules: all, working, facts }: Findings): WrongValue {
  const node = nodeAt(working, path);
  const group = rulesAt(all, working.data, path.slice(0, -1));
  return {
    path,
    rules,
    data,
    working,
    facts,
    label: labelOf(path),
    node,
    raw: node ? textOf(working, node) : '',
    optional: path.length > 0 && !isIndex(path.at(-1)) && !needed(group).has(String(path.at(-1))),
  };
}

/** Returns the properties that a group must have, including those that its other properties require. */
function needed({ rules, data }: ReturnType<typeof rulesAt>): Set<string> {
  const { required = [], dependencies = {} } = rules;
  const partners = Object.keys(asGroup(data)).flatMap((name) => dependencies[name] ?? []);
  return new Set([...required, ...partners]);
}

/** Returns a text as it must be written in place of a value. */
export function asWrittenIn({ working, path }: WrongValue, text: string): string {
  return inYaml(text, isInBraces(working, path.slice(0, -1)));
}

/** Returns a value as a message quotes it: text in quotes, shortened to its beginning. */
export function quoted({ data, raw }: WrongValue): string {
  if (typeof data !== 'string') return raw.split('\n', 1)[0] ?? '';
  return `"${shortened(singleSpaced(data), 61)}"`;
}

/** Returns the mistake that an explanation is about. */
export function mistakeAt(
  { path, working, node }: WrongValue,
  { message, missing, ...repaired }: ValueExplanation,
): Mistake {
  const span = node?.range ? nodeSpan(working, node) : keySpan(working, path);
  const found = { message, span, ...(missing && { missing }) };
  if (!('value' in repaired)) return { ...found, hides: path };
  return { ...found, repair: () => replaceValue(working, path, repaired.value) };
}
