import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Message } from '../report/diagnostic.ts';
import { codeOf } from '../report/error-code.ts';
import { fileMessages } from './file-messages.ts';

/** What is below pages/, by path from the root, with forward slashes. */
interface Listing {
  /** The files that are page definitions by their names, in order. */
  definitions: string[];
  problems: { file: string; message: Message }[];
}

/** What editors keep beside a file that they change. */
const backup = /(~|#|\.(bak|backup|old|orig|save|sw[a-z]|tmp))$/i;

/** Lists every page definition. A folder that cannot be read and a file with a wrong ending are problems. */
export async function listDefinitions(root: string): Promise<Listing> {
  const { files, problems } = await filesBelow(root, 'pages');
  const definitions = files.filter((name) => name.endsWith('.yaml'));
  const misnamed = files.filter((name) => /\.ya?ml/i.test(name) && !name.endsWith('.yaml') && !backup.test(name));
  const endings = misnamed.map((file) => ({ file, message: fileMessages.ending(file, definitions) }));
  const none = definitions.length === 0 && problems.length === 0 && endings.length === 0;
  const missing = none ? [{ file: 'pages', message: await missingPages(root) }] : [];
  return { definitions, problems: [...problems, ...endings, ...missing, ...(await strayPages(root, definitions))] };
}

/** The files beside site.yaml that are pages by what is in them. */
async function strayPages(root: string, definitions: readonly string[]): Promise<Listing['problems']> {
  const names = await readdir(root).catch(() => []);
  const others = names.filter((name) => name !== 'site.yaml' && /\.ya?ml$/i.test(name)).sort();
  const texts = await Promise.all(others.map((name) => readFile(join(root, name), 'utf8').catch(() => '')));
  const pages = others.filter(
    (_, index) => /^route:/m.test(texts[index] ?? '') && /^sections:/m.test(texts[index] ?? ''),
  );
  return pages.map((file) => ({ file, message: fileMessages.outsidePages(file, definitions) }));
}

interface Found {
  files: string[];
  problems: Listing['problems'];
}

async function filesBelow(root: string, folder: string): Promise<Found> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(codeOf);
  if (entries === 'ENOENT') return { files: [], problems: [] };
  if (typeof entries === 'string') {
    return { files: [], problems: [{ file: folder, message: fileMessages.unreadable(folder, entries) }] };
  }
  const visible = entries.filter(({ name }) => !name.startsWith('.'));
  const found = await Promise.all(
    visible.map(async (entry): Promise<Found> => {
      const path = `${folder}/${entry.name}`;
      if (entry.isSymbolicLink() && (await isFolder(join(root, path)))) {
        return { files: [], problems: [{ file: path, message: fileMessages.unreadable(path, 'EFOLDERLINK') }] };
      }
      if (!entry.isDirectory()) return { files: [path], problems: [] };
      const below = await filesBelow(root, path);
      // Reading it as a file says that it is a folder.
      return path.endsWith('.yaml') && below.files.length === 0 ? { ...below, files: [path] } : below;
    }),
  );
  return { files: found.flatMap(({ files }) => files).sort(), problems: found.flatMap(({ problems }) => problems) };
}

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

/** Says that site.yaml is missing, and which file may be meant to be it. */
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
