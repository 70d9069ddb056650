import { isScalar } from 'yaml';
import type { Leaf } from '../../plan/texts/fill-context.ts';
import { pointerOf, valueSpan } from '../../read/locate.ts';
import { inAllPlaces } from '../../report/also-in.ts';
import type { Diagnostic, Message } from '../../report/diagnostic.ts';
import { groupBy } from '../../report/group-by.ts';
import { inWords } from '../../report/wording.ts';
import { nearPicture, projectPictures, samePicture } from './near-picture.ts';
import { pictureMessages } from './picture-messages.ts';
import { pathFault } from './picture-path.ts';

/** A name in the YAML that leads to no picture, and why. */
export interface PictureMistake {
  leaf: Leaf;
  message: Message;
}

/** Whether a picture of the project can be shown where this one is. */
type CanReplace = (name: string, leaf: Leaf) => Promise<boolean>;

/** The problems that may come from a name that is written wrong, so that another name could be the solution. */
const ofTheName = new Set(['picture-path', 'missing-picture', 'wrong-picture-type']);

/**
 * Places each mistake in the YAML, once for each name that is written there, and suggests a picture that exists. The same one in
 * several places is one problem.
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

/** A name with a placeholder, such as `{town.slug}.jpg`, may lead to many files. */
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
  // What the owner has is a photo in another format, so a similar name is another photo.
  const near = message.id === 'wrong-picture-type' ? samePicture(text, pictures) : nearPicture(text, pictures);
  if (!near || near === text || !(await canReplace(near, leaf))) return rest.message;
  const differsInCapitals = message.id === 'missing-picture' && near.toLowerCase() === text.toLowerCase();
  if (differsInCapitals) return { ...pictureMessages.capitals(text), hint: replacement(near, raw) };
  return { ...rest.message, hint: orElse(replacement(near, raw), rest.message) };
}

/** The text as it is in the file, and what YAML makes of it. */
function written({ source, path }: Leaf): { raw: string; value: unknown } {
  const node = source.doc.getIn(path, true);
  if (!isScalar(node) || !node.range) return { raw: '', value: undefined };
  return { raw: source.text.slice(node.range[0], node.range[1]).trimEnd(), value: node.value };
}

/** False if a placeholder is filled in. A brace that is not one is written twice. */
function isWritten(text: string, value: unknown): boolean {
  return String(value).replace(/\{\{|\}\}/g, ([brace = '']) => brace) === text;
}

/** Between double quotes, YAML takes the `\r` of `"photos\room.jpg"` for a line break. The message shows what was typed. */
function escapedPath(text: string, raw: string, message: Message): { text: string; message: Message } {
  const typed = raw.slice(1, -1);
  const fault = raw.startsWith('"') && /\p{Cc}/u.test(text) ? pathFault(typed) : null;
  return fault ? { text: typed, message: pictureMessages.path(typed, fault) } : { text, message };
}

/** How many names a message has at most. */
const maxNamed = 3;

function namesOf(mistakes: readonly PictureMistake[]): string {
  const names = mistakes.map(({ leaf }) => `"${leaf.text}"`);
  const others = names.length - maxNamed;
  return others > 1 ? inWords([...names.slice(0, maxNamed), `${others} others`]) : names.join(', ');
}

/** What a placeholder names can be changed in several places, so nothing is suggested. */
function fromPlaceholder(message: Message, value: unknown, others: readonly PictureMistake[]): Message {
  const also = others.length > 0 ? ` It also becomes ${namesOf(others)}, which cannot be used either.` : '';
  return { ...message, message: `${message.message} "${value}" becomes this name on the page.${also}` };
}

/** What to do with the file itself, in case the picture that exists is another one. */
function orElse(hint: string, { id, hint: instead = '' }: Message): string {
  if (id === 'picture-path') return hint;
  return `${hint}\nIf that is another picture: ${instead.charAt(0).toLowerCase()}${instead.slice(1)}`;
}

/** A hint that replaces the whole value, in quotes if YAML needs them. */
function replacement(path: string, raw: string): string {
  // More than one line is not underlined completely, so nothing can replace it.
  if (raw.includes('\n')) return `Write ${path} on one line.`;
  const text = path.replace(/[{}]/g, '$&$&');
  const isPlain = /^[\p{L}\p{N}_][\p{L}\p{N}_./()+ -]*$/u.test(text);
  return isPlain ? `Did you mean "${text}"?` : `Write:  ${JSON.stringify(text)}`;
}
