/**
 * The head of a page, after its encoding and its policy: everything that browsers, search engines, and shared links
 * read.
 */
import { beforePaintScript } from '../client/before-paint.ts';
import { analyticsAttribute, stylesAttribute } from '../client/protocol.ts';
import { cardSize } from './card.tsx';
import type { ResolvedPicture } from './define.ts';
import { localeOf } from './facts/locale.ts';
import type { SiteFacts } from './facts/site.ts';
import { frameIds } from './frame-ids.ts';

interface MetaProps {
  site: SiteFacts;
  seo: { title: string; description: string; keywords?: string | undefined };
  /** True if the page is hidden from search engines. */
  hidden: boolean;
  /** The social card, if there is one: its absolute URL and its alt text. */
  card: { address: string; alt: string } | null;
  /** The absolute URL of the page; null for the error page, which is shown at any URL. */
  canonical: string | null;
  /** The structured data of the page, as JSON-LD. */
  graph: readonly object[];
  /** The day on which a post was published; null for other pages. */
  published: string | null;
  /** The path of the feed of posts, if there are any. */
  feed: string | null;
  favicon: { href: string; type: string };
  touchIcon: string;
  manifest: string;
  themeColor: string;
}

/** The tags that search engines and shared links read. */
export function Meta(props: MetaProps) {
  const { site, seo, hidden, card, canonical, graph, published, feed, favicon, touchIcon, manifest, themeColor } =
    props;
  const data = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  return (
    <>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{seo.title}</title>
      <meta name="description" content={seo.description} />
      {seo.keywords && <meta name="keywords" content={seo.keywords} />}
      {hidden && <meta name="robots" content="noindex" />}
      {!hidden && canonical && <link rel="canonical" href={canonical} />}
      <link rel="icon" {...favicon} />
      <link rel="apple-touch-icon" href={touchIcon} />
      <link rel="manifest" href={manifest} />
      <meta name="theme-color" content={themeColor} />
      {feed && <link rel="alternate" type="application/atom+xml" href={feed} title={site.business.name} />}
      <meta property="og:type" content={published ? 'article' : 'website'} />
      {published && <meta property="article:published_time" content={published} />}
      <meta property="og:site_name" content={site.business.name} />
      <meta property="og:locale" content={openGraphLocale(site)} />
      <meta property="og:title" content={seo.title} />
      <meta property="og:description" content={seo.description} />
      {canonical && <meta property="og:url" content={canonical} />}
      {card && <CardTags {...card} />}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data.replaceAll('<', '\\u003c') }} />
    </>
  );
}

function CardTags({ address, alt }: { address: string; alt: string }) {
  return (
    <>
      <meta property="og:image" content={address} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(cardSize.width)} />
      <meta property="og:image:height" content={String(cardSize.height)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

interface ResourcesProps {
  /** The stylesheet of this page, with exactly the rules that it uses. */
  css: string;
  /** The URLs of the stylesheets of parts that are hidden at first. */
  later: readonly { part: string; href: string }[];
  fonts: readonly string[];
  /** The picture on the first screen, which is preloaded. */
  picture: ResolvedPicture | null;
  /** The URL of the client script. */
  script: string;
  /** The owner's id at each analytics provider, and the URL of the script for it. */
  analytics: readonly { provider: string; id: string; script: string }[];
  inline: InlineScripts;
  /** Lets third-party code add its own styles, if any of it needs to. */
  nonce: string | undefined;
}

/** The inline scripts of a page. */
interface InlineScripts {
  /** Null if there is no banner to hide. */
  beforePaint: string | null;
  speculationRules: string;
}

/** Returns the inline scripts, which are the same on every page of a site. */
export function inlineScripts({ banner, base = '' }: SiteFacts): InlineScripts {
  return { beforePaint: banner ? beforePaintScript : null, speculationRules: speculationRules(base) };
}

/**
 * The tags that load what the page needs.
 *
 * `rel="expect"` delays the first paint until the header is complete; otherwise its right end would move with every
 * link that arrives (https://html.spec.whatwg.org/multipage/links.html#link-type-expect). Chromium waits until the
 * element begins, but the standard until it ends; `main` works for both.
 */
export function Resources({ css, later, fonts, picture, script, analytics, inline, nonce }: ResourcesProps) {
  const laterStyles = Object.fromEntries(later.map(({ part, href }) => [stylesAttribute(part), href]));
  return (
    <>
      {fonts.map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
      ))}
      {picture && <PicturePreload picture={picture} />}
      {inline.beforePaint && <script dangerouslySetInnerHTML={{ __html: inline.beforePaint }} />}
      <link rel="expect" href={`#${frameIds.main}`} blocking="render" />
      <style nonce={nonce} {...laterStyles} dangerouslySetInnerHTML={{ __html: css }} />
      <script type="module" src={script} />
      {analytics.map(({ provider, id, script: src }) => (
        <script
          key={provider}
          type="module"
          src={src}
          fetchPriority="low"
          {...{ [analyticsAttribute(provider)]: id }}
        />
      ))}
      <script type="speculationrules" dangerouslySetInnerHTML={{ __html: inline.speculationRules }} />
    </>
  );
}

/**
 * Requests the best file of a picture before the parser reaches it
 * (https://web.dev/articles/preload-responsive-images).
 */
function PicturePreload({ picture: { sources, src, sizes } }: { picture: ResolvedPicture }) {
  const [best] = sources;
  const choice = best ? { imageSrcSet: best.srcSet, imageSizes: sizes, type: best.type } : { href: src };
  return <link rel="preload" as="image" fetchPriority="high" {...choice} />;
}

/**
 * Prerenders a page when the pointer rests on a link to it or a finger touches it, so that it appears at once
 * (https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API). Only files, such as pictures, have a dot in their
 * address.
 */
function speculationRules(base: string): string {
  return JSON.stringify({
    prerender: [
      {
        where: { and: [{ href_matches: `${base}/*` }, { not: { href_matches: `${base}/*.*` } }] },
        eagerness: 'moderate',
      },
    ],
  });
}

/** Returns a language and a territory (https://ogp.me/#optional). */
function openGraphLocale(site: SiteFacts): string {
  const { language, region } = localeOf(site);
  return `${language}_${region}`;
}
