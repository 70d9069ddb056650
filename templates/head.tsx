/** The head of a page: everything that browsers, search engines, and shared links read. */
import { beforePaintScript } from '../client/banner-closed.ts';
import { cardSize } from './card.tsx';
import type { ResolvedPicture } from './define.ts';
import type { SiteFacts } from './facts/site.ts';
import { frameIds } from './frame-ids.ts';

export interface MetaProps {
  site: SiteFacts;
  seo: { title: string; description: string; keywords: string; hidden?: boolean | undefined };
  /** The social card: its absolute URL and its alt text. */
  card: { address: string; alt: string };
  /** The absolute URL of the page. */
  canonical: string;
  /** The structured data of the page, as JSON-LD. */
  graph: readonly object[];
  favicon: string;
  manifest: string;
  themeColor: string;
}

/** The tags that search engines and shared links read. */
export function Meta({ site, seo, card, canonical, graph, favicon, manifest, themeColor }: MetaProps) {
  const hidden = site.hidden || seo.hidden;
  const data = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{seo.title}</title>
      <meta name="description" content={seo.description} />
      <meta name="keywords" content={seo.keywords} />
      {hidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={canonical} />}
      <link rel="icon" href={favicon} type="image/svg+xml" />
      <link rel="manifest" href={manifest} />
      <meta name="theme-color" content={themeColor} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.business.name} />
      <meta property="og:locale" content={site.language.replace('-', '_')} />
      <meta property="og:title" content={seo.title} />
      <meta property="og:description" content={seo.description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={card.address} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(cardSize.width)} />
      <meta property="og:image:height" content={String(cardSize.height)} />
      <meta property="og:image:alt" content={card.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data.replaceAll('<', '\\u003c') }} />
    </>
  );
}

export interface ResourcesProps {
  site: SiteFacts;
  /** The stylesheet of this page, with exactly the rules that it uses. */
  css: string;
  fonts: readonly string[];
  /** The picture on the first screen, which is preloaded. */
  picture: ResolvedPicture | null;
  /** The URL of the client script. */
  script: string;
}

/**
 * The tags that load what the page needs.
 *
 * `rel="expect"` delays the first paint until the header is complete; otherwise its right end would move with every link
 * that arrives (https://html.spec.whatwg.org/multipage/links.html#link-type-expect). Chromium waits until the element
 * begins, the standard until it ends; `main` works for both.
 */
export function Resources({ site, css, fonts, picture, script }: ResourcesProps) {
  return (
    <>
      {fonts.map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
      ))}
      {picture && <PicturePreload picture={picture} />}
      {site.banner && <script dangerouslySetInnerHTML={{ __html: beforePaintScript }} />}
      <link rel="expect" href={`#${frameIds.main}`} blocking="render" />
      <style dangerouslySetInnerHTML={{ __html: css }} />
      <script type="module" src={script} />
      <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules(site.base) }} />
    </>
  );
}

/** Requests the best file of a picture before the parser reaches it (https://web.dev/articles/preload-responsive-images). */
function PicturePreload({ picture: { sources, src, sizes } }: { picture: ResolvedPicture }) {
  const [best] = sources;
  const choice = best ? { imageSrcSet: best.srcSet, imageSizes: sizes, type: best.type } : { href: src };
  return <link rel="preload" as="image" fetchPriority="high" {...choice} />;
}

/**
 * Prerenders a page when the pointer rests on a link to it or a finger touches it, so that it appears at once
 * (https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API).
 */
function speculationRules(base = ''): string {
  return JSON.stringify({ prerender: [{ where: { href_matches: `${base}/*` }, eagerness: 'moderate' }] });
}
