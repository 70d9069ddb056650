import type { OutputFile } from '../publish/output-file.ts';
import type { ThreadOutput } from '../publish/thread-writer.ts';

/** Receives the files of a site one by one. */
export interface Output {
  add: (file: OutputFile) => Promise<void>;
  /** Keeps these files of the last build. Returns false and keeps none if one of them is gone. */
  keep?: (paths: readonly string[]) => boolean;
  /** Without this, no other thread makes pages. */
  threads?: ThreadOutput;
}

/**
 * Takes a card or picture only once, even if several pages show it. Two documents at one path are a mistake, which the
 * output reports, so documents are not remembered. If no files are wanted, every file counts as kept.
 */
export function onceForEach(output: Output | null): Required<Pick<Output, 'add' | 'keep'>> {
  const taken = new Set<string>();
  return {
    add: async (file) => {
      if (taken.has(file.path)) return;
      if (isShared(file.path)) taken.add(file.path);
      await output?.add(file);
    },
    keep: (paths) => {
      const others = paths.filter((path) => !taken.has(path));
      if (output && !output.keep?.(others)) return false;
      for (const path of others.filter(isShared)) taken.add(path);
      return true;
    },
  };
}

const isShared = (path: string) => path.startsWith('assets/');
