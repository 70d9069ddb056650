import type { ReactNode } from 'react';

/** What wakes a widget. `intent`: a pointer over it, a touch, focus, or a key. `visible`: it comes near the screen. */
export type Trigger = 'intent' | 'visible';

/** The component of a widget, the same on the server and in the browser. */
export type View<P> = (props: P) => ReactNode;

interface Widget {
  trigger: Trigger;
  load: () => Promise<{ default: View<never> }>;
}

/** All widgets by the name that islands carry. The code of a widget, and React, load when it wakes. */
export const widgets = {
  accordion: { trigger: 'intent', load: () => import('./widgets/accordion.tsx') },
  contact: { trigger: 'intent', load: () => import('./widgets/contact.tsx') },
  map: { trigger: 'visible', load: () => import('./widgets/map.tsx') },
  newsletter: { trigger: 'intent', load: () => import('./widgets/newsletter.tsx') },
} satisfies Record<string, Widget>;

export type WidgetName = keyof typeof widgets;

/** The props of a widget. */
export type WidgetProps<N extends WidgetName> =
  Awaited<ReturnType<(typeof widgets)[N]['load']>> extends { default: View<infer P> } ? P : never;
