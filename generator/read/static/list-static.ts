import { type Dirent, readdirSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { codeOf } from '../../files/error-code.ts';
import type { Diagnostic, Message } from '../../report/diagnostic.ts';
import { capitalClashes } from '../capital-clashes.ts';
import { fileProblem } from '../parse-file.ts';
import { tellsPlace } from './photo-place.ts';
import { staticMessages } from './static-messages.ts';
import { staticNameFault } from './static-name.ts';

/** The folder whose files are copied to the site unchanged. */
export const staticFolder = 'static';

/** The size of each file below static/, in bytes, sorted by path. Paths use forward slashes. */
export type StaticFiles = ReadonlyMap<string, number>;

interface FoundFiles {
  files: string[];
  problems: Diagnostic[];
}

/** Files that file managers, editors, and Git leave in folders. They are never meant to be published. */
const junk = /^(\.DS_Store|Thumbs\.db|desktop\.ini|\.git(keep|ignore|attributes)|\._.*|.*~|.*\.sw[op])$/i;

const secrets = /^\.(env(\..*)?|git|hg|svn|ssh|aws|npmrc|netrc|htpasswd)$/i;

/** Lists the files of static/. Reports files that cannot be copied or served. */
export function listStatic(root: string): { files: StaticFiles; problems: Diagnostic[] } {
  const { files, problems }: FoundFiles = { files: [], problems: [] };
  listFolder(root, '', { files, problems });
  files.sort();
  const sizeOf = (path: string) => statSync(join(root, staticFolder, path), { throwIfNoEntry: false })?.size ?? 0;
  const sizes = new Map(files.map((path) => [path, sizeOf(path)]));
  const located = files.filter((path) => tellsPlace(join(root, staticFolder, path), sizes.get(path) ?? 0));
  const capitalProblems = capitalClashes(files).map(({ file, other }) =>
    staticProblem(file, staticMessages.capitals(other)),
  );
  const placeProblems = located.map((path) => staticProblem(path, placeMessage(posix.basename(path))));
  return { files: sizes, problems: [...problems, ...capitalProblems, ...placeProblems] };
}

const placeMessage = (name: string) =>
  /\.xmp$/i.test(name) ? staticMessages.placeBeside() : staticMessages.place(name);

function listFolder(root: string, folder: string, found: FoundFiles): void {
  for (const entry of entriesIn(root, folder, found)) {
    if (junk.test(entry.name)) continue;
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    const fault = faultOf(entry, path);
    if (fault) found.problems.push(staticProblem(path, fault));
    if (fault === null && entry.isDirectory()) listFolder(root, path, found);
    // If a link's target needs another name, only the target is reported.
    if (entry.isFile() && (fault === null || isNamedWrongly(entry, path))) found.files.push(path);
  }
}

function entriesIn(root: string, folder: string, { problems }: FoundFiles): Dirent[] {
  try {
    return readdirSync(join(root, staticFolder, folder), { withFileTypes: true });
  } catch (error) {
    const code = codeOf(error);
    const isMissing = code === 'ENOENT' && folder === '';
    if (!isMissing) {
      const message = code === 'ENOTDIR' ? staticMessages.notFolder() : staticMessages.unreadable(code);
      problems.push(staticProblem(folder, message));
    }
    return [];
  }
}

function faultOf(entry: Dirent, path: string): Message | null {
  const { name } = entry;
  if (secrets.test(name)) return staticMessages.secret();
  if (entry.isSymbolicLink()) return staticMessages.link();
  if (!entry.isFile() && !entry.isDirectory()) return staticMessages.special();
  return nameFault(entry, path) ?? (/^assets$/i.test(path) ? staticMessages.assets() : null);
}

const nameFault = ({ name }: Dirent, path: string) => staticNameFault(posix.dirname(`${staticFolder}/${path}`), name);

const isNamedWrongly = (entry: Dirent, path: string) => !secrets.test(entry.name) && nameFault(entry, path) !== null;

/** Returns a problem with a file of static/ as a whole. */
export function staticProblem(path: string, message: Message): Diagnostic {
  return fileProblem(path === '' ? staticFolder : `${staticFolder}/${path}`, message);
}
