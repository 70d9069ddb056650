import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError } from '../../report/usage-error.ts';
import { hostFolder } from './host.ts';
import { objectsIn, type S3Object } from './s3.ts';

/**
 * Returns the objects of a built site.
 *
 * @throws UsageError if the site was not built for S3
 */
export async function listObjects(folder: string): Promise<S3Object[]> {
  const list = await readFile(join(folder, hostFolder, 's3.json'), 'utf8').catch(() => {
    throw new UsageError(
      `The site in ${folder} was not built for S3. Write \`host: s3\` in site.yaml, and build it again.`,
    );
  });
  return objectsIn(list);
}
