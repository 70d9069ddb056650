import { usedProviders } from '../../templates/facts/analytics.ts';
import type { SiteFacts } from '../../templates/facts/site.ts';
import type { Cache } from '../assets/cache.ts';
import type { Font } from '../assets/fonts.ts';
import type { Scripts } from '../assets/scripts.ts';
import type { CompileStyles } from '../assets/styles/styles.ts';
import type { OutputFile } from './output-file.ts';
import type { PageResources } from './page-files.tsx';

/** What publishing needs from `tools.ts`. */
interface PublishTools {
  cache: Cache;
  compileStyles: CompileStyles;
  /** Bundles the client scripts on the first call. */
  scripts: () => Promise<Scripts>;
}

/** The fonts and scripts, which all pages load, and their files. */
export interface SharedFiles {
  resources: PageResources;
  files: OutputFile[];
}

/**
 * Bundles the scripts, and chooses those that the site needs.
 *
 * @param facts may enable analytics
 */
export async function sharedFiles(
  fonts: readonly Font[],
  facts: Pick<SiteFacts, 'analytics'>,
  { cache, compileStyles, scripts }: PublishTools,
): Promise<SharedFiles> {
  const { entry, files, analytics } = await scripts();
  const counters = usedProviders(facts.analytics).flatMap(([provider, id]) => {
    const file = analytics[provider];
    return file ? [{ provider, id, file }] : [];
  });
  return {
    resources: {
      fonts,
      script: entry,
      analytics: counters.map(({ file, ...counter }) => ({ ...counter, script: file.path })),
      compileStyles,
      cache,
    },
    files: [
      ...fonts.map(({ path, content }) => ({ path, content })),
      ...[...files, ...counters.map(({ file }) => file)].map(({ path, bytes }) => ({ path, content: bytes })),
    ],
  };
}
