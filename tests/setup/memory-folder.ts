import { accessSync, chmodSync, constants, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const memory = '/dev/shm';
/** More bytes than all tests need at once. */
const enough = 2 ** 30;

/**
 * Lets the tests of this run write to a folder of their own in memory, where the thousands of files that they write and
 * delete take less time than on a disk. Does nothing if whoever runs them has chosen a folder for temporary files.
 */
export function writeToMemory(): void {
  const { TMPDIR, TMP, TEMP } = process.env;
  // Vitest evaluates its configuration once for each project. After the first time, and in the processes that it starts, the
  // folder of this run is what was chosen.
  if (TMPDIR || TMP || TEMP || !isFit()) return;
  const folder = mkdtempSync(join(memory, 'local-pages-'));
  // As for any folder of temporary files: a test acts as a user with fewer rights.
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  // By now all workers have ended; at the teardown of one project, those of another one may still run. If something that is
  // about to end writes during the deletion, that is tried again.
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
}

/** Returns true if there is a folder in memory with enough room, and programs in it may run. */
function isFit(): boolean {
  try {
    accessSync(memory, constants.W_OK);
    const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
    const options = mounts
      .findLast((mount) => mount.split(' ')[1] === memory)
      ?.split(' ')[3]
      ?.split(',') ?? ['ro'];
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= enough && !options.includes('ro') && !options.includes('noexec');
  } catch {
    // Only Linux has it, and not everybody may write there.
    return false;
  }
}
