import type { Cache } from '../assets/cache.ts';
import { makeFonts } from '../assets/fonts.ts';
import { pictureFiles } from '../assets/pictures.ts';
import type { Scripts } from '../assets/scripts.ts';
import type { CompileStyles } from '../assets/styles.ts';
import type { Theme } from '../assets/theme.ts';
import type { Site } from '../plan/resolve.ts';
import type { RenderedPage } from '../render/render.ts';
import { documents } from './documents.tsx';
import type { OutputFile } from './output-file.ts';
import type { PublishedRecord } from './record.ts';
import { siteFiles } from './site-files.tsx';

/** What publishing needs from `tools.ts`. */
export interface PublishTools {
  theme: Theme;
  cache: Cache;
  compileStyles: CompileStyles;
  scripts: () => Promise<Scripts>;
}

/** Every file of a site: its pages, the files that they load, and the files that hosts and search engines read. */
export async function outputFiles(
  site: Site,
  pages: readonly RenderedPage[],
  record: PublishedRecord,
  { theme, cache, compileStyles, scripts }: PublishTools,
): Promise<OutputFile[]> {
  const [fonts, { entry, files }] = await Promise.all([makeFonts(nonAsciiCharacters(pages), cache), scripts()]);
  return [
    ...(await documents(site, pages, { fonts, script: entry, compileStyles })),
    ...[...fonts, ...files].map(({ path, bytes }) => ({ path, content: bytes })),
    ...pictureFiles(
      pages.flatMap(({ body }) => body.pictures),
      cache,
    ),
    ...distinctCards(pages),
    ...siteFiles(site, theme, record),
  ];
}

/** The characters of the pages that are not printable ASCII. */
function nonAsciiCharacters(pages: readonly RenderedPage[]): string {
  return [...new Set(pages.flatMap(({ body }) => body.html.match(/[^\n -~]/gu) ?? []))].join('');
}

/** Two pages with the same words and drawing share a card. */
function distinctCards(pages: readonly RenderedPage[]): OutputFile[] {
  const cards = new Map(pages.map(({ card }) => [card.path, card]));
  return [...cards.values()].map(({ path, draw }) => ({ path, content: draw }));
}
