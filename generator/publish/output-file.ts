import { readFile } from 'node:fs/promises';
import { hash, hashOfFile } from '../files/hash.ts';

/** A file of the site, before it is written. */
export interface OutputFile {
  /** Relative to the output folder. */
  path: string;
  /**
   * What it is made from, for the start of a message about it: `pages/home.yaml`. Missing for files that the program
   * adds.
   */
  origin?: string;
  /**
   * Text if it belongs to one page or to the site: pages never share text. A function if making the content takes time.
   * It is called when the file is written or requested.
   */
  content: TextContent | Uint8Array | (() => Promise<Uint8Array>) | CopiedFile;
}

/** In several pieces, if other files share some of them. Joining them takes longer than writing each. */
export type TextContent = string | readonly string[];

/** A file that is copied, regardless of its size. */
export interface CopiedFile {
  copyOf: string;
}

/** Returns true if the content is copied from another file. */
export function isCopied(content: OutputFile['content']): content is CopiedFile {
  return typeof content === 'object' && 'copyOf' in content;
}

/** Returns true if the content is text, in one piece or several. */
export const isText = (content: OutputFile['content']): content is TextContent =>
  typeof content === 'string' || Array.isArray(content);

/** Returns the content of a file, made or read if necessary. */
export async function contentOf({ content }: OutputFile): Promise<string | Uint8Array> {
  if (isText(content)) return typeof content === 'string' ? content : content.join('');
  if (isCopied(content)) return readFile(content.copyOf);
  return typeof content === 'function' ? content() : content;
}

/** Returns a hash of the content of a file, which may be larger than memory if it is copied. */
export async function hashOfContent(file: OutputFile): Promise<string> {
  return isCopied(file.content) ? hashOfFile(file.content.copyOf).hash : hash(await contentOf(file));
}
