import { renderToStaticMarkup } from 'react-dom/server';
import { analyticsPolicies } from '../../templates/analytics-policies.ts';
import type { AnalyticsProvider } from '../../templates/facts/analytics.ts';
import type { SiteFacts } from '../../templates/facts/site.ts';
import { inlineScripts, Resources } from '../../templates/head.tsx';
import { memoized } from '../../templates/memoized.ts';
import type { Cache } from '../assets/cache.ts';
import type { Font } from '../assets/fonts.ts';
import { pictureFiles } from '../assets/pictures/pictures.ts';
import { hyphenRule } from '../assets/styles/hyphens.ts';
import { laterStyles } from '../assets/styles/later-styles.ts';
import type { CompileStyles } from '../assets/styles/styles.ts';
import { hash } from '../files/hash.ts';
import type { Site } from '../plan/resolve.ts';
import { href, outputFile } from '../plan/routes/address.ts';
import type { Body } from '../render/body.tsx';
import { htmlOfPiece } from '../render/pieces.ts';
import type { RenderedPage } from '../render/render.ts';
import { during } from '../report/fault.ts';
import { contentPolicy, policyTag } from './content-policy.ts';
import { directionOf } from './direction.ts';
import type { OutputFile, TextContent } from './output-file.ts';

/** What all pages load. */
export interface PageResources {
  fonts: readonly Font[];
  /** The path of the script that pages load, relative to the output folder. */
  script: string;
  /** The analytics: the owner's id at each provider, and the path of the script for it. */
  analytics: readonly { provider: AnalyticsProvider; id: string; script: string }[];
  compileStyles: CompileStyles;
  cache: Cache;
}

/** Returns the paths of the files of a page, without compressed copies. */
export function pagePaths({ page, body, card }: RenderedPage): string[] {
  return [outputFile(page.route), ...(card ? [card.path] : []), ...new Set(body.pictures.map(({ path }) => path))];
}

/** Makes the files of one page: its document, its social card, and its pictures. Pages may share the latter. */
export type PageFiles = (rendered: RenderedPage) => Promise<OutputFile[]>;

/** Returns a function that makes the files of pages with shared resources. */
export function pageFiles(site: Site, resources: PageResources): PageFiles {
  const documentOf = documents(site, resources);
  return async (rendered) => {
    const { page, body, card } = rendered;
    const { content, styles } = await documentOf(rendered);
    const document = { path: outputFile(page.route), origin: page.source.file, content };
    const cards = card ? [{ path: card.path, content: card.draw }] : [];
    return [document, ...styles, ...cards, ...pictureFiles(body.pictures, resources.cache)];
  };
}

/** An HTML document, and the stylesheets that it loads later. */
interface PageDocument {
  content: TextContent;
  styles: readonly LaterStyles[];
}

/** The stylesheet of a part that is hidden at first. */
interface LaterStyles extends OutputFile {
  part: string;
}

/** The beginning of a page's head, after its encoding, and its end. */
interface Frame {
  policy: string;
  loads: string;
}

/** Returns a function that makes HTML documents with inline stylesheets. */
function documents({ facts }: Site, resources: PageResources): (rendered: RenderedPage) => Promise<PageDocument> {
  const url = (path: string) => href(`/${path}`, facts);
  const sharedRules = resources.fonts.map((font) => font.css(url(font.path))).join('') + hyphenRule(facts.language);
  const direction = directionOf(facts);
  const tag = `<html lang="${facts.language}"${direction.attributes}>`;
  // The pages of a definition follow one another, and most have the same styles, policies, and preloads.
  let last: { styles: string; key: string; frame: Frame } | undefined;
  const stylesOf = memoized(async ({ name, classes }: Body['later'][number]): Promise<LaterStyles> => {
    const content = await laterStyles(name, classes, resources.compileStyles);
    // Pages never share text (output-file.ts).
    return { part: name, path: `assets/${name}-${hash(content)}.css`, content: Buffer.from(content) };
  });
  return async ({ page, meta, body }) => {
    const styles = await resources.compileStyles(direction.classes(body.classes));
    const later = await Promise.all(body.later.map(stylesOf));
    const key = JSON.stringify([body.policies, body.preload, later.map(({ path }) => path)]);
    if (last?.styles !== styles || last.key !== key) {
      const make = () => frameOf(body, { css: sharedRules + styles, later }, facts, resources);
      last = { styles, key, frame: during(`${page.source.file}, its policy`, make) };
    }
    const { policy, loads } = last.frame;
    const start = `<!doctype html>${tag}<head><meta charset="utf-8"/>${policy}`;
    const pieces = body.pieces.map((piece) => direction.html(htmlOfPiece(piece)));
    const content = [start, meta, loads, '</head><body>', ...pieces, '</body></html>\n'];
    return { content, styles: later };
  };
}

function frameOf(
  { policies, preload }: Body,
  { css, later }: { css: string; later: readonly LaterStyles[] },
  facts: SiteFacts,
  { fonts, script, analytics }: PageResources,
): Frame {
  const url = (path: string) => href(`/${path}`, facts);
  const inline = inlineScripts(facts);
  const scripts = Object.values(inline).filter((code) => code !== null);
  const allowed = contentPolicy({ scripts, styles: css }, [...policies, ...analyticsPolicies(facts.analytics)]);
  const loads = renderToStaticMarkup(
    <Resources
      css={css}
      later={later.map(({ part, path }) => ({ part, href: url(path) }))}
      fonts={fonts.filter(({ isMain }) => isMain).map(({ path }) => url(path))}
      picture={preload}
      script={url(script)}
      analytics={analytics.map((one) => ({ ...one, script: url(one.script) }))}
      inline={inline}
      nonce={allowed.styleNonce}
    />,
  );
  return { policy: policyTag(allowed.text), loads };
}
