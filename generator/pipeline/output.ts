import type { OutputFile } from '../publish/output-file.ts';
import type { SharedStaging, StagedFile } from '../publish/thread-writer.ts';

/** Receives the files of a site one by one. */
export interface Output {
  add: (file: OutputFile) => Promise<void>;
  /** Keeps these files of the last build. Returns false and keeps none if one of them is gone. */
  keep?: (paths: readonly string[]) => boolean;
  /** Keeps all files of the last build except these. Returns false and keeps none if one of them is gone. */
  keepOthers?: (paths: ReadonlySet<string>) => boolean;
  /** What other threads need to stage files themselves. */
  staging?: SharedStaging;
  /** Takes a file that another thread has staged. */
  adopt?: (file: StagedFile) => void;
}

/**
 * Takes a card or picture only once, even if several pages show it. Two documents at one path are a mistake. If no
 * files are wanted, every file counts as kept.
 */
export function onceForEach(output: Output | null): Required<Pick<Output, 'add' | 'adopt' | 'keep'>> {
  const taken = new Set<string>();
  return {
    add: async (file) => {
      if (file.path.startsWith('assets/') && taken.has(file.path)) return;
      taken.add(file.path);
      await output?.add(file);
    },
    adopt: (file) => output?.adopt?.(file),
    keep: (paths) => {
      const others = paths.filter((path) => !taken.has(path));
      if (output && !output.keep?.(others)) return false;
      for (const path of others) taken.add(path);
      return true;
    },
  };
}
