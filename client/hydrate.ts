import { createElement, type FunctionComponent } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { prefixAttribute, propsAttribute } from './protocol.ts';
import type { View } from './widgets.ts';

/**
 * Brings an island to life. One that fails takes nobody with it, and gets back the form that the server gave it.
 *
 * @param island carries the widget's props as JSON and the prefix of its ids
 */
export function hydrate(island: HTMLElement, view: View<never>): void {
  const before = island.innerHTML;
  const props: object = JSON.parse(island.getAttribute(propsAttribute) ?? '{}');
  // The server wrote these props for this view, which their type cannot carry through the page.
  hydrateRoot(island, createElement(view as FunctionComponent<object>, props), {
    identifierPrefix: island.getAttribute(prefixAttribute) ?? '',
    onUncaughtError: (error) => {
      reportError(error);
      setTimeout(() => {
        island.innerHTML = before;
      });
    },
  });
}
