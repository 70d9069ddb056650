import { createElement, type FunctionComponent } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { prefixAttribute, propsOf } from './protocol.ts';
import type { View } from './widgets.ts';

/**
 * Hydrates an island at once: no click gets between the browser's response and the widget's. If its widget throws, only
 * this island fails, and it returns to its server-rendered HTML.
 *
 * @param island carries the widget's props as JSON and the prefix of its ids
 */
export function hydrate(island: HTMLElement, view: View<never>): void {
  const before = [...island.childNodes].map((node) => node.cloneNode(true));
  // The server rendered this view with these props, but their type is lost in the HTML.
  const widget = createElement(view as FunctionComponent<object>, propsOf(island));
  const options = {
    identifierPrefix: island.getAttribute(prefixAttribute) ?? '',
    onUncaughtError: (error: unknown) => {
      reportError(error);
      setTimeout(() => {
        island.replaceChildren(...before);
      });
    },
  };
  flushSync(() => hydrateRoot(island, widget, options));
}
