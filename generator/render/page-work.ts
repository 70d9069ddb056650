import type { FrameContext, Logo, PageContext } from '../../templates/define.ts';
import { readLink } from '../plan/links/link-target.ts';
import type { Page } from '../plan/page.ts';
import { pageFacts } from '../plan/page-facts.ts';
import type { Site } from '../plan/resolve.ts';
import type { LaterPart, RenderedPart, RenderPart } from './frame.ts';
import type { PagePictures } from './page-pictures.ts';
import { partMark, partNames } from './pieces.ts';
import type { ShareSection } from './shared-sections.ts';
import { uniqueIds } from './unique-ids.ts';

/** How many sections may be visible without scrolling, on a large screen in portrait orientation. */
const firstScreen = 2;

/** Renders parts that pages share only once. */
interface Sharing {
  sharePart: RenderPart;
  shareLaterPart: RenderPart<LaterPart>;
  shareSection: ShareSection;
}

/** The input for the views of a page, and what they show with it. */
export interface PageWork {
  /**
   * @param index the index of the section; the number of sections for the template
   * @param nameOf returns the names of the parts in it
   */
  contextFor: (index: number, nameOf?: (name: string) => string) => PageContext;
  shown: PagePictures;
  parts: Map<string, RenderedPart>;
  later: LaterPart['later'][];
  shareSection: ShareSection;
}

/** Prepares what the views of a page get, and collects what they show. */
export function workOn(
  page: Page,
  site: Site,
  logo: Logo,
  shown: PagePictures,
  { sharePart, shareLaterPart, shareSection }: Sharing,
): PageWork {
  const { facts, footerFor, linkTo, files } = site;
  const parts = new Map<string, RenderedPart>();
  const later: PageWork['later'] = [];
  const footer = footerFor(page.town);
  const frame: FrameContext = {
    site: facts,
    logo,
    footer: () => footer,
    isHere: (to) => to === page.route,
    link: linkTo,
    fileSize: (to) => {
      const target = readLink(to, facts);
      return target.kind === 'page' ? files.get(target.route ?? '') : undefined;
    },
  };
  const ownFacts = pageFacts(page, site);
  const uniqueId = uniqueIds(page);
  const contextFor: PageWork['contextFor'] = (index, nameOf = partNames(String(index))) => ({
    page: ownFacts,
    uniqueId,
    // Only sections that list posts depend on the pages they are on.
    posts: site.posts,
    picture: (file, slot) => shown.show(file, slot, index < firstScreen),
    shared: (name, part) => {
      const own = nameOf(name);
      parts.set(own, sharePart(own, part, frame));
      return partMark(own);
    },
    later: (name, part) => {
      const rendered = shareLaterPart(name, part, frame);
      if (rendered.html !== '') later.push(rendered.later);
      parts.set(name, rendered);
      return partMark(name);
    },
    // Last: see “hidden class” in docs/performance.md.
    ...frame,
  });
  return { contextFor, shown, parts, later, shareSection };
}
