import { renderToStaticMarkup } from 'react-dom/server';
import { Resources } from '../../templates/head.tsx';
import type { Font } from '../assets/fonts.ts';
import type { CompileStyles } from '../assets/styles.ts';
import { href, outputFile } from '../plan/address.ts';
import type { Site } from '../plan/resolve.ts';
import { classesIn } from '../render/markup.ts';
import type { RenderedPage } from '../render/render.ts';
import type { OutputFile } from './output-file.ts';

export interface PageResources {
  fonts: readonly Font[];
  /** The path of the script that pages load, relative to the output folder. */
  script: string;
  compileStyles: CompileStyles;
}

/** Makes HTML documents of the pages and their styles, fonts, and scripts. */
export function documents(site: Site, pages: readonly RenderedPage[], resources: PageResources): Promise<OutputFile[]> {
  return Promise.all(pages.map((page) => documentOf(page, site, resources)));
}

async function documentOf(
  { page, meta, body }: RenderedPage,
  { facts }: Site,
  { fonts, script, compileStyles }: PageResources,
): Promise<OutputFile> {
  const url = (path: string) => href(`/${path}`, facts);
  const fontRules = fonts.map((font) => font.css(url(font.path))).join('');
  const styles = await compileStyles(classesIn(body.html));
  const resources = renderToStaticMarkup(
    <Resources
      site={facts}
      css={fontRules + styles}
      fonts={fonts.map(({ path }) => url(path))}
      picture={body.preload}
      script={url(script)}
    />,
  );
  return {
    path: outputFile(page.route),
    origin: page.source.file,
    content: `<!doctype html><html lang="${facts.language}"><head>${meta}${resources}</head><body>${body.html}</body></html>\n`,
  };
}
