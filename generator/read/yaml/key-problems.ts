import { isMap, isScalar, type Node, type Pair, type YAMLMap } from 'yaml';
import type { Message } from '../../report/diagnostic.ts';
import { offsetsOf } from '../locate.ts';
import { braceMessages } from './brace-messages.ts';
import { forbiddenEscape } from './forbidden-escape.ts';
import { invisibleIn } from './invisible-words.ts';
import { itemSign } from './item-repairs.ts';
import { keyMessages } from './key-messages.ts';
import type { KnownKeys } from './known-keys.ts';
import { layoutMessages } from './layout-messages.ts';
import { lineEnd, lineStart } from './lines.ts';
import {
  bareCoordinates,
  centComma,
  centCommas,
  decimalCommas,
  isRestOfNumber,
  quotedCommas,
} from './number-problems.ts';
import { curlyQuotesAround } from './quote-repairs.ts';
import { quoted } from './quoted.ts';
import type { Repair } from './repair.ts';
import { wideSignsInKey } from './wide-signs.ts';

/** YAML's merge key, and names that every JavaScript object has. */
export const forbiddenKeys: readonly string[] = ['<<', '__proto__', 'constructor', 'prototype'];

/** A file, and the property names of the project. */
interface KeysOf {
  text: string;
  knownKeys: KnownKeys;
}

/** Returns the problem with a property name, or with a property in braces that has only a name. */
export function keyProblem({ text, knownKeys }: KeysOf, pair: Pair, parent: unknown): Repair | null {
  const key = pair.key as Node | null;
  const [from = 0, to = from] = key?.range ?? [];
  if (!key) return null;
  const question = questionBefore(text, from);
  if (question !== null) return { at: [question, to], message: keyMessages.complex(), fixes: [] };
  const inBraces = isMap(parent) && parent.flow ? parent : null;
  const wide = wideSignsInKey(text, [from, to], inBraces && offsetsOf(inBraces));
  if (wide) return wide;
  const lone =
    inBraces &&
    (itemsInBraces(text, inBraces) ?? bareCoordinates(text, inBraces) ?? loneKey({ text, knownKeys }, inBraces, pair));
  return lone ?? nameProblem(text, key, [from, to], pair);
}

/** Reports groups in braces without a name, which are the items of a list. */
function itemsInBraces(text: string, map: YAMLMap): Repair | null {
  if (!map.items.every(({ key, value }) => isMap(key) && key.flow && !value)) return null;
  const at = offsetsOf(map);
  const source = text.slice(...at);
  const inner = source.slice(1, -1).trim();
  const isOne = map.items.length === 1;
  const fixes = source.includes('\n') ? [] : [{ lead: 'Write', text: isOne ? inner : `[${inner}]` }];
  const message = isOne ? braceMessages.doubledAroundGroup() : braceMessages.bracesAroundItems();
  return { at, message, fixes };
}

/** Returns the offset of the ? that begins a complex key; null if a key has none. */
function questionBefore(text: string, from: number): number | null {
  let end = from;
  while (/\s/.test(text[end - 1] ?? '')) end--;
  if (end === from || text[end - 1] !== '?') return null;
  const start = lineStart(text, end);
  // On an earlier line and further right than the key, it ends a text.
  const column = from - lineStart(text, from);
  if (end - 1 - start > column && text.slice(end, from).includes('\n')) return null;
  return /^[ -]*$/.test(text.slice(start, end - 1)) ? end - 1 : null;
}

function nameProblem(text: string, key: Node, at: Repair['at'], pair: Pair): Repair | null {
  const source = text.slice(...at);
  if (!isScalar(key) || typeof key.value !== 'string') {
    const fixes =
      !isScalar(key) || source.includes('\n') || !source ? [] : [{ lead: 'Put it in quotes', text: quoted(source) }];
    return { at, message: keyMessages.notText(), fixes };
  }
  if (forbiddenKeys.includes(key.value)) return { at, message: keyMessages.reserved(key.value), fixes: [] };
  const written = forbiddenEscape(text, key.value, at);
  return written ?? curlyQuotesAround(text, at) ?? itemKey(text, source, at, pair) ?? invisibleIn(text, at, 'key');
}

/** Reports a property name such as "-type", which was meant as a list item. */
function itemKey(text: string, source: string, [from]: Repair['at'], pair: Pair): Repair | null {
  const [, dash, sign = dash, rest = ''] = source.match(itemSign) ?? [];
  if (!sign || !/[-•‣◦·–—−－►▪●○]/.test(sign)) return null;
  const end = lineEnd(text, from);
  const after = text.slice(from + source.length, end);
  const message = layoutMessages.itemSign(sign);
  return pair.value === null
    ? null
    : { at: [from, end], message, fixes: [{ lead: 'Write', text: `- ${rest}${after}` }] };
}

/**
 * Reports a property in braces without a colon: the space after it is missing, or it is the part of a text after a
 * comma.
 */
