import { createElement, type FunctionComponent, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { islandAttribute, prefixAttribute, propsAttribute } from '../client/protocol.ts';
import type { WidgetName, WidgetProps } from '../client/widgets.ts';

interface Props<N extends WidgetName> {
  widget: N;
  props: WidgetProps<N>;
  className?: string;
}

const views = new Map<string, FunctionComponent<object>>();

/** Registers the component of a widget. The browser loads it on demand; the server needs it before rendering. */
export function addWidget(name: string, view: FunctionComponent<object>): void {
  views.set(name, view);
}

/**
 * A widget in a static page: the server's half of hydration. It is rendered separately, because markup that is rendered in
 * one pass with a static page does not hydrate. The prefix keeps its ids unique on the page.
 */
export function Island<N extends WidgetName>({ widget, props, className }: Props<N>) {
  const prefix = useId().replaceAll(/\W/g, '');
  const view = views.get(widget);
  if (!view) throw new Error(`There is no widget "${widget}". Add a line for it in client/widgets.ts.`);
  const json = JSON.stringify(props);
  const html = renderedOnce(`${widget} ${prefix} ${json}`, () =>
    renderToString(createElement(view, props as object), { identifierPrefix: prefix }),
  );
  const attributes = { [islandAttribute]: widget, [propsAttribute]: json, [prefixAttribute]: prefix };
  return <div className={className} {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Cached, because most pages have the same widgets with the same props. */
const rendered = new Map<string, string>();
const maxRendered = 100;

function renderedOnce(key: string, render: () => string): string {
  const known = rendered.get(key);
  if (known !== undefined) return known;
  if (rendered.size >= maxRendered) rendered.clear();
  const html = render();
  rendered.set(key, html);
  return html;
}
