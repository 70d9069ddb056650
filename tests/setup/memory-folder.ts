import { accessSync, constants, readFileSync, statfsSync } from 'node:fs';

const folder = '/dev/shm';
/** More bytes than all tests need at once. */
const enough = 2 ** 30;

/**
 * A folder in memory, where the thousands of files that tests write and delete take less time than on a disk. Undefined
 * if there is none with enough room, or if no program in it may run.
 */
export function folderInMemory(): string | undefined {
  try {
    accessSync(folder, constants.W_OK);
    const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
    const options = mounts
      .findLast((mount) => mount.split(' ')[1] === folder)
      ?.split(' ')[3]
      ?.split(',') ?? ['ro'];
    const { bavail, bsize } = statfsSync(folder);
    const isFit = bavail * bsize >= enough && !options.includes('ro') && !options.includes('noexec');
    return isFit ? folder : undefined;
  } catch {
    // Only Linux has it, and not everybody may write there.
    return undefined;
  }
}
