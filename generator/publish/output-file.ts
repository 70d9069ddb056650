import { readFile } from 'node:fs/promises';

export interface OutputFile {
  /** Relative to the output folder. */
  path: string;
  /** What it is made from, to begin a message about it: `pages/home.yaml`. Missing for files that the program adds. */
  origin?: string;
  /** A function if making the content takes time. It is called when the file is written or requested. */
  content: string | Uint8Array | (() => Promise<Uint8Array>) | CopiedFile;
}

/** A file that is copied, whatever its size. */
export interface CopiedFile {
  copyOf: string;
}

export function isCopied(content: OutputFile['content']): content is CopiedFile {
  return typeof content === 'object' && 'copyOf' in content;
}

export async function contentOf({ content }: OutputFile): Promise<string | Uint8Array> {
  if (isCopied(content)) return readFile(content.copyOf);
  return typeof content === 'function' ? content() : content;
}
