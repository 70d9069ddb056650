import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Texts of towns, concatenated as UTF-8, which all threads of this process can read: a file descriptor, or memory if no
 * file could be written. Only pages that are being made need them, so keeping thousands of towns in memory would be a
 * waste.
 */
export type SharedWords = { file: number } | { memory: SharedArrayBuffer };

/** How many texts are written at once. */
const atOnce = 500;

/** Closes files that nothing can read anymore. */
const unreadable = new FinalizationRegistry<number>((file) => closeSync(file));

/**
 * Stores texts where all threads can read them.
 *
 * @returns the shared words, and the place of each text in them, as `byteRangeOf` reads it
 */
export function shareTexts(texts: readonly string[]): { words: SharedWords; places: string[] } {
  let at = 0;
  const places = texts.map((text) => {
    const [start, size] = [at, Buffer.byteLength(text)];
    at += size;
    return `${start} ${size}`;
  });
  return { words: inFile(texts) ?? inMemory(texts, at), places };
}

/** Writes the texts to a file. Returns null if the disk is full or not writable. */
function inFile(texts: readonly string[]): SharedWords | null {
  let file: number | null = null;
  try {
    file = namelessFile();
    for (let from = 0; from < texts.length; from += atOnce) {
      writeFileSync(file, texts.slice(from, from + atOnce).join(''));
    }
    const words = { file };
    unreadable.register(words, file);
    return words;
  } catch {
    if (file !== null) closeSync(file);
    return null;
  }
}

/** Opens a file that disappears once no process has it open, however this process ends. */
function namelessFile(): number {
  const folder = mkdtempSync(join(tmpdir(), 'towns-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  let file: number | null = null;
  try {
    file = openSync(join(folder, 'words'), 'wx+', 0o600);
    remove();
    return file;
  } catch (error) {
    if (file !== null) closeSync(file);
    remove();
    throw error;
  }
}

function inMemory(texts: readonly string[], size: number): SharedWords {
  const memory = new SharedArrayBuffer(size);
  const bytes = Buffer.from(memory);
  let at = 0;
  for (const text of texts) at += bytes.write(text, at);
  return { memory };
}

/** The location of a text, in bytes. */
export interface ByteRange {
  start: number;
  size: number;
}

/**
 * Returns the location of a text among shared texts.
 *
 * @param written as `shareTexts` returns it
 */
export function byteRangeOf(written: string): ByteRange {
  const [start = 0, size = 0] = written.split(' ').map(Number);
  return { start, size };
}

/** Reads the text at a place among shared texts. */
export function sharedText(words: SharedWords, { start, size }: ByteRange): string {
  if ('memory' in words) return Buffer.from(words.memory, start, size).toString();
  const bytes = Buffer.allocUnsafe(size);
  readSync(words.file, bytes, 0, size, start);
  return bytes.toString();
}
