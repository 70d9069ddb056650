import type { CardBrief, SocialCard } from '../assets/cards.tsx';
import type { Picture } from '../assets/pictures.ts';
import type { Theme } from '../assets/theme.ts';
import type { Sections } from '../check/sections.ts';
import type { Site, SitePage } from '../plan/resolve.ts';
import { during } from '../report/fault.ts';
import { type Body, renderBody } from './body.tsx';
import { cardBrief, markUrl } from './card-brief.tsx';
import { renderMeta } from './meta.tsx';

/** A page as HTML, without its stylesheet, fonts, and scripts. */
export interface RenderedPage {
  page: SitePage;
  /** The part of `<head>` for search engines and shared links. */
  meta: string;
  body: Body;
  card: SocialCard;
}

/** What rendering needs from `tools.ts`. */
export interface RenderTools {
  sections: Sections;
  theme: Theme;
  designCard: (brief: CardBrief) => SocialCard;
}

/**
 * Renders every page of a site.
 *
 * @param unchanged bodies, by route, that need not be rendered again after an edit
 */
export function render(
  site: Site,
  pictures: ReadonlyMap<string, Picture>,
  { sections, theme, designCard }: RenderTools,
  unchanged: ReadonlyMap<string, Body> = new Map(),
): RenderedPage[] {
  const mark = markUrl(site, theme);
  const themeColor = theme.color('linen');
  const pages = site.pages.map((page) => {
    const body = unchanged.get(page.route) ?? renderBody(page, site, sections, pictures);
    const card = during(`${page.source.file}, its social card`, () =>
      designCard(cardBrief(page, body.html, site, mark)),
    );
    return { page, body, card };
  });
  const image = pages.find(({ page }) => page.route === '/')?.card.path ?? '';
  return pages.map((rendered) => {
    const meta = during(`${rendered.page.source.file}, its <head>`, () =>
      renderMeta(rendered.page, site, { sections, card: rendered.card, image, themeColor }),
    );
    return { ...rendered, meta };
  });
}
