import { writeFileSync } from 'node:fs';
import { closeAfter, closeNow, namelessFile, readFully } from '../files/nameless-file.ts';

/**
 * Texts about towns, concatenated as UTF-8, which all threads of this process can read: a file descriptor, or memory if
 * no file could be written. Each is needed for a moment, so keeping those of thousands of towns in the memory of each
 * thread would be a waste.
 */
export type SharedTexts = TextsInFile | { memory: SharedArrayBuffer };

interface TextsInFile {
  file: number;
}

/** Stores texts where all threads can read them. */
export class SharedTextWriter {
  /** The texts in a file; null if they are in memory. */
  #inFile = inFileIfPossible();
  #size = 0;
  /** What no file could take. */
  #inMemory: Uint8Array[] = [];

  /** Stores texts. Returns the place of each, as `byteRangeOf` reads it. */
  add(texts: readonly string[]): string[] {
    const from = this.#size;
    const places = texts.map((text) => {
      const [start, size] = [this.#size, Buffer.byteLength(text)];
      this.#size += size;
      return `${start} ${size}`;
    });
    this.#write(Buffer.from(texts.join('')), from);
    return places;
  }

  /** Returns all texts. No more can be added. */
  end(): SharedTexts {
    return this.#inFile ?? { memory: inMemory(this.#inMemory, this.#size) };
  }

  /** @param written how many bytes are stored already */
  #write(bytes: Uint8Array, written: number): void {
    if (this.#inFile) {
      try {
        writeFileSync(this.#inFile.file, bytes);
        return;
      } catch {
        this.#leaveFile(this.#inFile, written);
      }
    }
    this.#inMemory.push(bytes);
  }

  /** Goes on in memory, because the disk is full. */
  #leaveFile(texts: TextsInFile, written: number): void {
    this.#inMemory = [bytesAt(texts.file, { start: 0, size: written })];
    this.#inFile = null;
    closeNow(texts, texts.file);
  }
}

/** Returns a file for texts, which is also closed if they never end because a thread fails. */
function inFileIfPossible(): TextsInFile | null {
  try {
    const texts = { file: namelessFile() };
    closeAfter(texts, texts.file);
    return texts;
  } catch {
    return null;
  }
}

function inMemory(parts: readonly Uint8Array[], size: number): SharedArrayBuffer {
  const memory = new SharedArrayBuffer(size);
  const bytes = new Uint8Array(memory);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return memory;
}

/** The location of a text, in bytes. */
export interface ByteRange {
  start: number;
  size: number;
}

/**
 * Returns the location of a text among shared texts.
 *
 * @param written as `SharedTextWriter.add` returns it
 */
export function byteRangeOf(written: string): ByteRange {
  const [start = 0, size = 0] = written.split(' ').map(Number);
  return { start, size };
}

/** Reads the text at a place among shared texts. */
export function sharedText(texts: SharedTexts, at: ByteRange): string {
  if ('memory' in texts) return Buffer.from(texts.memory, at.start, at.size).toString();
  return bytesAt(texts.file, at).toString();
}

function bytesAt(file: number, { start, size }: ByteRange): Buffer {
  const bytes = Buffer.allocUnsafe(size);
  readFully(file, bytes, start);
  return bytes;
}

/** Lines that all threads can read. */
export interface SharedLines {
  texts: SharedTexts;
  /** The places of blocks of lines. */
  blocks: string[];
}

/** How many lines are read and written at once. */
const atOnce = 500;

/** Stores lines where all threads can read them. */
export function shareLines(lines: readonly string[]): SharedLines {
  const writer = new SharedTextWriter();
  const blocks: string[] = [];
  for (let from = 0; from < lines.length; from += atOnce) {
    blocks.push(...writer.add([lines.slice(from, from + atOnce).join('\n')]));
  }
  return { texts: writer.end(), blocks };
}

/** Reads shared lines. */
export function* linesOf({ texts, blocks }: SharedLines): Generator<string> {
  for (const place of blocks) yield* sharedText(texts, byteRangeOf(place)).split('\n');
}
