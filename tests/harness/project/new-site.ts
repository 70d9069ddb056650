import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { generate, textIn } from './project.ts';

/** Returns a folder that does not exist yet. */
export function newFolder(): string {
  const parent = mkdtempSync(join(tmpdir(), 'new-site-'));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  return join(parent, 'paws');
}

export const newSite = (root: string, ...args: string[]) => generate('new', 'site', ...args, '--root', root);

export const siteOf = async (root: string) => parse(await textIn(root, 'site.yaml'));
