import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decode } from '../../read/decode.ts';
import { listDefinitions } from '../../read/list-files.ts';
import { parse, type Source } from '../../read/source.ts';
import { UsageError } from '../../report/usage-error.ts';
import { refusal } from './new-messages.ts';

/**
 * Reads a site.yaml of any size, and lists the definitions of the project. The list of towns may be what makes
 * site.yaml too large to be read otherwise.
 *
 * @throws UsageError if site.yaml cannot be read as text
 */
export async function readSiteYaml(root: string): Promise<[site: Source, definitions: string[]]> {
  const file = 'site.yaml';
  const bytes = await readFile(join(root, file)).catch(() => null);
  const decoded = bytes && decode(bytes);
  if (!decoded || decoded.problem) throw new UsageError(refusal.notReadable(file));
  const { definitions } = await listDefinitions(root);
  return [parse(file, decoded.text), definitions];
}
