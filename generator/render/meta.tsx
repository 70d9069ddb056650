import { renderToStaticMarkup } from 'react-dom/server';
import type { PageFacts } from '../../templates/define.ts';
import { Meta } from '../../templates/head.tsx';
import {
  type BusinessImages,
  breadcrumbData,
  businessData,
  businessReference,
  postData,
  serviceData,
  websiteData,
} from '../../templates/structured-data.ts';
import { type BrandMark, iconsOf, touchIcon } from '../assets/cards/brand-mark.ts';
import type { SocialCard } from '../assets/cards/cards.tsx';
import { type SectionTypes, sectionTypeOf } from '../check/schema/sections.ts';
import { isErrorPage, isHidden, type Page } from '../plan/page.ts';
import { pageFacts } from '../plan/page-facts.ts';
import type { Site } from '../plan/resolve.ts';
import { canonical, feedRoute, href } from '../plan/routes/address.ts';

interface MetaOptions {
  sections: SectionTypes;
  card: SocialCard | null;
  mark: BrandMark;
  themeColor: string;
}

/** Renders the part of `<head>` for search engines and shared links. No file needs to be made first. */
export function renderMeta(page: Page, site: Site, { sections, card, mark, themeColor }: MetaOptions): string {
  const { facts, hasPosts } = site;
  const own = pageFacts(page, site);
  const address = ({ path }: { path: string }) => canonical(`/${path}`, facts);
  const icons = iconsOf(mark);
  const largest = typeof mark === 'string' ? undefined : icons.at(-1);
  const images = { picture: card && address(card), logo: largest ? address(largest) : null };
  return renderToStaticMarkup(
    <Meta
      site={facts}
      seo={page.data.seo}
      hidden={facts.hidden === true || isHidden(page)}
      card={card && { address: address(card), alt: card.alt }}
      canonical={isErrorPage(page) ? null : canonical(page.route, facts)}
      graph={graphOf(page, own, facts, sections, images)}
      published={own.published ?? null}
      feed={hasPosts ? href(feedRoute, facts) : null}
      favicon={{ href: href(`/${icons[0].path}`, facts), type: icons[0].type }}
      touchIcon={href(`/${touchIcon.path}`, facts)}
      manifest={href('/site.webmanifest', facts)}
      themeColor={themeColor}
    />,
  );
}

/** @param images the address of the card, which on the home page is a picture of the business, and of its logo */
function graphOf(
  page: Page,
  own: PageFacts,
  facts: Site['facts'],
  sections: SectionTypes,
  images: BusinessImages,
): object[] {
  const { route, name, trail, town } = own;
  const address = (to: string) => canonical(to, facts);
  const service = page.data.structuredData;
  return [
    ...(route === '/'
      ? [businessData(facts, address, images), websiteData(facts, address)]
      : [businessReference(facts, address, town)]),
    ...(own.published ? [postData(own, page.data.seo.description, images.picture, facts.language, address)] : []),
    ...(service ? [serviceData(service, facts, address, own)] : []),
    ...page.data.sections.flatMap((data) => sectionTypeOf(data, sections).structuredData?.(data) ?? []),
    ...(trail.length > 0 && !isErrorPage(page) ? [breadcrumbData(trail, name, route, address)] : []),
  ];
}
