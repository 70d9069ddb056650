import { renderToStaticMarkup } from 'react-dom/server';
import { Resources } from '../../templates/head.tsx';
import type { Font } from '../assets/fonts.ts';
import type { Stylist } from '../assets/styles.ts';
import { href, outputFile } from '../plan/address.ts';
import type { Site } from '../plan/resolve.ts';
import { classesIn } from '../render/markup.ts';
import type { RenderedPage } from '../render/render.ts';
import type { OutputFile } from './output-file.ts';

export interface PageResources {
  fonts: readonly Font[];
  /** The client script's entry, below the output folder. */
  script: string;
  style: Stylist;
}

/** Puts the pages together with their styles, fonts and scripts: whole HTML documents. */
export function documents(site: Site, pages: readonly RenderedPage[], resources: PageResources): Promise<OutputFile[]> {
  return Promise.all(pages.map((page) => documentOf(page, site, resources)));
}

async function documentOf(
  { page, meta, body }: RenderedPage,
  { facts }: Site,
  { fonts, script, style }: PageResources,
): Promise<OutputFile> {
  const address = (path: string) => href(`/${path}`, facts);
  const fontRules = fonts.map((font) => font.css(address(font.path))).join('');
  const resources = renderToStaticMarkup(
    <Resources
      site={facts}
      css={fontRules + (await style(classesIn(body.html)))}
      fonts={fonts.map(({ path }) => address(path))}
      picture={body.preload}
      script={address(script)}
    />,
  );
  return {
    path: outputFile(page.route),
    content: `<!doctype html><html lang="${facts.language}"><head>${meta}${resources}</head><body>${body.html}</body></html>\n`,
  };
}
