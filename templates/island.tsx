import { createElement, type FunctionComponent, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { islandAttribute, prefixAttribute, propsAttribute } from '../client/protocol.ts';
import { type WidgetName, type WidgetProps, widgets } from '../client/widgets.ts';

interface Props<N extends WidgetName> {
  widget: N;
  props: WidgetProps<N>;
  className?: string;
}

/** The browser loads each widget when it needs it. The server needs all of them before it renders. */
const views = new Map<string, FunctionComponent<object>>(
  await Promise.all(
    Object.entries(widgets).map(
      async ([name, { load }]) => [name, (await load()) as FunctionComponent<object>] as const,
    ),
  ),
);

/**
 * A widget in a static page: the server's half of hydration. It is rendered separately, because markup that is rendered in
 * one pass with a static page does not hydrate. The prefix keeps its ids unique on the page.
 */
export function Island<N extends WidgetName>({ widget, props, className }: Props<N>) {
  const prefix = useId().replaceAll(/\W/g, '');
  const view = views.get(widget);
  if (!view) throw new Error(`There is no widget "${widget}"`);
  const html = renderToString(createElement(view, props as object), { identifierPrefix: prefix });
  const attributes = {
    [islandAttribute]: widget,
    [propsAttribute]: JSON.stringify(props),
    [prefixAttribute]: prefix,
  };
  return <div className={className} {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}