function loneKey({ text, knownKeys }: KeysOf, map: YAMLMap, pair: Pair): Repair | null {
  const hasNoValue = (one: Pair | undefined) => one !== undefined && /^\s*[,}]/.test(text.slice(offsetsOf(one.key)[1]));
  if (!hasNoValue(pair)) return null;
  const [from, to] = offsetsOf(pair.key);
  const source = text.slice(from, to);
  const { name, sign = '', value } = (source.match(withColon) ?? source.match(withoutColon))?.groups ?? {};
  const { items } = map;
  const index = items.indexOf(pair);
  const before = items[index - 1];
  // A sentence may continue after a comma with a word that is also a property name.
  const isSentence = /[.!?]$/.test(source) && before !== undefined && isScalar(before.key);
  const isBeside = !before || knownKeys.together(String(before.key), name ?? '');
  if (name && (sign !== '' || (knownKeys.has(name) && isBeside && !isSentence))) {
    const message = sign === ':' ? layoutMessages.missingSpace(name) : layoutMessages.missingColon(name, sign);
    return (
      allUnspaced(text, map, message) ?? {
        at: [from, to],
        message,
        fixes: [{ lead: 'Write', text: `${name}: ${value}` }],
      }
    );
  }
  const label = labelWithComma(text, before, pair, items[index + 1]);
  if (label) return label;
  if (!before || knownKeys.has(source) || hasNoValue(before)) return null;
  const numbers = centCommas(text, map) ?? decimalCommas(text, map) ?? quotedCommas(text, map);
  if (numbers) return numbers;
  const last = items[items.findIndex((_, at) => at >= index && !hasNoValue(items[at + 1]))] ?? pair;
  return textWithComma(text, before.value, [offsetsOf(before.value)[0], offsetsOf(last.key)[1]]);
}

/** A name, and what follows it without a colon and a space. A time such as 14:00 is not a name. */
const withColon =
  /^(?!(?:[01]?\d|2[0-3]):[0-5]\d(?!\d))(?<name>["']?\w[\w .×+-]*["']?)(?<sign>:)(?!\/\/)(?<value>[^\s:].*)$/;
const withoutColon = /^(?<name>["']?[\w-]+["']?)(?:\s*(?<sign>=)\s*|\s+)(?<value>[^\s:=].*)$/;

/** Returns the braces with a space after each colon, if more than one is missing. */
function allUnspaced(text: string, map: YAMLMap, message: Message): Repair | null {
  const at = offsetsOf(map);
  const source = text.slice(...at);
  const better = source.replace(/(?<=[{,]\s*["']?\w[\w .×+-]*["']?):(?=[^\s:])/g, ': ');
  return better.length - source.length < 2 || source.includes('\n')
    ? null
    : { at, message, fixes: [{ lead: 'Write', text: better }] };
}

const isPrice = (value: unknown) => isScalar(value) && /^(?:\p{Sc} ?\d|\d[\d.,]* ?\p{Sc}?$)/u.test(String(value.value));

/**
 * Reports the first part of a price label, such as `Small dog, up to 20 lb: $55`. The price before it, if any, is
 * complete.
 */
function labelWithComma(text: string, before: Pair | undefined, { key }: Pair, next: Pair | undefined): Repair | null {
  if (!next || !isPrice(next.value) || (before && !isPrice(before.value))) return null;
  // A price without its colon, or the cents of one.
  const [from] = offsetsOf(key);
  if (/^\d+$|[\p{Sc}=]/u.test(String(key)) || isRestOfNumber(text, from)) return null;
  const at = [from, offsetsOf(next.key)[1]] as const;
  const source = text.slice(...at);
  if (/["'\n]/.test(source)) return null;
  const message = braceMessages.text('unquoted-comma', 'a comma');
  return { at, message, fixes: [{ lead: 'Put it in quotes', text: quoted(source) }] };
}

function textWithComma(text: string, first: unknown, at: Repair['at']): Repair | null {
  const source = text.slice(...at);
  if (!isScalar(first) || source.includes('\n')) return null;
  const curly = curlyQuotesAround(text, at);
  if (curly) return curly;
  const isNumber = typeof first.value === 'number' && /^-?\d+,\d+$/.test(source);
  if (isNumber)
    return { at, message: keyMessages.decimalComma(), fixes: [{ lead: 'Write', text: source.replace(',', '.') }] };
  const inCents = source.replace(centComma, '.');
  if (inCents !== source && !inCents.includes(','))
    return { at, message: keyMessages.centComma(), fixes: [{ lead: 'Write', text: inCents }] };
  const whole = /^["']/.test(source) ? `${first.value}${source.slice(offsetsOf(first)[1] - at[0])}` : source;
  const message = braceMessages.text('unquoted-comma', 'a comma');
  return { at, message, fixes: [{ lead: 'Put it in quotes', text: quoted(whole) }] };
}
