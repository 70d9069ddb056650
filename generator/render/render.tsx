import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { AnySection, Ground, PageContext, ResolvedPicture } from '../../templates/define.ts';
import { Head } from '../../templates/document.tsx';
import { pageTemplates } from '../../templates/page-templates.ts';
import { breadcrumbData, businessData, serviceData } from '../../templates/structured-data.ts';
import type { SocialCard } from '../assets/cards.tsx';
import type { Font } from '../assets/fonts.ts';
import type { Picture, Variant } from '../assets/pictures.ts';
import type { SectionData } from '../check/page-schema.ts';
import type { Sections } from '../check/sections.ts';
import { canonical, href, outputFile } from '../plan/address.ts';
import { readLink } from '../plan/link-target.ts';
import type { Site, SitePage } from '../plan/resolve.ts';
import { openAlbum } from './album.ts';

/** A file below the output folder. */
export interface OutputFile {
  path: string;
  content: string | Uint8Array;
}

/** A file that may still have to be made. */
export interface PlannedFile {
  path: string;
  content: OutputFile['content'] | (() => Promise<Uint8Array>);
}

/** What stands in `<body>`, and the page it belongs to. */
export interface Body {
  page: SitePage;
  html: string;
  /** The files of its pictures, and the picture that its first screen waits for. */
  pictures: Variant[];
  preload: ResolvedPicture | null;
}

/** How many sections a first screen can show, where a large screen stands upright. */
const firstScreen = 2;

export function renderBody(
  page: SitePage,
  site: Site,
  sections: Sections,
  pictures: ReadonlyMap<string, Picture>,
): Body {
  const album = openAlbum(pictures, site.facts);
  const context = (index: number) =>
    contextOf(page, site, (file, place) => album.show(file, place, index < firstScreen));
  let lastLight: Ground = 'sand';
  const views = page.data.sections.map((data, index) => {
    const section = sectionOf(data, sections);
    const ground = (data.ground as Ground | undefined) ?? section.ground ?? (lastLight === 'sand' ? 'linen' : 'sand');
    if (ground !== 'dusk') lastLight = ground;
    // biome-ignore lint/suspicious/noArrayIndexKey: a page is rendered once, so its sections never move.
    return <Fragment key={index}>{section.view({ ...data, ground }, context(index))}</Fragment>;
  });
  const template = pageTemplates[page.data.template];
  const html = renderToStaticMarkup(template(views, context(page.data.sections.length)));
  return { page, html, pictures: album.files, preload: album.first() };
}

export interface Dress {
  css: string;
  fonts: readonly Font[];
  /** The path of the client script's entry. */
  script: string;
  themeColor: string;
  card: SocialCard;
  /** The path of a picture of the business. */
  image: string;
}

/** The whole HTML document of a page. */
export function renderPage(
  { page, html, preload }: Body,
  site: Site,
  sections: Sections,
  { css, fonts, script, themeColor, card, image }: Dress,
): OutputFile {
  const { facts } = site;
  const { route } = page.facts;
  const asset = (path: string) => href(`/${path}`, facts);
  const fontRules = fonts.map((font) => font.css(asset(font.path))).join('');
  const head = renderToStaticMarkup(
    <Head
      site={facts}
      seo={page.data.seo}
      card={{ address: canonical(`/${card.path}`, facts), alt: card.alt }}
      canonical={canonical(route, facts)}
      graph={graphOf(page, site, sections, canonical(`/${image}`, facts))}
      css={fontRules + css}
      fonts={fonts.map((font) => asset(font.path))}
      picture={preload}
      script={asset(script)}
      favicon={asset('favicon.svg')}
      manifest={asset('site.webmanifest')}
      themeColor={themeColor}
    />,
  );
  return {
    path: outputFile(route),
    content: `<!doctype html><html lang="${facts.language}">${head}<body>${html}</body></html>\n`,
  };
}

function graphOf(page: SitePage, { facts }: Site, sections: Sections, image: string): object[] {
  const { route, name, trail } = page.facts;
  const address = (to: string) => canonical(to, facts);
  const service = page.data.structuredData;
  return [
    businessData(facts, address, image),
    ...(service ? [serviceData(service, facts, address, route)] : []),
    ...page.data.sections.flatMap((data) => sectionOf(data, sections).structuredData?.(data) ?? []),
    ...(trail.length > 0 ? [breadcrumbData(trail, name, route, address)] : []),
  ];
}

function contextOf(page: SitePage, { facts }: Site, picture: PageContext['picture']): PageContext {
  return {
    site: facts,
    page: page.facts,
    link: (to) => {
      const target = readLink(to, facts);
      if (target.kind === 'address') return { href: target.href, external: target.external };
      if (target.kind !== 'page') throw new Error(`The link "${to}" was not checked`);
      const path = target.route ? href(target.route, facts) : '';
      return { href: target.anchor === null ? path : `${path}#${target.anchor}`, external: false };
    },
    picture,
  };
}

function sectionOf(data: SectionData, sections: Sections): AnySection {
  const section = sections.get(data.type);
  if (!section) throw new Error(`The section type "${data.type}" was not checked`);
  return section;
}
