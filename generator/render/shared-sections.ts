import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { FrameContext, PageContext } from '../../templates/define.ts';
import type { SectionData } from '../check/schema/page-schema.ts';
import { type RenderedPart, recorded, renderPart, wouldBeSame } from './frame.ts';
import { traitsOf } from './page-traits.ts';
import { htmlOf, partMark, partNames, piecesOf } from './pieces.ts';

/** A section of a page, and the view of its type. */
interface ShownSection {
  /** The pages of one definition share this object if their data is the same. */
  data: SectionData;
  ground: string;
  /** Its number on the page. */
  index: number;
  view: (context: PageContext) => ReactNode;
}

/** Returns a section in the form that other pages share. Returns null for one that must be rendered with its page. */
export type ShareSection = (section: ShownSection, context: PageContext) => RenderedPart | null;

/** The result of rendering a section. */
interface KeptSection extends Pick<ShownSection, 'ground' | 'index'> {
  /** Null if it depends on its page. */
  part: RenderedPart | null;
}

/** Sections that read something different on every page are rendered with their pages. */
const maxKept = 20;

/** Prepares what all pages of a site share. */
export function sectionSharer(): ShareSection {
  const kept = new WeakMap<SectionData, KeptSection[]>();
  return (section, context) => {
    const { data, ground, index } = section;
    const known = kept.get(data);
    // Most sections are on one page, and rendering them with it takes less time.
    if (!known) kept.set(data, []);
    if (!known || known.length === maxKept) return null;
    const isSame = (one: KeptSection) =>
      one.ground === ground && one.index === index && (!one.part || wouldBeSame(one.part, context));
    const same = known.find(isSame);
    if (same) return same.part;
    const part = renderAlone(section, context);
    known.push({ ground, index, part });
    return part;
  };
}

/** The prefix of the ids that React makes for a place on the page (https://react.dev/reference/react/useId). */
const placePrefix = 'place';

/**
 * Renders a section separately, as it would be on its page. Returns null if it depends on more of the page than the
 * frame.
 */
function renderAlone({ view, index }: ShownSection, context: PageContext): RenderedPart | null {
  const { recording, read } = recorded(context);
  const parts = new Map<string, RenderedPart>();
  try {
    const html = renderToStaticMarkup(view(withoutPage(recording, index, parts)), { identifierPrefix: placePrefix });
    if (html.includes(`_${placePrefix}R`)) return null;
    const pieces = piecesOf(html, parts);
    const { classes, content } = traitsOf(pieces, true);
    const policies = [...parts.values()].flatMap((part) => part.policies);
    return { html: htmlOf(pieces), classes, content, policies, ...read() };
  } catch (error) {
    if (error === needsPage) return null;
    throw error;
  }
}

const needsPage = new Error('The section reads what only its page has');

/** Returns a context that changes nothing on the page, and aborts a section that reads what only its page has. */
function withoutPage(recording: FrameContext, index: number, parts: Map<string, RenderedPart>): PageContext {
  const nameOf = partNames(String(index));
  const fail = () => {
    throw needsPage;
  };
  return {
    ...recording,
    get page() {
      return fail();
    },
    posts: fail,
    uniqueId: fail,
    picture: fail,
    shared: (name, part) => {
      const own = nameOf(name);
      parts.set(own, renderPart(own, part, recording));
      return partMark(own);
    },
    later: fail,
  };
}
