import { halfWidth } from '../../../templates/schema/half-width.ts';
import { characterMessages } from './character-messages.ts';
import type { KnownKeys } from './known-keys.ts';
import { type FindRepairs, wholeContent } from './line-repairs.ts';
import { lineStart } from './lines.ts';
import { type Repair, repairOf } from './repair.ts';

/**
 * YAML syntax characters as Chinese, Japanese, and Korean keyboards type them, and other characters that look like a
 * colon.
 */
const wideSign = /[：﹕∶꞉，、｛｝［］＃]/;

const property = /^(["']?[\w-]+["']?)\s*[：﹕∶꞉]\s*(.*)$/;

/** Repairs a line with wide characters where YAML knows only the plain ones. */
export const wideSigns: FindRepairs = (line, { knownKeys }) => {
  const [sign] = line.text.match(wideSign) ?? [];
  if (sign === undefined) return [];
  const message = characterMessages.wide(sign);
  const isCertain = knownKeys.has(line.content.match(property)?.[1] ?? '');
  return plainly(line.content).map((text) =>
    repairOf(line, wholeContent(line), message, [{ lead: 'Write', text }], { isCertain }),
  );
};

/** Returns what a line may be with plain characters: only the first replaced, or all that braces and brackets need. */
function plainly(content: string): string[] {
  const [, key = '', value = ''] = content.match(property) ?? [];
  const comment = content.startsWith('＃') ? [`#${content.slice(1)}`] : [];
  const isFlow = /^[｛［]/.test(value);
  return [...comment, ...(key && !isFlow ? [`${key}: ${value}`.trim()] : []), inBraces(content)];
}

function inBraces(content: string): string {
  return content
    .replace(property, '$1: $2')
    .replace(/[｛｝［］]/g, halfWidth)
    .replace(/\s*[，、]\s*(?=["']?[\w-][^{}[\],:：]*[:：﹕∶꞉]|\{)/g, ', ')
    .replace(/(?<=[{,]\s*["']?[\w-][^{}[\],:：]*)[：﹕∶꞉]\s*/g, ': ')
    .trim();
}

/** Repairs a property with a wide colon that YAML reads as text, or a group in wide braces. */
export function wideSignsInValue(text: string, at: Repair['at'], { has }: KnownKeys): Repair | null {
  const source = text.slice(...at);
  if (!wideSign.test(source) || source.includes('\n')) return null;
  const before = text.slice(lineStart(text, at[0]), at[0]);
  const [, key = ''] = source.match(property) ?? [];
  const isProperty = /^ *(- +)*$/.test(before) && has(key);
  return isProperty || /^｛\s*[\w-]+\s*[:：].*｝$/.test(source) ? repair(at, source) : null;
}

/** Repairs the name of a property that begins with a wide character, and a property in braces that has a wide colon. */
export function wideSignsInKey(text: string, at: Repair['at'], group: Repair['at'] | null): Repair | null {
  const name = text.slice(...at);
  if (/^[＃｛]/.test(name)) {
    const end = text.indexOf('\n', at[0]);
    return repair([at[0], end < 0 ? text.length : end], text.slice(at[0], end < 0 ? undefined : end));
  }
  const source = group && text.slice(...group);
  const isPair = /^["']?[\w-][^：]*：/.test(name) && /^\s*[,}]/.test(text.slice(at[1]));
  return isPair && group && source && !source.includes('\n') ? repair(group, source) : null;
}

function repair(at: Repair['at'], source: string): Repair {
  const message = characterMessages.wide(source.match(wideSign)?.[0] ?? '');
  return {
    at,
    message,
    fixes: plainly(source)
      .map((text) => ({ lead: 'Write', text }))
      .slice(0, 1),
  };
}
