import { once } from '../../templates/memoized.ts';
import type { Picture } from '../assets/pictures/pictures.ts';
import type { Definitions } from '../check/definition.ts';
import type { PageData } from '../check/schema/page-schema.ts';
import type { SectionTypes } from '../check/schema/sections.ts';
import { plan } from '../plan/plan.ts';
import { tracedTowns } from '../plan/towns/traced-town.ts';
import type { Trusted } from '../plan/trusted.ts';
import { bodyRenderer } from './body.tsx';
import { htmlOf } from './pieces.ts';
import { closeMarks, marker, type TracedText, unmark } from './provenance-marks.ts';

/** A page that was rendered again with marks around every text, which give its location in the YAML. */
export interface TracedPage {
  /** The inside of `<body>`. */
  html: string;
  /** The texts in the definition of the page, such as its title, with marks. */
  data: PageData;
  /** Removes the marks from text or an attribute, and splits it by the leaves it comes from. */
  partsOf: (marked: string) => TracedText[];
}

/** Returns null if no page has the route. */
export type Trace = (route: string) => TracedPage | null;

/** All texts are valid, and are filled in for the pages that are traced. */
const allTrusted: Trusted = { isTrusted: () => true, isTrustedTown: () => true, makeTowns: tracedTowns };

/**
 * Traces rendered words to their location in the YAML. The first call plans the site with marks, and every call fills
 * in and renders one page, so a build with nothing to trace takes no longer.
 */
export function tracer(
  definitions: Definitions,
  pictures: ReadonlyMap<string, Picture>,
  sections: SectionTypes,
): Trace {
  const { mark, leaves } = marker();
  const partsOf: TracedPage['partsOf'] = (marked) => unmark(marked, leaves);
  const prepared = once(() => {
    const { site } = plan(definitions, { sections, areAllRead: true, mark, trusted: allTrusted });
    return { site, renderBody: bodyRenderer(site, sections, pictures) };
  });
  return (route) => {
    const { site, renderBody } = prepared();
    const page = site.byRoute.get(route);
    return page ? { html: closeMarks(htmlOf(renderBody(page).pieces)), data: page.data, partsOf } : null;
  };
}
