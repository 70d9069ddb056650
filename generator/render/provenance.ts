import type { Picture } from '../assets/pictures.ts';
import type { Definitions } from '../check/check.ts';
import type { Sections } from '../check/sections.ts';
import { plan } from '../plan/plan.ts';
import { renderBody } from './body.tsx';
import { closeMarks, marker, type Part, unmark } from './marks.ts';

/** A page rendered a second time, with a mark around every text that says where it was written. */
export interface TracedPage {
  /** The inside of `<body>`; without its marks it is the HTML of the page. */
  html: string;
  /** Takes the marks out of a text or an attribute, and says for each part which leaf it comes from. */
  partsOf: (marked: string) => Part[];
}

/** Null where there is no such page. */
export type Trace = (route: string) => TracedPage | null;

/**
 * Answers where rendered words were written. The site is planned with marks when somebody first asks, and each call renders
 * one page: a build without anything to point at pays nothing.
 */
export function tracer(definitions: Definitions, pictures: ReadonlyMap<string, Picture>, sections: Sections): Trace {
  const { mark, leaves } = marker();
  const partsOf: TracedPage['partsOf'] = (marked) => unmark(marked, leaves);
  let planned: ReturnType<typeof plan> | null = null;
  return (route) => {
    planned ??= plan(definitions, { complete: true, mark });
    const { site } = planned;
    const page = site.pages.find((one) => one.route === route);
    return page ? { html: closeMarks(renderBody(page, site, sections, pictures).html), partsOf } : null;
  };
}
