import { join } from 'node:path';
import { bytesIfReadable } from '../files/bytes-if-readable.ts';
import { hash } from '../files/hash.ts';
import { recordFile } from '../publish/record.ts';
import { type ContentNow, contentNow } from './stamps.ts';

/** The files of a project, and what it has published. */
export interface ProjectNow extends ContentNow {
  /** A hash of the record of what was published; empty if there is none. */
  record: string;
}

/** Stamps all files of a project, and hashes its published record. */
export function projectNow(root: string): ProjectNow {
  const record = bytesIfReadable(join(root, recordFile));
  return { ...contentNow(root), record: record ? hash(record) : '' };
}
