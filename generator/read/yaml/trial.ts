import type { Message } from '../../report/diagnostic.ts';
import { type Line, nextYamlLine, opensBlock } from './lines.ts';
import { applied, dictating, firstErrorLine, type Repair } from './repair.ts';

/** The problem with a file that is not YAML, and the offsets of the mistake. */
export interface YamlExplanation {
  message: Message;
  at: readonly [number, number];
  /** The only fix that works. */
  fix?: Repair['fixes'][number];
}

/** Returns the line at an offset. */
export function lineAt(lines: readonly Line[], offset: number): Line {
  const line = lines.findLast(({ start }) => start <= offset) ?? lines[0];
  if (!line) throw new Error('A text has at least one line');
  return line;
}

/** Returns the first line that is still wrong after a fix; null if the fix does not help. */
type Trial = (repair: Repair, fix: Repair['fixes'][number]) => number | null;

/** Returns the repair after which the parser gets furthest, with the fixes that work. In a tie, the first wins. */
export function bestOf(repairs: readonly Repair[], trial: Trial): YamlExplanation | null {
  let best: YamlExplanation | null = null;
  let furthest = -1;
  for (const { message, at, ...repair } of repairs) {
    const results = repair.fixes.map((fix) => ({ fix, reached: trial({ ...repair, message, at }, fix) }));
    const works = results.filter(({ reached }) => reached !== null);
    const [only, ...others] = works;
    const reached = Math.max(...works.map(({ reached }) => reached ?? -1));
    if (works.length === 0 || reached <= furthest) continue;
    furthest = reached;
    best = {
      at,
      message: dictating(
        message,
        works.map(({ fix }) => fix),
      ),
      ...(only && others.length === 0 && { fix: only.fix }),
    };
  }
  return best;
}

/** Tries fixes on the part of a file around an error, because a file may be long and the fixes many. */
export function trialOf(text: string, lines: readonly Line[], errorLine: Line, near: readonly Line[]): Trial {
  const nearest = Math.min(errorLine.index, ...near.map(({ index }) => index));
  return (repair, fix) => {
    const repairLine = lineAt(lines, repair.at[0]).index;
    const { from, resume, to } = partAround(lines, Math.min(nearest, repairLine), errorLine.index);
    const fixed = applied(text, repair.at, fix);
    const end = fixed.length - (text.length - (to?.start ?? text.length));
    const head = from && resume ? `${from.text}\n` : '';
    const start = resume ?? from;
    const before = (start?.index ?? 0) - (head ? 1 : 0);
    const removed = lines.length - fixed.split('\n').length;
    const reached = firstErrorLine(head + fixed.slice(start?.start ?? 0, end)) + before + removed;
    const needed = repair.hidesLines ? repairLine : Math.max(repairLine, errorLine.index);
    return reached > needed ? reached : null;
  };
}

/** The start and end of the part of a file that is parsed to try a fix. */
interface FilePart {
  /** A property at the top level. Without it, the part begins at the start of the file. */
  from: Line | undefined;
  /** In a long list or group, the line at which the part continues after that property. */
  resume: Line | undefined;
  /** The first line after the part. */
  to: Line | undefined;
}

/** In lines. */
const longGroup = 200;

function partAround(lines: readonly Line[], first: number, last: number): FilePart {
  const isTop = ({ indent, isItem, key, isYaml }: Line) => isYaml && indent === 0 && !isItem && key !== null;
  const [from, owner = from] = lines.slice(0, first).filter(isTop).slice(-2);
  const to = nextOf(lines, last, isTop);
  const child = owner && nextYamlLine(lines, owner.index, 1);
  if (!owner || !child || !opensBlock(owner)) return { from, resume: undefined, to };
  const isSibling = ({ indent, isYaml, isItem }: Line) => isYaml && indent === child.indent && isItem === child.isItem;
  const below = nextOf(lines, last, (line) => isSibling(line) || isTop(line));
  const isLong = (to?.index ?? lines.length) - last >= longGroup;
  if (first - owner.index < longGroup) return { from, resume: undefined, to: isLong ? below : to };
  const resume = lines
    .slice(owner.index + 1, first)
    .filter(isSibling)
    .at(-2);
  return { from: owner, resume, to: below };
}

/** Returns the fourth line of a kind below a line. */
function nextOf(lines: readonly Line[], index: number, isMeant: (line: Line) => boolean): Line | undefined {
  let count = 0;
  return lines.slice(index + 1).find((line) => isMeant(line) && ++count === 4);
}
