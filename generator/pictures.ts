import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { hash } from './cache.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { Leaf } from './fill.ts';
import { valueSpan } from './locate.ts';
import { content } from './messages/content.ts';

export interface Picture {
  /** Below the output folder. */
  path: string;
  bytes: Uint8Array;
}

/** Reads every picture that the pages name. */
export async function loadPictures(
  root: string,
  uses: readonly Leaf[],
): Promise<{ pictures: Map<string, Picture>; problems: Diagnostic[] }> {
  const pictures = new Map<string, Picture>();
  const problems: Diagnostic[] = [];
  for (const { text: file, source, path } of uses) {
    const bytes = await readFile(join(root, file)).catch(() => null);
    if (bytes) pictures.set(file, { path: `assets/${hash(bytes)}${extname(file).toLowerCase()}`, bytes });
    else problems.push({ ...content.missingPicture(file), severity: 'error', source, span: valueSpan(source, path) });
  }
  return { pictures, problems };
}
