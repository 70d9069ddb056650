import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { FrameContext, FramePart } from '../../templates/define.ts';
import type { PolicySources } from '../../templates/policy-sources.ts';
import { widgetPolicy } from '../../templates/widget-policies.ts';
import { type PageTraits, traitsOf } from './markup.ts';

/** A part of the frame around the sections, and what it read to look as it does. */
export interface RenderedPart extends Pick<PageTraits, 'classes'> {
  html: string;
  /** What its widgets need. */
  policies: PolicySources[];
  /** Null if it shows nothing of the footer. */
  footer: FrameContext['footer'] | null;
  answers: readonly (readonly [to: string, isHere: boolean])[];
}

/** Renders a part of the frame, or returns one that would be the same. */
export type RenderPart = (name: string, part: FramePart, context: FrameContext) => RenderedPart;

/** Each page of a town may have a footer of its own, so only the parts that were rendered last are kept. */
const maxKept = 20;

/** Prepares what all pages of a site share. */
export function partRenderer(): RenderPart {
  const kept = new Map<string, readonly RenderedPart[]>();
  return (name, part, context) => {
    const known = kept.get(name) ?? [];
    const same = known.find(
      ({ footer, answers }) =>
        (footer === null || footer === context.footer) &&
        answers.every(([to, isHere]) => context.isHere(to) === isHere),
    );
    if (same) return same;
    const rendered = renderPart(name, part, context);
    kept.set(name, [rendered, ...known].slice(0, maxKept));
    return rendered;
  };
}

function renderPart(name: string, part: FramePart, context: FrameContext): RenderedPart {
  const { site, logo, link, fileSize } = context;
  const answers: [string, boolean][] = [];
  let footer: RenderedPart['footer'] = null;
  const recording: FrameContext = {
    site,
    logo,
    link,
    fileSize,
    get footer() {
      footer = context.footer;
      return footer;
    },
    isHere: (to) => {
      const isHere = context.isHere(to);
      answers.push([to, isHere]);
      return isHere;
    },
  };
  const html = renderToStaticMarkup(part(recording), { identifierPrefix: name });
  const { classes, islands } = traitsOf(html);
  return { html, classes, policies: policiesOf(islands), footer, answers };
}

/** What a page must allow the widgets on it. */
export const policiesOf = (islands: PageTraits['islands']): PolicySources[] =>
  islands.map(({ widget, props }) => widgetPolicy(widget, props));

/** Marks where a part goes. No text can look like it, because React escapes every `<`, and no section has this element. */
export const partMark = (name: string) => createElement('slot', { name });

export function withParts(html: string, parts: ReadonlyMap<string, RenderedPart>): string {
  return html.replace(/<slot name="(\w+)"><\/slot>/g, (_, name: string) => parts.get(name)?.html ?? '');
}
