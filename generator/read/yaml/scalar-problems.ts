import type { Scalar } from 'yaml';
import { braceMessages } from './brace-messages.ts';
import { forbiddenEscape } from './forbidden-escape.ts';
import { invisibleIn, invisibleInSentence } from './invisible-words.ts';
import { itemSign } from './item-repairs.ts';
import type { KnownKeys } from './known-keys.ts';
import { layoutMessages } from './layout-messages.ts';
import { lineEnd, lineStart } from './lines.ts';
import { curlyQuotesAround } from './quote-repairs.ts';
import { quoted } from './quoted.ts';
import { redirectIn } from './redirect-lines.ts';
import type { Repair } from './repair.ts';
import { textMessages } from './text-messages.ts';
import { wideSignsInValue } from './wide-signs.ts';

/** Returns the problem with a value that is valid YAML but certainly not what its author meant. */
export function valueProblem(text: string, node: Scalar, knownKeys: KnownKeys): Repair | null {
  const [from = 0, to = from] = node.range ?? [];
  const at = [from, to] as const;
  if (typeof node.value !== 'string') return null;
  if (node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE') {
    return blank(node.value, at) ?? forbiddenEscape(text, node.value, at) ?? invisibleInText(text, at);
  }
  if (node.type !== 'PLAIN') return invisibleInSentence(text, at);
  return (
    itemWithoutDash(text, at) ??
    strayLine(text, at) ??
    lostText(text, at) ??
    curlyQuotesAround(text, at) ??
    unopened(text, at) ??
    missingSpace(text, at) ??
    wideSignsInValue(text, at, knownKeys) ??
    invisibleInText(text, at)
  );
}

const invisibleInText = (text: string, at: Repair['at']) =>
  invisibleIn(text, at, 'value') ?? invisibleInSentence(text, at);

function blank(value: string, at: Repair['at']): Repair | null {
  return value !== '' && !/[^\s\u200B-\u200D\u2060\u00AD]/.test(value)
    ? { at, message: textMessages.blank(), fixes: [] }
    : null;
}

/** Reports a line that continues a text, as YAML reads it, but was meant as a list item or a comment. */
function strayLine(text: string, [from, to]: Repair['at']): Repair | null {
  let start = from;
  const own = text.slice(lineStart(text, from), from);
  for (const line of text.slice(from, to).split('\n').slice(1)) {
    start = text.indexOf('\n', start) + 1;
    const content = line.trim();
    const at = [start + line.indexOf(content), start + line.trimEnd().length] as const;
    const isItem = /^-\s/.test(content);
    if (isItem && /^ *- *$/.test(own)) {
      const spaces = own.indexOf('-') - line.indexOf('-');
      const fix = { spaces, lines: 1, words: 'so that it begins in the same column as the item above.' };
      return {
        at: [start, at[0]],
        message: layoutMessages.misaligned(line.indexOf('-'), own.indexOf('-')),
        fixes: [fix],
      };
    }
    const [, sign, words] = content.match(/^(<!--|\/\/|\/\*)\s*(.*?)\s*(?:-->|\*\/)?$/) ?? [];
    if (sign)
      return { at, message: layoutMessages.foreignComment(sign), fixes: [{ lead: 'Write', text: `# ${words}` }] };
    const [, dash, bullet = dash] = content.match(itemSign) ?? [];
    if (isItem || (bullet && /[-•‣◦－►▪●○]/.test(bullet)))
      return { at, message: layoutMessages.strayItem(bullet ?? '-'), fixes: [] };
  }
  return null;
}

/** Reports a comment after a text on the same line, where it may be meant as part of the text. */
function lostText(text: string, [from, to]: Repair['at']): Repair | null {
  const end = lineEnd(text, to);
  const comment = text.slice(to, end).trimStart();
  if (!comment.startsWith('#')) return null;
  const value = text.slice(from, to);
  const message = textMessages.lostText(comment);
  if (value.includes('\n')) return { at: [end - comment.length, end], message, fixes: [] };
  // What is wrong with such a line is reported later.
  if (redirectIn(value)) return null;
  const asComment = { lead: 'If it is a comment, move it to a line of its own, and write', text: value };
  const asText = { lead: 'If the # belongs to the text, write', text: quoted(text.slice(from, end)) };
  const isText = /^[\d$€£+/(]/.test(value)
    ? /^#\S/.test(comment) && /\s[A-Za-z]/.test(value)
    : /\s/.test(value) || /^[A-Z].* #\S/.test(`${value} ${comment}`);
  return { at: [from, end], message, fixes: isText ? [asText, asComment] : [asComment] };
}

/** Reports text on its own line that begins like a list item in another format, such as `• Free`. */
function itemWithoutDash(text: string, [from, to]: Repair['at']): Repair | null {
  const before = text.slice(lineStart(text, from), from);
  const [first = '', ...others] = text.slice(from, to).split('\n');
  const [, dash, sign = dash, rest = ''] = first.trimEnd().match(itemSign) ?? [];
  if (before.trim() || !sign) return null;
  const fixes = others.every((line) => /^\s*- /.test(line)) ? [{ lead: 'Write', text: `- ${rest}` }] : [];
  return { at: [from, from + first.trimEnd().length], message: layoutMessages.itemSign(sign), fixes };
}

/** Reports text that ends with an unmatched quotation mark or bracket. */
function unopened(text: string, at: Repair['at']): Repair | null {
  const source = text.slice(...at);
  if (source.includes('\n')) return null;
  if (/^[^{}[\]]*,[^{}[\]]*\]$/.test(source)) {
    return { at, message: braceMessages.unopened(']', '['), fixes: [{ lead: 'Write', text: `[${source}` }] };
  }
  const [sign] = source.match(/^[^"]*"$/) ? ['"'] : (source.match(/(?<=^[^']*[.!?,])'$/) ?? []);
  if (!sign) return null;
  const without = source.slice(0, -1).trimEnd();
  const paired = { lead: 'Put one before the text too', text: sign + without + sign };
  const belongs = { lead: 'If it belongs to the text, write', text: quoted(source) };
  const fixes = /^[A-Za-z].*\s/.test(source) ? [paired, belongs] : [paired];
  return { at, message: textMessages.unopenedQuote(sign), fixes: without ? fixes : [] };
}

/** Reports a property without a space after its colon, which makes it a string. */
function missingSpace(text: string, at: Repair['at']): Repair | null {
  const source = text.slice(...at);
  const before = text.slice(lineStart(text, at[0]), at[0]);
  const [, key, value] = source.match(/^([a-z][A-Za-z-]*):(?!\/\/)([^\s:].*)$/) ?? [];
  if (!key || !/^ *(- +)*$/.test(before) || /^(mailto|tel|sms|geo|data)$/.test(key)) return null;
  return { at, message: layoutMessages.missingSpace(key), fixes: [{ lead: 'Write', text: `${key}: ${value}` }] };
}
