import { recordFile, writeRecord } from '../publish/record.ts';
import { plural } from '../report/wording.ts';
import { fetchRecord, nowhere } from '../workshop/deploy/fetch-record.ts';
import { publishFacts } from '../workshop/deploy/publish-facts.ts';
import type { ExitCode, World } from './terminal.ts';

const withoutRecord =
  'Without it, every page would count as changed, and pages that are gone would be forgotten. Run the command again later. If the site has another address until your domain leads to it, set PUBLISHED_AT to that address: as an environment variable, or in a workflow as a variable of the repository on GitHub. If it was never published, set PUBLISHED_AT=';

/**
 * Reads the published record from the published site, and writes it for the next build.
 *
 * @param waits the pauses before another attempt, in milliseconds, if they are not the usual ones
 */
export async function readPublished(
  root: string,
  { out, err, env }: World,
  waits?: readonly number[],
): Promise<ExitCode> {
  const found = await fetchRecord(await publishFacts(root), env.PUBLISHED_AT, waits);
  if ('failure' in found) {
    err.write(`Cannot read what is published: ${found.failure}. ${withoutRecord}${nowhere}.\n`);
    return 1;
  }
  if ('reason' in found) {
    out.write(`Nothing is published yet: ${found.reason}. ${recordFile} is unchanged.\n`);
    return 0;
  }
  const pages = Object.values(found.record).filter(({ content }) => content !== '').length;
  await writeRecord(root, found.record);
  out.write(`${found.address} lists ${plural(pages, 'page')}. Wrote ${recordFile}.\n`);
  return 0;
}
