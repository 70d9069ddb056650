import { renderToStaticMarkup } from 'react-dom/server';
import { analyticsPolicies } from '../../templates/analytics-policies.ts';
import type { AnalyticsProvider } from '../../templates/facts/analytics.ts';
import { inlineScripts, Resources } from '../../templates/head.tsx';
import type { Cache } from '../assets/cache.ts';
import type { Font } from '../assets/fonts.ts';
import { pictureFiles } from '../assets/pictures.ts';
import type { CompileStyles } from '../assets/styles.ts';
import { href, outputFile } from '../plan/address.ts';
import type { Site } from '../plan/resolve.ts';
import type { RenderedPage } from '../render/render.ts';
import { during } from '../report/fault.ts';
import { contentPolicy, policyTag } from './content-policy.ts';
import type { OutputFile } from './output-file.ts';

/** What all pages load. */
export interface PageResources {
  fonts: readonly Font[];
  /** The path of the script that pages load, relative to the output folder. */
  script: string;
  /** What counts visits: the owner's id at each provider, and the path of the script for it. */
  analytics: readonly { provider: AnalyticsProvider; id: string; script: string }[];
  compileStyles: CompileStyles;
  cache: Cache;
}

/** The paths of what is made of a page, without what a host gets besides. */
export function pagePaths({ page, body, card }: RenderedPage): string[] {
  return [outputFile(page.route), ...(card ? [card.path] : []), ...new Set(body.pictures.map(({ path }) => path))];
}

/** The files that are made of one page: its document, its social card, and its pictures. Pages may share the latter. */
export async function pageFiles(rendered: RenderedPage, site: Site, resources: PageResources): Promise<OutputFile[]> {
  const { page, body, card } = rendered;
  const document = {
    path: outputFile(page.route),
    origin: page.source.file,
    content: await documentOf(rendered, site, resources),
  };
  const cards = card ? [{ path: card.path, content: card.draw }] : [];
  return [document, ...cards, ...pictureFiles(body.pictures, resources.cache)];
}

/** An HTML document with its stylesheet in it. */
async function documentOf(
  { page, meta, body }: RenderedPage,
  { facts }: Site,
  { fonts, script, analytics, compileStyles }: PageResources,
): Promise<string> {
  const url = (path: string) => href(`/${path}`, facts);
  const fontRules = fonts.map((font) => font.css(url(font.path))).join('');
  const css = fontRules + (await compileStyles(body.classes));
  const inline = inlineScripts(facts);
  const scripts = Object.values(inline).filter((code) => code !== null);
  const allowed = during(`${page.source.file}, its policy`, () =>
    contentPolicy({ scripts, styles: css }, [...body.policies, ...analyticsPolicies(facts.analytics)]),
  );
  const resources = renderToStaticMarkup(
    <Resources
      css={css}
      fonts={fonts.map(({ path }) => url(path))}
      picture={body.preload}
      script={url(script)}
      analytics={analytics.map((one) => ({ ...one, script: url(one.script) }))}
      inline={inline}
      nonce={allowed.styleNonce}
    />,
  );
  const start = `<!doctype html><html lang="${facts.language}"><head><meta charset="utf-8"/>${policyTag(allowed.text)}`;
  return `${start}${meta}${resources}</head><body>${body.html}</body></html>\n`;
}
