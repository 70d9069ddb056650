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
import { during, Fault } from '../report/fault.ts';
import { pagePictures } from './page-pictures.ts';

/** The inside of `<body>`, and the pictures that it shows. */
export interface Body {
  html: string;
  pictures: Variant[];
  /** The picture to preload. */
  preload: ResolvedPicture | null;
}

/** How many sections may be visible without scrolling, on a large screen in portrait orientation. */
const firstScreen = 2;

/** Renders the sections of a page inside its template. */
export function renderBody(
  page: SitePage,
  { facts }: Site,
  sections: Sections,
  pictures: ReadonlyMap<string, Picture>,
): Body {
  const shown = pagePictures(pictures, facts);
  const contextFor = (index: number): PageContext => ({
    site: facts,
    page: page.facts,
    link: (to) => linkTo(to, facts),
    picture: (file, slot) => shown.show(file, slot, index < firstScreen),
  });
  const views = withGrounds(page, sections).map((data, index) => {
    const view = during(sectionName(page, index), () => sectionOf(data, sections).view(data, contextFor(index)));
    // biome-ignore lint/suspicious/noArrayIndexKey: a page is rendered once, so its sections never move.
    return <Fragment key={index}>{view}</Fragment>;
  });
  const template = pageTemplates[page.data.template];
  try {
    const html = renderToStaticMarkup(template(views, contextFor(page.data.sections.length)));
    return { html, pictures: shown.files, preload: shown.preload() };
  } catch (error) {
    // React renders the views of all sections together. Rendered one by one, the one that fails says so.
    for (const [index, view] of views.entries()) during(sectionName(page, index), () => renderToStaticMarkup(view));
    throw new Fault(`${page.source.file}, template "${page.data.template}"`, error);
  }
}

/** "pages/home.yaml, section 2 (hero)" */
function sectionName({ source, data }: SitePage, index: number): string {
  return `${source.file}, section ${index + 1} (${data.sections[index]?.type})`;
}

/** The sections with their grounds: the one that a section names, or else the two light grounds in turn. */
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
