import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../files/error-code.ts';
import type { Message } from '../report/diagnostic.ts';
import { fileMessages, type OwnCode } from './file-messages.ts';
import { isDefinition } from './is-definition.ts';
import { isMisnamed } from './stray-files.ts';

/** The files below pages/, by path from the root, with forward slashes. */
interface Listing {
  /** The files whose names make them page definitions, in order. */
  definitions: string[];
  /** All other files. */
  others: string[];
  problems: { file: string; message: Message }[];
}

/** Lists every page definition. Reports a folder that cannot be read. */
export async function listDefinitions(root: string): Promise<Listing> {
  const { files, problems } = await filesBelow(root, 'pages');
  const definitions = files.filter(isDefinition);
  const others = files.filter((name) => !isDefinition(name));
  const none = definitions.length === 0 && problems.length === 0 && !others.some(isMisnamed);
  const missing = none ? [{ file: 'pages', message: await missingPages(root) }] : [];
  return { definitions, others, problems: [...problems, ...missing] };
}

interface FilesBelow {
  files: string[];
  problems: Listing['problems'];
}

async function filesBelow(root: string, folder: string): Promise<FilesBelow> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(codeOf);
  if (typeof entries === 'string') {
    const code = entries === 'ENOENT' ? goneCode(folder) : entries;
    const isGone = code === 'EGONE';
    return { files: [], problems: isGone ? [] : [{ file: folder, message: fileMessages.unreadable(folder, code) }] };
  }
  const visible = entries.filter(({ name }) => !name.startsWith('.'));
  const found = await Promise.all(
    visible.map(async (entry): Promise<FilesBelow> => {
      const path = `${folder}/${entry.name}`;
      if (entry.isSymbolicLink() && (await isFolder(join(root, path)))) {
        return {
          files: [],
          problems: [{ file: path, message: fileMessages.unreadable(path, 'EFOLDERLINK' satisfies OwnCode) }],
        };
      }
      if (!entry.isDirectory()) return { files: [path], problems: [] };
      const below = await filesBelow(root, path);
      // Reading it as a file reports that it is a folder.
      return isDefinition(path) && below.files.length === 0 ? { ...below, files: [path] } : below;
    }),
  );
  return { files: found.flatMap(({ files }) => files).sort(), problems: found.flatMap(({ problems }) => problems) };
}

/**
 * Returns why a listed path does not exist. A name in another encoding cannot be written with the characters that the
 * system returns for it.
 */
export const goneCode = (path: string): OwnCode => (path.includes('\uFFFD') ? 'ENAME' : 'EGONE');

const isFolder = (path: string) =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

async function missingPages(root: string): Promise<Message> {
  const other = await otherName(root, (name) => /^pages?$/i.test(name) && name !== 'pages');
  return other
    ? fileMessages.otherName('folder "pages"', `"${other}"`, `Rename "${other}" to "pages".`)
    : fileMessages.noPages();
}

/** Returns the message that site.yaml is missing, with the file that may be meant. */
export async function missingSite(root: string): Promise<Message> {
  const other = await otherName(root, (name) => /^site\.ya?ml(\.txt)?$/i.test(name) && name !== 'site.yaml');
  return other
    ? fileMessages.otherName('site.yaml', other, `Rename ${other} to site.yaml.`)
    : fileMessages.missing('site.yaml');
}

async function otherName(root: string, fits: (name: string) => boolean): Promise<string | undefined> {
  const names = await readdir(root).catch(() => []);
  return names.sort().find(fits);
}
