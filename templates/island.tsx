import { createElement, type FunctionComponent, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { islandAttribute, prefixAttribute, propsAttribute } from '../client/protocol.ts';
import type { WidgetName, WidgetProps } from '../client/widgets.ts';
import { serverWidgets } from './server-widgets.ts';

interface Props<N extends WidgetName> {
  widget: N;
  props: WidgetProps<N>;
  className?: string;
}

/**
 * A widget in a static page: the server's half of hydration. It is rendered by itself, with a prefix for its ids from the
 * page around it, because markup that is rendered in one pass with a static page does not hydrate.
 */
export function Island<N extends WidgetName>({ widget, props, className }: Props<N>) {
  const prefix = useId().replaceAll(/\W/g, '');
  const view = serverWidgets[widget] as FunctionComponent<object>;
  const html = renderToString(createElement(view, props as object), { identifierPrefix: prefix });
  const attributes = {
    [islandAttribute]: widget,
    [propsAttribute]: JSON.stringify(props),
    [prefixAttribute]: prefix,
  };
  return <div className={className} {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}
