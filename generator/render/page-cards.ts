import type { BrandMark } from '../assets/cards/brand-mark.ts';
import type { CardBrief, SocialCard } from '../assets/cards/cards.tsx';
import type { Page } from '../plan/page.ts';
import type { Site } from '../plan/resolve.ts';
import { during } from '../report/fault.ts';
import type { Body } from './body.tsx';
import { cardBrief } from './card-brief.ts';
import { htmlOf } from './pieces.ts';

/**
 * Returns the card that a page refers to: its own, that of the home page, or none, depending on `cards` in site.yaml.
 */
type CardOf = (page: Page, body: Body) => SocialCard | null;

/** Names and describes the cards of a site, without drawing them. */
export function pageCards(
  site: Site,
  mark: BrandMark,
  designCard: (brief: CardBrief) => SocialCard,
  render: (page: Page) => Body,
): CardOf {
  const { cards = 'page' } = site.facts;
  const design: CardOf = (page, body) =>
    during(`${page.source.file}, its social card`, () => designCard(cardBrief(page, htmlOf(body.pieces), mark, site)));
  if (cards === 'page') return design;
  const home = cards === 'site' ? site.pages.find(({ route }) => route === '/') : undefined;
  const card = home ? design(home, render(home)) : null;
  return () => card;
}
