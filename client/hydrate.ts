import { createElement, type FunctionComponent } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { prefixAttribute, propsOf } from './protocol.ts';
import type { View } from './widgets.ts';

/**
 * Hydrates an island. If its widget throws, only this island fails, and it returns to its server-rendered HTML.
 *
 * @param island carries the widget's props as JSON and the prefix of its ids
 */
export function hydrate(island: HTMLElement, view: View<never>): void {
  const before = [...island.childNodes].map((node) => node.cloneNode(true));
  // The server rendered this view with these props, but their type is lost in the HTML.
  hydrateRoot(island, createElement(view as FunctionComponent<object>, propsOf(island)), {
    identifierPrefix: island.getAttribute(prefixAttribute) ?? '',
    onUncaughtError: (error) => {
      reportError(error);
      setTimeout(() => {
        island.replaceChildren(...before);
      });
    },
  });
}
