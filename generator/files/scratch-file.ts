import { writeSync } from 'node:fs';
import { type NamelessFile, namelessFile, readFully } from './nameless-file.ts';

/** How many bytes are written at once. */
const bufferSize = 2 ** 18;

/** Where all threads of this process can read bytes: in a file, or in memory if no file could take them. */
export type SharedBytes = NamelessFile | { memory: SharedArrayBuffer };

/**
 * Keeps bytes that are needed later, in a file without a name, so that they take no memory until then. Few bytes stay in
 * memory, and all that follow if the disk is full or not writable.
 */
export class ScratchFile {
  #file: NamelessFile | null = null;
  /** How many bytes are in the file. */
  #written = 0;
  /** The bytes after them. */
  #pending = Buffer.allocUnsafeSlow(bufferSize);
  #pendingSize = 0;
  #isWritable = true;

  /** Adds bytes. Returns their start. */
  add(bytes: Uint8Array): number {
    if (this.#pendingSize + bytes.length > this.#pending.length) this.#makeRoom(bytes.length);
    this.#pending.set(bytes, this.#pendingSize);
    this.#pendingSize += bytes.length;
    return this.#written + this.#pendingSize - bytes.length;
  }

  /** Reads bytes that were added together, or a part of them. */
  read(start: number, into: Uint8Array): void {
    const inPending = start - this.#written;
    if (inPending >= 0) into.set(this.#pending.subarray(inPending, inPending + into.length));
    else readFully(this.#file?.file ?? -1, into, start);
  }

  /** Reads all bytes. */
  all(): Buffer {
    const bytes = Buffer.allocUnsafe(this.#written + this.#pendingSize);
    if (this.#written > 0) this.read(0, bytes.subarray(0, this.#written));
    bytes.set(this.#pending.subarray(0, this.#pendingSize), this.#written);
    return bytes;
  }

  /** Returns all bytes for other threads. The file stays open as long as something refers to what this returns. */
  share(): SharedBytes {
    this.#write();
    if (this.#file && this.#pendingSize === 0) return this.#file;
    const bytes = this.all();
    const memory = new SharedArrayBuffer(bytes.length);
    new Uint8Array(memory).set(bytes);
    return { memory };
  }

  #makeRoom(size: number): void {
    this.#write();
    const needed = this.#pendingSize + size;
    if (needed <= this.#pending.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(needed, 2 * this.#pending.length));
    larger.set(this.#pending.subarray(0, this.#pendingSize));
    this.#pending = larger;
  }

  #write(): void {
    if (!this.#isWritable) return;
    try {
      this.#file ??= namelessFile();
      writeFully(this.#file.file, this.#pending.subarray(0, this.#pendingSize), this.#written);
      this.#written += this.#pendingSize;
      this.#pendingSize = 0;
    } catch {
      this.#isWritable = false;
    }
  }
}

/** The system may write less than it was asked to. */
function writeFully(file: number, bytes: Uint8Array, start: number): void {
  for (let done = 0; done < bytes.length; ) {
    done += writeSync(file, bytes, done, bytes.length - done, start + done);
  }
}
