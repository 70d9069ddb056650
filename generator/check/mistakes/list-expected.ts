import { isMap, isScalar, type Node, YAMLSeq } from 'yaml';
import { choiceMeant } from './days-in-english.ts';
import { inYaml, isOnOneLine } from './dictation.ts';
import { exampleOf, onOneLine } from './example.ts';
import { linesForList } from './lines-for-list.ts';
import { linkTo } from './link-written.ts';
import { listMessages } from './list-messages.ts';
import { isOfKind, kindOf, namesIn, sectionTypes } from './rules.ts';
import { textPairsForList } from './text-pairs.ts';
import { dataOf } from './working-copy.ts';
import { quoted, type ValueExplanation, type WrongValue } from './wrong-value.ts';

/** Explains text or a group where a list belongs. */
export function listExpected(wrong: WrongValue): ValueExplanation {
  const { node, rules, data, raw, working } = wrong;
  if (isMap(node)) return groupForList(wrong);
  const item = rules.items ?? {};
  return kindOf(item) === 'text'
    ? textForList(typeof data === 'string' ? data : raw, wrong)
    : { message: wordForList(wrong, isScalar(node) ? dataOf(working, node) : data) };
}

/** Explains a list item without its dash, or braces without brackets. */
function groupForList(wrong: WrongValue): ValueExplanation {
  const { node, raw, rules, label, data, working, path } = wrong;
  const { items: item = {} } = rules;
  if (!isOfKind(data, item)) return groupForTexts(wrong);
  const pairs = textPairsForList(wrong);
  if (pairs) return pairs;
  const isShort = isOnOneLine(working, path);
  const message =
    isMap(node) && node.flow
      ? listMessages.noBrackets(label, isShort ? `[${raw}]` : null)
      : listMessages.noDash(label, isShort ? `- ${raw}` : null);
  return { message, value: listOf(node) };
}

/** Returns a list with one item. */
function listOf(node: Node | null): YAMLSeq {
  const list = new YAMLSeq();
  list.items = [node];
  return list;
}

/** Explains `{ a, b }`, or lines without dashes, for a list of texts. */
function groupForTexts({ node, label, data, working, path }: WrongValue): ValueExplanation {
  const entries = Object.entries(data as object);
  const isFlat = isMap(node) && node.flow && entries.every(([, value]) => value === null) && isOnOneLine(working, path);
  if (!isFlat) return { message: listMessages.groupForTexts(label) };
  const names = entries.map(([name]) => name);
  return {
    message: listMessages.bracesForList(label, `[${names.map((name) => inYaml(name, true)).join(', ')}]`),
    value: names,
  };
}

function textForList(text: string, wrong: WrongValue): ValueExplanation {
  const { label, rules, facts } = wrong;
  const choices = rules.items?.enum ?? [];
  const meant = (written: string) => choiceMeant(written, choices, facts) ?? written;
  const lines = choices.length === 0 ? linesForList(wrong, meant) : null;
  if (lines) return lines;
  const parts = text.split(/,\s+/).filter(Boolean).map(meant);
  if (choices.length > 0 && !parts.every((part) => choices.includes(part))) {
    return { message: listMessages.textForChoices(label, choices) };
  }
  const one = `[${inYaml(meant(text), true)}]`;
  const several = parts.length > 1 ? `[${parts.map((part) => inYaml(part, true)).join(', ')}]` : null;
  return { message: listMessages.textForList(label, one, several), value: parts };
}

function wordForList(wrong: WrongValue, data: unknown) {
  const { label, rules, facts } = wrong;
  const raw = quoted(wrong);
  const item = rules.items ?? {};
  if (item.oneOf)
    return listMessages.list(
      label,
      raw,
      `Each section begins with "- type:". The types are: ${sectionTypes(item).join(', ')}.`,
    );
  const text = typeof data === 'string' ? data : undefined;
  const link = linkTo(text ?? '', item, facts);
  const example = link ? [link] : exampleOf(rules, text);
  const names = namesIn(item).join(', ');
  const hint =
    example === undefined
      ? `Each item begins with "- " and may have: ${names}.`
      : `For example:  ${onOneLine(example)}`;
  return listMessages.list(label, raw, hint);
}
