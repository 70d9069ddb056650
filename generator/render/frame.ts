import { renderToStaticMarkup } from 'react-dom/server';
import type { FrameContext, FramePart } from '../../templates/define.ts';
import type { SiteFacts } from '../../templates/facts/site.ts';
import type { PolicySources } from '../../templates/policy-sources.ts';
import { widgetPolicy } from '../../templates/widget-policies.ts';
import { type PageTraits, traitsOf } from './page-traits.ts';

/** Part of a page that other pages share, and what its appearance depends on. */
export interface RenderedPart extends Pick<PageTraits, 'classes' | 'content'>, FrameAnswers {
  html: string;
  /** What its widgets need to load from outside the site. */
  policies: PolicySources[];
}

/** What a part read from the page that it was rendered for. */
interface FrameAnswers {
  /** Null if it shows nothing of the footer. */
  footer: SiteFacts['footer'] | null;
  answers: readonly (readonly [to: string, isHere: boolean])[];
}

/** A part that is hidden at first. Its page does not need the styles of its classes. */
export interface LaterPart extends RenderedPart {
  later: { name: string; classes: RenderedPart['classes'] };
}

/** Renders a part of the frame, or returns an identical one from the cache. */
export type RenderPart<P extends RenderedPart = RenderedPart> = (
  name: string,
  part: FramePart,
  context: FrameContext,
) => P;

/** Each page of a town may have its own footer, so only the parts that were rendered last are kept. */
const maxKept = 20;

/** Returns a function that renders a part only if no page so far has an identical one. */
export function partRenderer<P extends RenderedPart>(render: RenderPart<P>): RenderPart<P> {
  const kept = new Map<string, readonly P[]>();
  return (name, part, context) => {
    const known = kept.get(name) ?? [];
    const same = known.find((one) => wouldBeSame(one, context));
    if (same) return same;
    const rendered = render(name, part, context);
    kept.set(name, [rendered, ...known].slice(0, maxKept));
    return rendered;
  };
}

/** Returns true if a part would read the same from a page as from the one that it was rendered for. */
export const wouldBeSame = ({ footer, answers }: FrameAnswers, context: FrameContext): boolean =>
  (footer === null || footer === context.footer()) && answers.every(([to, isHere]) => context.isHere(to) === isHere);

/** Renders a part of a page, and records what it read from the page. */
export function renderPart(name: string, part: FramePart, context: FrameContext): RenderedPart {
  const { recording, read } = recorded(context);
  const html = renderToStaticMarkup(part(recording), { identifierPrefix: name });
  const { classes, content, islands } = traitsOf([html], true);
  return { html, classes, content, policies: policiesOf(islands), ...read() };
}

/**
 * Renders a part of a page that is hidden at first. Its classes move to `later`, so that the page's stylesheet does not
 * get their rules.
 */
export function renderLaterPart(name: string, part: FramePart, context: FrameContext): LaterPart {
  const rendered = renderPart(name, part, context);
  return { ...rendered, classes: new Set(), later: { name, classes: rendered.classes } };
}

/** Returns a context that records what is read from it. */
export function recorded(context: FrameContext): { recording: FrameContext; read: () => FrameAnswers } {
  const { site, logo, link, fileSize } = context;
  const answers: [string, boolean][] = [];
  let footer: FrameAnswers['footer'] = null;
  const recording: FrameContext = {
    site,
    logo,
    link,
    fileSize,
    footer: () => {
      footer = context.footer();
      return footer;
    },
    isHere: (to) => {
      const isHere = context.isHere(to);
      answers.push([to, isHere]);
      return isHere;
    },
  };
  return { recording, read: () => ({ footer, answers }) };
}

/** Returns what a page must allow for the widgets on it. */
export const policiesOf = (islands: PageTraits['islands']): PolicySources[] =>
  islands.map(({ widget, props }) => widgetPolicy(widget, props));
