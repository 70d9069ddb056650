import { basename, dirname } from 'node:path';

/**
 * The reason from the operating system, by error code (https://nodejs.org/api/errors.html#common-system-errors), and
 * what to do.
 */
const reasons: Readonly<Record<string, readonly [reason: string, remedy: string]>> = {
  EACCES: ['your account has no permission', 'Change the permissions'],
  EPERM: ['the system does not allow it', 'Change the permissions'],
  EROFS: ['the disk is read-only', 'Make it writable'],
  EBUSY: ['something else is using it, or a disk is mounted there', 'Close what uses it'],
  ENOSPC: ['no space is left on the disk', 'Free some space'],
  EDQUOT: ['your disk quota is used up', 'Free some space'],
  EFBIG: ['the file is too large for the disk', 'Free some space'],
  ENAMETOOLONG: ['the path is too long', 'Use shorter names'],
  ENOTDIR: ['part of the path is a file, not a folder', 'Correct the path'],
  EEXIST: ['a file with this name is in the way', 'Move that file'],
  EISDIR: ['it is a folder, not a file', 'Move that folder'],
  ENOTEMPTY: ['the folder is not empty', 'Move what is in it'],
  ENOENT: ['it does not exist', 'Correct the path'],
  ELOOP: ['it is a symbolic link that leads back to itself', 'Delete the link'],
  EMFILE: ['too many files are open', 'Close other programs'],
  ENFILE: ['too many files are open', 'Close other programs'],
  EXDEV: ['it is on another disk', 'Use one disk for both'],
  EIO: ['the disk has a fault', 'Check the disk'],
};

/** The attempted action, by system call. */
const attempts: Readonly<Record<string, string>> = {
  mkdir: 'create the folder',
  mkdtemp: 'create a folder in',
  open: 'open',
  write: 'write',
  read: 'read',
  scandir: 'read the folder',
  opendir: 'read the folder',
  rename: 'replace',
  unlink: 'delete',
  rmdir: 'delete the folder',
  rm: 'delete',
  chmod: 'change the permissions of',
};

/**
 * Explains which file or folder could not be used, why, and what to do about it.
 *
 * @param elsewhere another way out, such as "choose another folder with --out"
 * @returns null if the error does not come from the file system
 */
export function fileSystemMessage(error: unknown, elsewhere = ''): string | null {
  if (!isFileSystemError(error)) return null;
  const { code = '', syscall = '', path, dest } = error;
  const [reason, remedy] = reasons[code] ?? [`the system answered ${code}`, 'Check it'];
  const nameless = syscall === 'write' ? 'the output' : 'a file';
  const target = path === undefined ? nameless : shownPath(dest ?? path, syscall);
  const attempt = syscall === 'open' && target !== path ? 'write' : attempts[syscall];
  const next = elsewhere ? `${remedy}, or ${elsewhere}.` : `${remedy}, then run the command again.`;
  return `Cannot ${attempt ?? 'use'} ${target}: ${reason}. ${next}`;
}

type FileSystemError = NodeJS.ErrnoException & { dest?: string };

function isFileSystemError(error: unknown): error is FileSystemError {
  if (!(error instanceof Error)) return false;
  const { code = '', syscall = '', path } = error as FileSystemError;
  if (syscall.startsWith('spawn')) return false;
  return code in reasons || (code.startsWith('E') && path !== undefined);
}

/** The temporary name beside a file under which it is written, such as `.home.yaml.local-pages-3375`. */
const temporary = /^\.(.+)\.local-pages-\d+$|^(.+)\.draft$/;

/** Returns the path that users know. */
function shownPath(path: string, syscall: string): string {
  if (syscall === 'mkdtemp') return dirname(path);
  const name = basename(path);
  const [, edited, recorded] = name.match(temporary) ?? [];
  return path.slice(0, path.length - name.length) + (edited ?? recorded ?? name);
}
