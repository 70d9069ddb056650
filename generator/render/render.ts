import { brandMark } from '../assets/cards/brand-mark.ts';
import type { CardBrief, SocialCard } from '../assets/cards/cards.tsx';
import type { Picture } from '../assets/pictures/pictures.ts';
import type { Theme } from '../assets/styles/theme.ts';
import type { SectionTypes } from '../check/schema/sections.ts';
import type { Page } from '../plan/page.ts';
import type { Site } from '../plan/resolve.ts';
import { during } from '../report/fault.ts';
import { type Body, bodyRenderer } from './body.tsx';
import { renderMeta } from './meta.tsx';
import { pageCards } from './page-cards.ts';

/** A page as HTML, without its stylesheet, fonts, and scripts. */
export interface RenderedPage {
  page: Page;
  /** The part of `<head>` for search engines and shared links. */
  meta: string;
  body: Body;
  /** Null if the site has no cards. */
  card: SocialCard | null;
}

/** What rendering needs from `tools.ts`. */
interface RenderTools {
  sections: SectionTypes;
  theme: Theme;
  designCard: (brief: CardBrief) => SocialCard;
}

/** Renders one page of a site, without keeping it. */
export type RenderPage = (page: Page) => RenderedPage;

/** Prepares what all pages of a site share. */
export function renderer(
  site: Site,
  pictures: ReadonlyMap<string, Picture>,
  { sections, theme, designCard }: RenderTools,
): RenderPage {
  const themeColor = theme.color('linen');
  const renderBody = bodyRenderer(site, sections, pictures);
  const mark = brandMark(site.facts, pictures);
  const cardOf = pageCards(site, mark, designCard, renderBody);
  return (page) => {
    const body = renderBody(page);
    const card = cardOf(page, body);
    const meta = during(`${page.source.file}, its <head>`, () =>
      renderMeta(page, site, { sections, card, mark, themeColor }),
    );
    return { page, meta, body, card };
  };
}
