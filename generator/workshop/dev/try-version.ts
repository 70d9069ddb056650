import type { ParseCache } from '../../read/parse-file.ts';
import { UsageError } from '../../report/usage-error.ts';
import { readAhead } from './read-ahead.ts';
import type { ShownSite } from './shown-site.ts';

/**
 * Renders a page of each definition of a version, and reads what the next edit will need, between requests. Rejects if a
 * template throws.
 *
 * @param isWanted called before each page and each file
 */
export async function tryVersion(
  version: ShownSite,
  root: string,
  parsed: ParseCache,
  isWanted: () => boolean,
): Promise<void> {
  try {
    if ((await version.files.tryTemplates(version.untried, isWanted)) && isWanted()) version.untried = new Set();
    await readAhead(version.planned.definitions, root, parsed, isWanted);
  } catch (error) {
    // The file of a town has changed since, and the next build reports its problem.
    if (isWanted() && !(error instanceof UsageError)) throw error;
  }
}
