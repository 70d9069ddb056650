import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { fixtures, type Run } from '../project/project.ts';
import { copyProgram } from './copied-program.ts';
import { npmOptions } from './npm-options.ts';

/** A copy of the program, with packages and a cache of its own, and with a small site, so that tests can change and break it. */
export interface ChangeableProgram {
  folder: string;
  /** Runs Node in the folder. */
  run: (...args: string[]) => Promise<Run>;
  /** Runs a command line of the copy as a process, as npm does. */
  start: (...args: string[]) => Promise<Run>;
  /** Changes a file of the program while something runs. */
  withChange: (file: string, change: (text: string) => string, run: () => Promise<void>) => Promise<void>;
  remove: () => Promise<void>;
}

export async function changeableProgram(): Promise<ChangeableProgram> {
  const folder = await mkdtemp(join(tmpdir(), 'program-'));
  await copyProgram(folder);
  await cp(join(fixtures, 'small'), join(folder, 'site'), { recursive: true });
  const run = (...args: string[]): Promise<Run> =>
    new Promise((resolve) => {
      const child = execFile(process.execPath, args, { cwd: folder }, (_, out, err) =>
        resolve({ exit: child.exitCode ?? -1, out, err }),
      );
    });
  return {
    folder,
    run,
    start: (...args) => run(...npmOptions, 'generator/start.cjs', ...args, '--root', 'site'),
    withChange: async (file, change, act) => {
      const path = join(folder, file);
      const text = await readFile(path, 'utf8');
      expect(change(text)).not.toBe(text);
      await writeFile(path, change(text));
      await act().finally(() => writeFile(path, text));
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
