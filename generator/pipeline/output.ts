import type { OutputFile } from '../publish/output-file.ts';
import type { SharedStaging, StagedFile } from '../publish/thread-writer.ts';

/** Where the files of a site go, one after the other. */
export interface Output {
  add: (file: OutputFile) => Promise<void>;
  /** Takes over a file of the last build. Returns false if it is gone. */
  keep?: (path: string) => boolean;
  /** What other threads need to stage files themselves. */
  staging?: SharedStaging;
  /** Takes a file that another thread has staged. */
  adopt?: (file: StagedFile) => void;
}

/**
 * Takes a card or a picture once, though several pages may show it. Two documents in one place are a mistake. If no files are
 * wanted, all are there.
 */
export function onceForEach(output: Output | null): Output & Required<Pick<Output, 'keep'>> {
  const taken = new Set<string>();
  return {
    add: async (file) => {
      if (file.path.startsWith('assets/') && taken.has(file.path)) return;
      taken.add(file.path);
      await output?.add(file);
    },
    adopt: (file) => output?.adopt?.(file),
    keep: (path) => {
      if (output && !taken.has(path) && !output.keep?.(path)) return false;
      taken.add(path);
      return true;
    },
  };
}
