import type { Message } from '../../report/diagnostic.ts';
import { fileMessages } from '../file-messages.ts';
import { characterMessages } from './character-messages.ts';
import { layoutMessages } from './layout-messages.ts';
import { mayHaveMojibake, mojibakeIn } from './mojibake.ts';
import { forbiddenCharacter } from './special-characters.ts';

/** A problem that can be found in a text without parsing it, and its offsets. */
interface TextProblem {
  message: Message;
  at: readonly [number, number];
}

/** How many lines with forbidden characters are reported. If there are more, they have the same cause. */
const maxCharacterLines = 3;

/** Finds what prevents a text from being read as YAML: merge conflicts and forbidden characters. */
export function textProblems(text: string): TextProblem[] {
  const conflict = /^(<{7}|>{7}|\|{7})(?=[ \r]|$)/m.exec(text);
  if (conflict) {
    const [marker] = conflict;
    return [{ message: layoutMessages.mergeConflict(marker), at: [conflict.index, conflict.index + marker.length] }];
  }
  if (/^[^\n]*\r[^\n]+$/.test(text)) return [{ message: fileMessages.lineEndings(), at: [0, text.indexOf('\r')] }];
  return forbiddenCharacter.test(text) ? inLines(text, characterProblem) : [];
}

/** Finds words that were saved in a wrong encoding. The rest of the text can still be checked. */
export function encodingProblems(text: string): TextProblem[] {
  return mayHaveMojibake(text) ? inLines(text, encodingProblem) : [];
}

function inLines(text: string, find: (line: string, start: number) => TextProblem | null): TextProblem[] {
  let start = 0;
  const problems = text.split('\n').flatMap((line) => {
    const problem = find(line, start);
    start += line.length + 1;
    return problem ? [problem] : [];
  });
  return problems.slice(0, maxCharacterLines);
}

function characterProblem(line: string, start: number): TextProblem | null {
  const { 0: character, index } = forbiddenCharacter.exec(line) ?? { 0: '', index: -1 };
  if (index < 0) return null;
  const message = characterMessages.forbidden(character, index + 1);
  // The whole value, because readers easily mistake part of a value for all of it.
  const [before = ''] = line.slice(0, index).match(/^ *(?:- +)*(?:[\w-]+: +)?/) ?? [];
  const better = withoutForbidden(line.slice(before.length));
  const hint = better ? `Write:  ${better}` : message.hint;
  return { message: { ...message, hint }, at: [start + before.length, start + line.trimEnd().length] };
}

const allForbidden = new RegExp(forbiddenCharacter, 'gu');

/** Removes two of these characters, with which word processors begin lines and pages. */
function withoutForbidden(text: string): string {
  return text
    .replace(/ *[\v\f] */g, ' ')
    .replaceAll(allForbidden, '\0')
    .replace(/ \0+ /g, ' ')
    .replaceAll('\0', '')
    .trim();
}

function encodingProblem(line: string, start: number): TextProblem | null {
  const found = mojibakeIn(line);
  if (!found) return null;
  const { written, meant, index } = found;
  return { message: fileMessages.wrongEncoding(written, meant), at: [start + index, start + index + written.length] };
}
