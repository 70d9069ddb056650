import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Ground, PageContext, ResolvedPicture } from '../../templates/define.ts';
import { pageTemplates } from '../../templates/page-templates.ts';
import type { Picture, Variant } from '../assets/pictures.ts';
import type { SectionData } from '../check/page-schema.ts';
import { type Sections, sectionOf } from '../check/sections.ts';
import { href } from '../plan/address.ts';
import { readLink } from '../plan/link-target.ts';
import type { Site, SitePage } from '../plan/resolve.ts';
import { openAlbum } from './album.ts';

/** The inside of `<body>`, and the pictures that it shows. */
export interface Body {
  html: string;
  pictures: Variant[];
  /** The picture that the first screen waits for. */
  preload: ResolvedPicture | null;
}

/** How many sections a first screen can show, where a large screen stands upright. */
const firstScreen = 2;

/** Renders the sections of a page in the frame of its template. */
export function renderBody(
  page: SitePage,
  { facts }: Site,
  sections: Sections,
  pictures: ReadonlyMap<string, Picture>,
): Body {
  const album = openAlbum(pictures, facts);
  const contextFor = (index: number): PageContext => ({
    site: facts,
    page: page.facts,
    link: (to) => linkTo(to, facts),
    picture: (file, place) => album.show(file, place, index < firstScreen),
  });
  const views = withGrounds(page, sections).map((data, index) => {
    const view = sectionOf(data, sections).view(data, contextFor(index));
    // biome-ignore lint/suspicious/noArrayIndexKey: a page is rendered once, so its sections never move.
    return <Fragment key={index}>{view}</Fragment>;
  });
  const template = pageTemplates[page.data.template];
  const html = renderToStaticMarkup(template(views, contextFor(page.data.sections.length)));
  return { html, pictures: album.files, preload: album.first() };
}

/** The sections, each with its ground: the one that it names, or the two light ones in turn. */
function withGrounds({ data }: SitePage, sections: Sections): (SectionData & { ground: Ground })[] {
  let lastLight: Ground = 'sand';
  return data.sections.map((section) => {
    const named = (section.ground as Ground | undefined) ?? sectionOf(section, sections).ground;
    const ground = named ?? (lastLight === 'sand' ? 'linen' : 'sand');
    if (ground !== 'dusk') lastLight = ground;
    return { ...section, ground };
  });
}

function linkTo(to: string, facts: Site['facts']): ReturnType<PageContext['link']> {
  const target = readLink(to, facts);
  if (target.kind === 'address') return { href: target.href, external: target.external };
  if (target.kind !== 'page') throw new Error(`The link "${to}" was not checked`);
  const path = target.route ? href(target.route, facts) : '';
  return { href: target.anchor === null ? path : `${path}#${target.anchor}`, external: false };
}
