import { forbiddenKeys } from './key-problems.ts';
import { type SimpleScalar, simpleScalar } from './simple-scalar.ts';

export type SimpleValue = SimpleScalar | SimpleValue[] | SimpleGroup;

export interface SimpleGroup {
  [key: string]: SimpleValue;
}

const price = String.raw`\$\d+(?:\.\d+)?`;
/** The name of a property, as part of a regular expression. */
export const simpleKey = String.raw`(?:\w[\w-]*|${price})(?: (?:[\w-]+|×|\+?${price}))*`;
const word = String.raw`[^ ,{}[\]"]+`;
const value = String.raw`"[^"\\]*"|'[^']*'|(?!')${word}(?: +${word})*`;
const inBraces = new RegExp(String.raw` *(${simpleKey}): +(${value}) *(?:,|\}$)`, 'gy');
const inBrackets = new RegExp(String.raw` *(${value}) *(?:,|\]$)`, 'gy');

/** In characters. Longer names go to the parser, which has a limit. */
const maxLength = 100;

/** Reads what follows a property or a dash on its line. Returns null if it is ambiguous. */
export function simpleValue(source: string): SimpleValue | null {
  if (source.startsWith('{')) return groupInBraces(source);
  return source.startsWith('[') ? listInBrackets(source) : simpleScalar(source);
}

/** Reads a list such as `[Barre, "{town.name}"]`, without groups or other lists in it. */
function listInBrackets(text: string): SimpleScalar[] | null {
  const list: SimpleScalar[] = [];
  let end = 1;
  for (const [item, source = ''] of text.slice(end).matchAll(inBrackets)) {
    const value = simpleScalar(source);
    if (value === null) return null;
    list.push(value);
    end += item.length;
  }
  return text.endsWith(']') && end === text.length ? list : null;
}

/** Reads a group such as `{ latitude: 33.1, longitude: -96.8 }`, without other groups in it. */
function groupInBraces(text: string): SimpleGroup | null {
  const group: SimpleGroup = {};
  let end = 1;
  for (const [pair, name = '', source = ''] of text.slice(end).matchAll(inBraces)) {
    if (!addProperty(group, name, simpleScalar(source))) return null;
    end += pair.length;
  }
  return text.endsWith('}') && end === text.length ? group : null;
}

/** Adds a property if it is certainly valid. Returns whether it was added. */
export function addProperty(group: SimpleGroup, name: string, value: SimpleValue | null): boolean {
  const isName = name.length <= maxLength && typeof simpleScalar(name) === 'string';
  if (value === null || !isName || name in group || forbiddenKeys.includes(name)) return false;
  group[name] = value;
  return true;
}
