import type { OutputFile } from '../publish/output-file.ts';
import type { SharedStaging, StagedFile } from '../publish/thread-writer.ts';

/** Where the files of a site go, one after the other. */
export interface Output {
  add: (file: OutputFile) => Promise<void>;
  /** Takes over files of the last build. Returns false, and takes none, if one of them is gone. */
  keep?: (paths: readonly string[]) => boolean;
  /** Takes over all files of the last build except some. Returns false, and takes none, if one of them is gone. */
  keepOthers?: (paths: ReadonlySet<string>) => boolean;
  /** What other threads need to stage files themselves. */
  staging?: SharedStaging;
  /** Takes a file that another thread has staged. */
  adopt?: (file: StagedFile) => void;
}

/**
 * Takes a card or a picture once, though several pages may show it. Two documents at one path are a mistake. If no files are
 * wanted, every file counts as kept.
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
