import { braceMessages } from './brace-messages.ts';
import type { FindRepairs } from './line-repairs.ts';
import type { Line } from './lines.ts';
import { quoted } from './quoted.ts';
import { type Repair, repairOf } from './repair.ts';

/** The braces and brackets of a line that are open, and those that close something that is not open. */
interface Balance {
  open: { sign: string; column: number }[];
  wrong: { sign: string; column: number; opening: { sign: string } | undefined }[];
}

const closingOf: Record<string, string> = { '{': '}', '[': ']' };
const openingOf: Record<string, string> = { '}': '{', ']': '[' };

function balanceOf({ text }: Line): Balance {
  const balance: Balance = { open: [], wrong: [] };
  const quotedOrSign = /(?<=[\s:,{[]|^)(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')(?=\s*[,:}\]]|\s*$)|[{}[\]]/g;
  for (const { index: column, 0: sign } of text.matchAll(quotedOrSign)) {
    if (closingOf[sign]) balance.open.push({ sign, column });
    else if (openingOf[sign]) {
      const opening = balance.open.at(-1);
      if (opening?.sign === openingOf[sign]) balance.open.pop();
      else balance.wrong.push({ sign, column, opening });
    }
  }
  return balance;
}

/** Repairs a brace or bracket that closes nothing, closes the other kind, or is never closed. */
export const unbalanced: FindRepairs = (line) => {
  const { open, wrong } = balanceOf(line);
  const [first] = wrong;
  if (first) return first.opening ? wrongClosing(line, first, first.opening.sign) : extraClosing(line, first);
  const [opening] = open;
  if (!opening) return [];
  const closing = open
    .map(({ sign }) => closingOf[sign])
    .reverse()
    .join('');
  const rest = line.text.slice(opening.column).replace(/\s*[)>]$/, '');
  const message = braceMessages.unclosed(open.at(-1)?.sign ?? '', closing[0] ?? '');
  const placeholder = open.length === 1 ? placeholderAt(rest) : null;
  const closed = [{ lead: 'Close it', text: placeholder ?? rest + (closing[0] === '}' ? ` ${closing}` : closing) }];
  const [double] = line.text.slice(opening.column).match(/^(\{\s*\{|\[\s*\[)/) ?? [];
  const once = double
    ? [
        repairOf(line, [opening.column, opening.column + double.length], message, [
          { lead: 'Write it once', text: opening.sign },
        ]),
      ]
    : [];
  // A brace at the end of a line is closed on a later line, if at all.
  const isCertain = opening.column === line.text.length - 1;
  return [...once, repairOf(line, [opening.column, line.text.length], message, closed, { isCertain })];
};

/**
 * Returns a quoted sentence that begins with a placeholder whose brace is not closed; null for other texts, such as a
 * group of properties.
 */
function placeholderAt(text: string): string | null {
  const [, name, words] = text.match(/^\{\s*([\w-]+(?:\.[\w-]+)+)(?=[\s,!?]|$|[.;](?:\s|$))([^:{}]*)$/) ?? [];
  return name === undefined ? null : quoted(`{${name}}${words}`);
}

/** Repairs a brace or bracket of the wrong kind, which replaces the right one or comes after it. */
function wrongClosing(line: Line, { sign, column }: Balance['wrong'][number], opening: string): Repair[] {
  const expected = closingOf[opening] ?? '';
  const [round = ''] = line.text.slice(0, column).match(/\s*\)$/) ?? [];
  const at = [column - round.length, column + 1] as const;
  const message = braceMessages.wrongClosing(round.trim() || sign, opening, expected);
  const replaced = repairOf(line, at, message, [{ lead: 'Write', text: expected }]);
  const before = line.text.slice(0, column).trimEnd();
  const isSwapped = line.text[column + 1] === expected;
  const swapped = repairOf(line, [column, column + 2], message, [{ lead: 'Write', text: expected + sign }]);
  const isDouble = /[}\]]$/.test(before);
  const twice = repairOf(line, [before.length - 1, column + 1], braceMessages.unopened(sign, openingOf[sign] ?? ''), [
    { lead: 'Write', text: before.at(-1) ?? '' },
  ]);
  return [
    ...(isSwapped ? [swapped] : []),
    replaced,
    ...(isDouble ? [twice] : []),
    repairOf(line, at, message, [{ lead: 'Write', text: `${expected}${sign}` }]),
  ];
}

/** Repairs a closing brace or bracket without an opening one: it is one too many, or the opening one is missing. */
function extraClosing(line: Line, { sign, column }: Balance['wrong'][number]): Repair[] {
  const opening = openingOf[sign] ?? '';
  const before = line.text.slice(0, column).trimEnd();
  const message = braceMessages.unopened(sign, opening);
  if (!/[{[]/.test(before)) return [];
  if (line.key !== null && !before.includes(opening)) {
    const text = opening + line.value;
    return [repairOf(line, [line.valueColumn, line.text.length], message, [{ lead: 'Write', text }])];
  }
  return [repairOf(line, [before.length - 1, column + 1], message, [{ lead: 'Write', text: before.at(-1) ?? '' }])];
}

/** Repairs properties with a closing brace and no opening one. */
export const unopenedBraces: FindRepairs = (line) => {
  const repair = (from: number, to: number) => {
    const text = line.text.slice(from, to);
    const sign = openingOf[text.at(-1) ?? ''] ?? '';
    const better = sign === '{' ? `{ ${text}` : `[${text}`;
    return repairOf(line, [from, to], braceMessages.unopened(text.at(-1) ?? '', sign), [
      { lead: 'Write', text: better },
    ]);
  };
  if (/^[^{[]*[}\]]$/.test(line.content)) {
    const isNested = /^["']?[\w-]+["']?:\s/.test(line.value) || !line.isItem;
    return [repair(isNested ? line.valueColumn : line.column, line.text.length)];
  }
  const inner = [...line.text.matchAll(/(?<=\[\s*|\}\s*,\s*)[\w-]+:\s[^{}[\]]*\}/g)];
  return inner.map(({ index, 0: found }) => repair(index, index + found.length));
};
