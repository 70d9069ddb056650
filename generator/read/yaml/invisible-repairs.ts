import { characterMessages } from './character-messages.ts';
import { columnsNear, type FindRepairs } from './line-repairs.ts';
import { repairOf } from './repair.ts';
import { wide, withVisibleSpaces, zeroWidth } from './special-characters.ts';

const invisible = `[${wide}${zeroWidth}]`;
/** Positions where an invisible character cannot be part of a text. */
const places: readonly RegExp[] = [
  // Before the content of a line, or after its dash.
  new RegExp(`^[ \\t]*(?:-[ \\t]*)*(?=${invisible})`),
  // Between a property name and its value.
  new RegExp(`^[ \\t]*(?:- +)*[\\w-]+ *(?=${invisible}+ *:)`),
  new RegExp(`^[ \\t]*(?:- +)*["']?[\\w][\\w -]*["']?: *(?=${invisible})`),
  new RegExp(`^.*?[{,]\\s*["']?[\\w-]+["']?: *(?=${invisible})`),
  // After the sign of a long text.
  new RegExp(
    `^[ \\t]*(?:- +)*(?:["']?[\\w][\\w -]*["']?: +)?[|>][-+\\d]{0,2} *(?=${invisible}[ ${wide}${zeroWidth}]*$)`,
  ),
];

/** Repairs an invisible character in the indentation of a line, after a dash, or around the colon of a property. */
export const invisibleCharacters: FindRepairs = (line, { lines }) => {
  const [before] = places.flatMap((place) => line.text.match(place) ?? []);
  if (before === undefined) return [];
  // The whole property, because a space at the start of the dictated text would be overlooked.
  const [property = ''] = before.match(/["']?\w[\w -]*["']?:? *$/) ?? [];
  const rest = line.text.slice(before.length);
  const message = characterMessages.invisible(rest[0] ?? '', before.length + 1);
  const better = withVisibleSpaces(rest);
  const bare = better.trimStart();
  const indented = /^ *$/.test(before) ? columnsNear({ ...line, text: bare }, lines) : [];
  const indents = indented
    .filter((column) => column > before.length)
    .map((column) => ' '.repeat(column - before.length));
  const spaced = /:$/.test(before)
    ? [` ${bare}`]
    : [better, bare, ` ${bare}`, ...indents.map((spaces) => spaces + bare)];
  const at = [before.length - property.length, line.text.length] as const;
  const certain = { isCertain: true };
  if (!bare) return [repairOf(line, at, message, [], { ...certain, isFinal: /[|>]\S* *$/.test(before) })];
  return [...new Set(spaced)].map((text) =>
    repairOf(line, at, message, [{ lead: 'Write', text: property + text }], certain),
  );
};
