import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { asGroup } from '../../../templates/schema/is-group.ts';
import { UsageError } from '../../report/usage-error.ts';

/** The facts from site.yaml that publishing needs. */
export interface PublishFacts {
  url: string;
  base: string;
  /** Null if site.yaml does not say. */
  host: string | null;
  timeZone: string | null;
}

/**
 * Reads only site.yaml, so that publishing can be explained even if a page has a mistake.
 *
 * @throws UsageError if site.yaml is missing, or has no web address
 */
export async function publishFacts(root: string): Promise<PublishFacts> {
  const facts = await writtenFacts(root);
  if (facts === null) throw new UsageError(`There is no site.yaml in ${root}. Set --root to the folder that has it.`);
  const { url, base, host, timeZone } = facts;
  if (typeof url !== 'string') {
    throw new UsageError('site.yaml cannot be read. To see what is wrong, run:  npm run validate');
  }
  return { url, base: textOr('', base), host: textOr(null, host), timeZone: textOr(null, timeZone) };
}

/** Returns what site.yaml says, whether or not it is valid. Null if there is no such file; empty if it is not YAML. */
export async function writtenFacts(root: string): Promise<Record<string, unknown> | null> {
  const text = await readFile(join(root, 'site.yaml'), 'utf8').catch(() => null);
  return text === null ? null : asGroup(parsed(text));
}

const textOr = <T>(other: T, value: unknown) => (typeof value === 'string' ? value : other);

function parsed(text: string): unknown {
  try {
    return parse(text, { logLevel: 'error' });
  } catch {
    return null;
  }
}
