import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { FrameContext, Ground, Logo, PageContext, ResolvedPicture } from '../../templates/define.ts';
import type { SiteFacts } from '../../templates/facts/site.ts';
import { pageTemplates } from '../../templates/page-templates.ts';
import type { PolicySources } from '../../templates/policy-sources.ts';
import type { Picture, PictureVariant } from '../assets/pictures/pictures.ts';
import type { SectionData } from '../check/schema/page-schema.ts';
import { type Sections, sectionOf } from '../check/schema/sections.ts';
import { readLink } from '../plan/links/link-target.ts';
import type { SitePage } from '../plan/placed-page.ts';
import type { Site } from '../plan/resolve.ts';
import { during, Fault } from '../report/fault.ts';
import { partMark, partRenderer, policiesOf, type RenderedPart, type RenderPart, withParts } from './frame.ts';
import { logoOf } from './logo.ts';
import { type PageTraits, traitsOf } from './markup.ts';
import { type PagePictures, pagePictures } from './page-pictures.ts';
import { uniqueIds } from './unique-ids.ts';

/** The inside of `<body>`, and the pictures that it shows. */
export interface Body extends Pick<PageTraits, 'classes' | 'content'> {
  html: string;
  pictures: PictureVariant[];
  /** The picture to preload. */
  preload: ResolvedPicture | null;
  /** What its sections and widgets need besides the files of the site. */
  policies: PolicySources[];
}

/** How many sections may be visible without scrolling, on a large screen in portrait orientation. */
const firstScreen = 2;

type RenderBody = (page: SitePage) => Body;

/** Prepares what all pages of a site share. */
export function bodyRenderer(site: Site, sections: Sections, pictures: ReadonlyMap<string, Picture>): RenderBody {
  const renderPart = partRenderer();
  const { logo, files } = logoOf(site.facts, pictures);
  return (page) => {
    const shown = pagePictures(pictures, site.facts);
    const body = renderBody(page, workOn(page, site, logo, shown, renderPart), site.facts, sections);
    return { ...body, pictures: [...files, ...body.pictures] };
  };
}

/** What the views of a page get, and what they show with it. */
interface PageWork {
  /** @param index of the section; the number of sections for the template */
  contextFor: (index: number) => PageContext;
  shown: PagePictures;
  parts: ReadonlyMap<string, RenderedPart>;
}

function workOn(page: SitePage, site: Site, logo: Logo, shown: PagePictures, renderPart: RenderPart): PageWork {
  const { facts, footerFor, linkTo, files } = site;
  const parts = new Map<string, RenderedPart>();
  const frame: FrameContext = {
    site: facts,
    logo,
    footer: footerFor(page.town),
    isHere: (to) => to === page.route,
    link: linkTo,
    fileSize: (to) => {
      const target = readLink(to, facts);
      return target.kind === 'page' ? files.get(target.route ?? '') : undefined;
    },
  };
  const { facts: ownFacts } = page;
  const uniqueId = uniqueIds(page);
  const contextFor = (index: number): PageContext => ({
    ...frame,
    page: ownFacts,
    uniqueId,
    // Only sections that list posts read the pages that they are on.
    get posts() {
      return site.posts();
    },
    picture: (file, slot) => shown.show(file, slot, index < firstScreen),
    shared: (name, part) => {
      parts.set(name, renderPart(name, part, frame));
      return partMark(name);
    },
  });
  return { contextFor, shown, parts };
}

/** Renders the sections of a page inside its template. */
function renderBody(
  page: SitePage,
  { contextFor, shown, parts }: PageWork,
  facts: SiteFacts,
  sections: Sections,
): Body {
  const views = withGrounds(page, sections).map((data, index) => {
    const view = during(sectionName(page, index), () => sectionOf(data, sections).view(data, contextFor(index)));
    // biome-ignore lint/suspicious/noArrayIndexKey: a page is rendered once, so its sections never move.
    return <Fragment key={index}>{view}</Fragment>;
  });
  const ofSections = page.data.sections.flatMap((data, index) =>
    during(sectionName(page, index), () => sectionOf(data, sections).policy?.(data, facts) ?? []),
  );
  const template = pageTemplates[page.data.template];
  try {
    const inside = renderToStaticMarkup(template(views, contextFor(views.length)));
    const { classes, content, islands } = traitsOf(inside);
    const frame = [...parts.values()];
    for (const part of frame) for (const names of part.classes) classes.add(names);
    const policies = [...ofSections, ...policiesOf(islands), ...frame.flatMap((part) => part.policies)];
    const html = withParts(inside, parts);
    return { html, classes, content, pictures: shown.files, preload: shown.preload(), policies };
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
