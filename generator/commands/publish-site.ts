import { readFile, realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { codeOf } from '../files/error-code.ts';
import { usualOutput } from '../memory/build-place.ts';
import { lockOutput } from '../publish/open-writer.ts';
import { type PublishedRecord, parseRecord, publishedFile, writeRecord } from '../publish/record.ts';
import { isHalfDone } from '../publish/staging.ts';
import { shellWord } from '../report/shell-word.ts';
import { UsageError } from '../report/usage-error.ts';
import type { DeployHost } from '../workshop/deploy/deploy-host.ts';
import { publish } from '../workshop/deploy/publish.ts';
import type { ExitCode, World } from './terminal.ts';

interface SiteFolder {
  root: string;
  /** The folder of the built site, if it is not the usual one. */
  out?: string;
}

/**
 * Publishes the site that a build has written.
 *
 * @throws UsageError if there is no complete site, or if another process writes or publishes it
 */
export async function publishSite(host: DeployHost, site: SiteFolder, { err, env }: World): Promise<ExitCode> {
  const folder = resolve(site.out ?? usualOutput(site.root));
  await recordIn(folder, site);
  // A build meanwhile would mix the files of two sites.
  const unlock = await lockOutput(await realpath(folder)).catch(lockless);
  try {
    const published = await recordIn(folder, site);
    const failure = await publish(host, folder, env);
    if (failure !== null) {
      err.write(`${failure}, so some files may not be published. Run the command again.\n`);
      return 1;
    }
    await writeRecord(site.root, published);
    return 0;
  } finally {
    unlock();
  }
}

/** No build can write into a folder that cannot be written, such as one that another computer has made. */
function lockless(error: unknown): () => void {
  if (!['EACCES', 'EPERM', 'EROFS'].includes(codeOf(error) ?? '')) throw error;
  return () => undefined;
}

/**
 * Returns the record of a built site.
 *
 * @throws UsageError if there is no complete site
 */
async function recordIn(folder: string, { out }: SiteFolder): Promise<PublishedRecord> {
  const text = await readFile(join(folder, publishedFile), 'utf8').catch(() => '');
  const [published, problem] = parseRecord(text);
  if (problem === null && !isHalfDone(folder)) return published;
  const into = out === undefined ? '' : ` -- --out ${shellWord(out)}`;
  throw new UsageError(`There is no complete site in ${folder}. To build it, run:  npm run generate${into}`);
}
