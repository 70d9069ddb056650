import { Fragment, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Ground, PageContext, ResolvedPicture } from '../../templates/define.ts';
import type { SiteFacts } from '../../templates/facts/site.ts';
import { pageTemplates } from '../../templates/page-templates.ts';
import type { PolicySources } from '../../templates/policy-sources.ts';
import type { Picture, PictureVariant } from '../assets/pictures/pictures.ts';
import type { SectionData } from '../check/schema/page-schema.ts';
import { type SectionTypes, sectionTypeOf } from '../check/schema/sections.ts';
import type { Page } from '../plan/page.ts';
import type { Site } from '../plan/resolve.ts';
import { during, Fault } from '../report/fault.ts';
import { type LaterPart, partRenderer, policiesOf, renderLaterPart, renderPart } from './frame.ts';
import { logoOf } from './logo.ts';
import { pagePictures } from './page-pictures.ts';
import { type PageTraits, traitsOf } from './page-traits.ts';
import { type PageWork, workOn } from './page-work.ts';
import { type Piece, partMark, partNames, piecesOf } from './pieces.ts';
import { sectionSharer } from './shared-sections.ts';

/** The inside of `<body>`, and the pictures it shows. */
export interface Body extends Pick<PageTraits, 'classes' | 'content'> {
  /** Its HTML, split so that a part that other pages share is one piece. */
  pieces: readonly Piece[];
  /** The classes of the parts that are hidden at first, which are not among its classes. */
  later: readonly LaterPart['later'][];
  pictures: PictureVariant[];
  /** The picture to preload. */
  preload: ResolvedPicture | null;
  /** What its sections and widgets need to load from outside the site. */
  policies: PolicySources[];
}

type RenderBody = (page: Page) => Body;

/** Prepares what all pages of a site share. */
export function bodyRenderer(site: Site, sections: SectionTypes, pictures: ReadonlyMap<string, Picture>): RenderBody {
  const sharing = {
    sharePart: partRenderer(renderPart),
    shareLaterPart: partRenderer(renderLaterPart),
    shareSection: sectionSharer(),
  };
  const { logo, files } = logoOf(site.facts, pictures);
  return (page) => {
    const shown = pagePictures(pictures, site.facts);
    const body = renderBody(page, workOn(page, site, logo, shown, sharing), site.facts, sections);
    return { ...body, pictures: [...files, ...body.pictures] };
  };
}

/** Renders the sections of a page inside its template. */
function renderBody(page: Page, work: PageWork, facts: SiteFacts, sections: SectionTypes): Body {
  const { contextFor, shown, parts, later } = work;
  const views = viewsOf(page, work, sections);
  const ofSections = page.data.sections.flatMap((data, index) =>
    during(sectionName(page, index), () => sectionTypeOf(data, sections).policy?.(data, facts) ?? []),
  );
  const template = pageTemplates[page.data.template];
  try {
    const inside = renderToStaticMarkup(template(views, contextFor(views.length, partNames(''))));
    const pieces = piecesOf(inside, parts);
    const { classes, content, islands } = traitsOf(pieces);
    const ofParts = [...parts.values()].flatMap((part) => part.policies);
    const policies = [...ofSections, ...policiesOf(islands), ...ofParts];
    return {
      pieces,
      classes,
      content,
      later,
      pictures: shown.files,
      preload: shown.preload(),
      policies,
    };
  } catch (error) {
    // React renders the views of all sections together. Rendering them one by one identifies the one that fails.
    for (const [index, view] of views.entries()) during(sectionName(page, index), () => renderToStaticMarkup(view));
    throw new Fault(`${page.source.file}, template "${page.data.template}"`, error);
  }
}

/**
 * Returns the sections of a page as React elements. Sections that other pages share become marks, and are added to the
 * parts.
 */
function viewsOf(page: Page, { contextFor, parts, shareSection }: PageWork, sections: SectionTypes): ReactElement[] {
  return withGrounds(page, sections).map(([data, ground], index) => {
    const view = (context: PageContext) => sectionTypeOf(data, sections).view({ ground, ...data }, context);
    const show = () => {
      const context = contextFor(index);
      const part = shareSection({ data, ground, index, view }, context);
      if (!part) return view(context);
      const name = `section${index}`;
      parts.set(name, part);
      return partMark(name);
    };
    // biome-ignore lint/suspicious/noArrayIndexKey: a page is rendered once, so its sections never move.
    return <Fragment key={index}>{during(sectionName(page, index), show)}</Fragment>;
  });
}

/** Returns a name such as "pages/home.yaml, section 2 (hero)". */
const sectionName = ({ source, data }: Page, index: number) =>
  `${source.file}, section ${index + 1} (${data.sections[index]?.type})`;

/**
 * Returns the sections with their grounds: the one that a section names, or otherwise the two light grounds in turn.
 */
function withGrounds({ data }: Page, sections: SectionTypes): [SectionData, Ground][] {
  let lastLight: Ground = 'sand';
  return data.sections.map((section) => {
    const named = (section.ground as Ground | undefined) ?? sectionTypeOf(section, sections).ground;
    const ground = named ?? (lastLight === 'sand' ? 'linen' : 'sand');
    if (ground !== 'dusk') lastLight = ground;
    return [section, ground];
  });
}
