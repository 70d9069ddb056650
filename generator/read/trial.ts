import type { Message } from '../report/diagnostic.ts';
import type { Line } from './lines.ts';
import { applied, dictating, firstErrorLine, type Repair } from './repair.ts';

/** What is wrong with a file that is not YAML, and the offsets of the mistake. */
export interface Explanation {
  message: Message;
  at: readonly [number, number];
}

/** The line that has an offset. */
export function lineAt(lines: readonly Line[], offset: number): Line {
  const line = lines.findLast(({ start }) => start <= offset) ?? lines[0];
  if (!line) throw new Error('A text has at least one line');
  return line;
}

/** The first line that is still wrong after a fix; null if the fix does not help. */
type Trial = (repair: Repair, fix: Repair['fixes'][number]) => number | null;

/** The repair after which the parser gets furthest, with the fixes that work. Of equals, the first. */
export function bestOf(repairs: readonly Repair[], trial: Trial): Explanation | null {
  let best: Explanation | null = null;
  let furthest = -1;
  for (const { message, at, ...repair } of repairs) {
    const results = repair.fixes.map((fix) => ({ fix, reached: trial({ ...repair, message, at }, fix) }));
    const works = results.filter(({ reached }) => reached !== null);
    const reached = Math.max(...works.map(({ reached }) => reached ?? -1));
    if (works.length === 0 || reached <= furthest) continue;
    furthest = reached;
    best = {
      at,
      message: dictating(
        message,
        works.map(({ fix }) => fix),
      ),
    };
  }
  return best;
}

/** Tries fixes on the part of a file around an error, because a file may be long and the fixes many. */
export function trialOf(text: string, lines: readonly Line[], errorLine: Line, near: readonly Line[]): Trial {
  const tops = lines.filter(({ indent, isItem, key, isYaml }) => isYaml && indent === 0 && !isItem && key !== null);
  const first = Math.min(errorLine.index, ...near.map(({ index }) => index));
  const to = tops.filter(({ index }) => index > errorLine.index)[3];
  const end = text.length - (to?.start ?? text.length);
  return (repair, fix) => {
    const repairLine = lineAt(lines, repair.at[0]).index;
    const [from] = tops.filter(({ index }) => index < Math.min(first, repairLine)).slice(-2);
    const start = from?.start ?? 0;
    const fixed = applied(text, repair.at, fix);
    const part = fixed.slice(start, fixed.length - end);
    const reached = firstErrorLine(part) + lineAt(lines, start).index;
    const needed = repair.hidesLines ? repairLine : Math.max(repairLine, errorLine.index);
    return reached > needed ? reached : null;
  };
}
