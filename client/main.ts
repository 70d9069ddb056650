import { islandAttribute } from './protocol.ts';
import { triggers } from './triggers.ts';
import { type WidgetName, widgets } from './widgets.ts';

/** Finds the islands of the page and wakes each when its widget says. Nothing here is needed to read or to book. */
for (const island of document.querySelectorAll<HTMLElement>(`[${islandAttribute}]`)) {
  const widget = widgets[island.getAttribute(islandAttribute) as WidgetName];
  let woken = false;
  const wake = () => {
    if (woken) return;
    woken = true;
    void Promise.all([import('./hydrate.ts'), widget.load()])
      .then(([{ hydrate }, view]) => hydrate(island, view))
      .catch(() => {
        // The network let the widget down; its server-rendered form goes on working, and the next intent tries again.
        woken = false;
      });
  };
  for (const trigger of widget.triggers) triggers[trigger](island, wake);
}
