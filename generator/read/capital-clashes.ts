/** A file or folder whose path differs only in capitals from one before it. */
interface Clash {
  /** The file, or a file in the folder. */
  file: string;
  path: string;
  other: string;
}

/** Finds the files that cannot be beside others on Windows and macOS, which ignore capitals. */
export function capitalClashes(files: readonly string[]): Clash[] {
  // Without capitals, nothing can differ in them, and a large site has many thousand files.
  if (files.every((file) => file === file.toLowerCase())) return [];
  const seen = new Map<string, string>();
  return files.flatMap((file) => {
    const steps = file.split('/').map((_, index, all) => all.slice(0, index + 1).join('/'));
    const path = steps.find((step) => (seen.get(step.toLowerCase()) ?? step) !== step);
    for (const step of steps) if (!seen.has(step.toLowerCase())) seen.set(step.toLowerCase(), step);
    return path === undefined ? [] : [{ file, path, other: seen.get(path.toLowerCase()) ?? '' }];
  });
}
