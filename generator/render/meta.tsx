import { renderToStaticMarkup } from 'react-dom/server';
import { Meta } from '../../templates/head.tsx';
import { breadcrumbData, businessData, serviceData } from '../../templates/structured-data.ts';
import type { SocialCard } from '../assets/cards.tsx';
import { type Sections, sectionOf } from '../check/sections.ts';
import { canonical, href } from '../plan/address.ts';
import type { Site, SitePage } from '../plan/resolve.ts';

export interface MetaOptions {
  sections: Sections;
  card: SocialCard;
  /** The path of a picture of the business, relative to the output folder. */
  image: string;
  themeColor: string;
}

/** Renders the part of `<head>` for search engines and shared links. It needs no file to be made first. */
export function renderMeta(
  page: SitePage,
  { facts }: Site,
  { sections, card, image, themeColor }: MetaOptions,
): string {
  return renderToStaticMarkup(
    <Meta
      site={facts}
      seo={page.data.seo}
      card={{ address: canonical(`/${card.path}`, facts), alt: card.alt }}
      canonical={canonical(page.facts.route, facts)}
      graph={graphOf(page, facts, sections, canonical(`/${image}`, facts))}
      favicon={href('/favicon.svg', facts)}
      manifest={href('/site.webmanifest', facts)}
      themeColor={themeColor}
    />,
  );
}

function graphOf(page: SitePage, facts: Site['facts'], sections: Sections, image: string): object[] {
  const { route, name, trail } = page.facts;
  const address = (to: string) => canonical(to, facts);
  const service = page.data.structuredData;
  return [
    businessData(facts, address, image),
    ...(service ? [serviceData(service, facts, address, route)] : []),
    ...page.data.sections.flatMap((data) => sectionOf(data, sections).structuredData?.(data) ?? []),
    ...(trail.length > 0 ? [breadcrumbData(trail, name, route, address)] : []),
  ];
}
