import { renderToStaticMarkup } from 'react-dom/server';
import { Meta } from '../../templates/head.tsx';
import {
  breadcrumbData,
  businessData,
  businessReference,
  postData,
  serviceData,
} from '../../templates/structured-data.ts';
import type { SocialCard } from '../assets/cards.tsx';
import { type Sections, sectionOf } from '../check/sections.ts';
import { canonical, feedRoute, href } from '../plan/address.ts';
import type { SitePage } from '../plan/placed-page.ts';
import type { Site } from '../plan/resolve.ts';

export interface MetaOptions {
  sections: Sections;
  card: SocialCard | null;
  themeColor: string;
}

/** Renders the part of `<head>` for search engines and shared links. It needs no file to be made first. */
export function renderMeta(
  page: SitePage,
  { facts, hasPosts }: Site,
  { sections, card, themeColor }: MetaOptions,
): string {
  const picture = card && canonical(`/${card.path}`, facts);
  return renderToStaticMarkup(
    <Meta
      site={facts}
      seo={page.data.seo}
      card={card && picture ? { address: picture, alt: card.alt } : null}
      canonical={canonical(page.facts.route, facts)}
      graph={graphOf(page, facts, sections, picture)}
      published={page.facts.published ?? null}
      feed={hasPosts ? href(feedRoute, facts) : null}
      favicon={href('/favicon.svg', facts)}
      manifest={href('/site.webmanifest', facts)}
      themeColor={themeColor}
    />,
  );
}

/** @param picture the address of the card, which on the home page is a picture of the business */
function graphOf(page: SitePage, facts: Site['facts'], sections: Sections, picture: string | null): object[] {
  const { route, name, trail, town } = page.facts;
  const address = (to: string) => canonical(to, facts);
  const service = page.data.structuredData;
  return [
    route === '/' ? businessData(facts, address, picture) : businessReference(facts, address, town),
    ...(page.facts.published ? [postData(page.facts, page.data.seo.description, picture, address)] : []),
    ...(service ? [serviceData(service, facts, address, route)] : []),
    ...page.data.sections.flatMap((data) => sectionOf(data, sections).structuredData?.(data) ?? []),
    ...(trail.length > 0 ? [breadcrumbData(trail, name, route, address)] : []),
  ];
}
