import type { CardBrief, SocialCard } from '../assets/cards.tsx';
import type { Picture } from '../assets/pictures.ts';
import type { Theme } from '../assets/theme.ts';
import type { Sections } from '../check/sections.ts';
import type { Site, SitePage } from '../plan/resolve.ts';
import { type Body, renderBody } from './body.tsx';
import { cardBrief, markAddress } from './card-brief.tsx';
import { renderMeta } from './meta.tsx';

/** A page as HTML, still without the stylesheet, fonts and scripts that are made for it. */
export interface RenderedPage {
  page: SitePage;
  /** The part of `<head>` that says what the page is. */
  meta: string;
  body: Body;
  card: SocialCard;
}

export interface Renderer {
  sections: Sections;
  theme: Theme;
  designCard: (brief: CardBrief) => SocialCard;
}

/**
 * Renders every page of a site.
 *
 * @param known bodies by route that are known to be what would be rendered, such as those that an edit left alone
 */
export function render(
  site: Site,
  pictures: ReadonlyMap<string, Picture>,
  { sections, theme, designCard }: Renderer,
  known: ReadonlyMap<string, Body> = new Map(),
): RenderedPage[] {
  const mark = markAddress(site, theme);
  const themeColor = theme.color('linen');
  const pages = site.pages.map((page) => {
    const body = known.get(page.route) ?? renderBody(page, site, sections, pictures);
    return { page, body, card: designCard(cardBrief(page, body.html, site, mark)) };
  });
  const image = pages.find(({ page }) => page.route === '/')?.card.path ?? '';
  return pages.map((rendered) => {
    const meta = renderMeta(rendered.page, site, { sections, card: rendered.card, image, themeColor });
    return { ...rendered, meta };
  });
}
