import { islandAttribute } from './protocol.ts';
import { triggers } from './triggers.ts';
import { type WidgetName, widgets } from './widgets.ts';

/** Finds the islands of the page and wakes each on the triggers of its widget. Reading and booking work without it. */
for (const island of document.querySelectorAll<HTMLElement>(`[${islandAttribute}]`)) {
  const widget = widgets[island.getAttribute(islandAttribute) as WidgetName];
  let woken = false;
  const wake = () => {
    if (woken) return;
    woken = true;
    void Promise.all([import('./hydrate.ts'), widget.load()])
      .then(([{ hydrate }, view]) => hydrate(island, view))
      .catch(() => {
        // The code did not load. The server-rendered HTML still works, and the next trigger tries again.
        woken = false;
      });
  };
  for (const trigger of widget.triggers) triggers[trigger](island, wake);
}
