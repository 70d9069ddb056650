import { isScalar } from 'yaml';
import { groupBy } from '../../basics/group-by.ts';
import type { Leaf } from '../../plan/texts/fill-context.ts';
import { pointerOf, valueSpan } from '../../read/locate.ts';
import { inAllPlaces } from '../../report/also-in.ts';
import type { Diagnostic, Message } from '../../report/diagnostic.ts';
import { inWords } from '../../report/wording.ts';
import { nearPicture, projectPictures, samePicture } from './near-picture.ts';
import { pictureMessages } from './picture-messages.ts';
import { pathFault } from './picture-path.ts';

/** A name in the YAML that does not lead to a picture, and why. */
export interface PictureMistake {
  leaf: Leaf;
  message: Message;
}

/** Returns whether a picture of the project can be shown in place of this one. */
type CanReplace = (name: string, leaf: Leaf) => Promise<boolean>;

/** The problems that may come from a wrong name, so that another name could be the solution. */
const ofTheName = new Set(['picture-path', 'missing-picture', 'wrong-picture-type']);

/**
 * Locates each mistake in the YAML, once for each name that is written there, and suggests a picture that exists. The
 * same mistake in several places is one problem.
 */
export async function pictureProblems(
  mistakes: readonly PictureMistake[],
  root: string,
  canReplace: CanReplace,
): Promise<Diagnostic[]> {
  const pictures = await projectPictures(root);
  const explained = byPlace(mistakes).map(async ([first, ...others]) => {
    const { source, path } = first.leaf;
    const message = await explain(first, others, pictures, canReplace);
    return { message, source, span: valueSpan(source, path) };
  });
  const same = groupBy(await Promise.all(explained), ({ message }) => `${message.message}\n${message.hint}`);
  return [...same.values()].flatMap((places) =>
    inAllPlaces(places.map(({ message, ...place }) => ({ ...message, severity: 'error', ...place }))),
  );
}

type Group = [PictureMistake, ...PictureMistake[]];

/** Groups mistakes by location. A name with a placeholder, such as `{town.slug}.jpg`, may lead to many files. */
function byPlace(mistakes: readonly PictureMistake[]): Group[] {
  const groups = new Map<string, Group>();
  for (const mistake of mistakes) {
    const { source, path, text } = mistake.leaf;
    const place = `${source.file} ${pointerOf(path)}`;
    const group = groups.get(place);
    if (!group) groups.set(place, [mistake]);
    else if (group.every(({ leaf }) => leaf.text !== text)) group.push(mistake);
  }
  return [...groups.values()];
}

async function explain(
  { leaf, message }: PictureMistake,
  others: readonly PictureMistake[],
  pictures: readonly string[],
  canReplace: CanReplace,
): Promise<Message> {
  const { raw, value } = written(leaf);
  if (!isWritten(leaf.text, value)) return fromPlaceholder(message, value, others);
  const { text, ...rest } = escapedPath(leaf.text, raw, message);
  if (!ofTheName.has(message.id)) return message;
  // The owner has this photo in another format, so a similar name would be a different photo.
  const near = message.id === 'wrong-picture-type' ? samePicture(text, pictures) : nearPicture(text, pictures);
  if (!near || near === text || !(await canReplace(near, leaf))) return rest.message;
  const differsInCapitals = message.id === 'missing-picture' && near.toLowerCase() === text.toLowerCase();
  if (differsInCapitals) return { ...pictureMessages.capitals(text), hint: replacement(near, raw) };
  return { ...rest.message, hint: orElse(replacement(near, raw), rest.message) };
}

/** Returns the text as written in the file, and the value that YAML reads. */
function written({ source, path }: Leaf): { raw: string; value: unknown } {
  const node = source.doc.getIn(path, true);
  if (!isScalar(node) || !node.range) return { raw: '', value: undefined };
  return { raw: source.text.slice(node.range[0], node.range[1]).trimEnd(), value: node.value };
}

/** Returns false if a placeholder is filled in. A brace that does not belong to a placeholder is doubled. */
function isWritten(text: string, value: unknown): boolean {
  return String(value).replace(/\{\{|\}\}/g, ([brace = '']) => brace) === text;
}

/**
 * Restores a path with escapes: in double quotes, YAML reads the `\r` of `"photos\room.jpg"` as a line break. The
 * message shows what was typed.
 */
function escapedPath(text: string, raw: string, message: Message): { text: string; message: Message } {
  const typed = raw.slice(1, -1);
  const fault = raw.startsWith('"') && /\p{Cc}/u.test(text) ? pathFault(typed) : null;
  return fault ? { text: typed, message: pictureMessages.path(typed, fault) } : { text, message };
}

/** The most names that a message lists. */
const maxNamed = 3;

function namesOf(mistakes: readonly PictureMistake[]): string {
  const names = mistakes.map(({ leaf }) => `"${leaf.text}"`);
  const others = names.length - maxNamed;
  return others > 1 ? inWords([...names.slice(0, maxNamed), `${others} others`]) : names.join(', ');
}

/** Removes the suggestion, because the text of a placeholder can be changed in several places. */
function fromPlaceholder(message: Message, value: unknown, others: readonly PictureMistake[]): Message {
  const also = others.length > 0 ? ` It also becomes ${namesOf(others)}, which cannot be used either.` : '';
  return { ...message, message: `${message.message} "${value}" becomes this name on the page.${also}` };
}

/** Adds what to do with the file itself, in case the picture that exists is a different one. */
function orElse(hint: string, { id, hint: instead = '' }: Message): string {
  if (id === 'picture-path') return hint;
  return `${hint}\nIf that is another picture: ${instead.charAt(0).toLowerCase()}${instead.slice(1)}`;
}

/** Returns a hint that replaces the whole value, in quotes if YAML needs them. */
function replacement(path: string, raw: string): string {
  // Text of more than one line is not underlined completely, so it cannot be replaced.
  if (raw.includes('\n')) return `Write ${path} on one line.`;
  const text = path.replace(/[{}]/g, '$&$&');
  const isPlain = /^[\p{L}\p{N}_][\p{L}\p{N}_./()+ -]*$/u.test(text);
  return isPlain ? `Did you mean "${text}"?` : `Write:  ${JSON.stringify(text)}`;
}
