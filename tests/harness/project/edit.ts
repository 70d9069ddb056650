import type { KeptProject } from '../commands/kept-builds.ts';

/** Something that was done to a project. */
export interface Edit {
  /** What has changed. */
  files: string[];
  /** For the message of a test that fails after it. */
  what: string;
  undo: () => Promise<unknown>;
}

/** Returns a number from 0 to below another. */
export type Random = (below: number) => number;

export const pick = <T>(list: readonly T[], random: Random) => list[random(list.length)] as T;

/** Writes a file, which may be new. */
export async function rewrite(site: KeptProject, file: string, text: string, what: string): Promise<Edit> {
  const before = await site.text(file).catch(() => null);
  await site.write({ [file]: text });
  return {
    files: [file],
    what: `${file} ${what}`,
    undo: () => (before === null ? site.remove(file) : site.write({ [file]: before })),
  };
}

export async function removeFile(site: KeptProject, file: string): Promise<Edit> {
  const text = await site.text(file);
  await site.remove(file);
  return { files: [file], what: `${file} is gone`, undo: () => site.write({ [file]: text }) };
}
