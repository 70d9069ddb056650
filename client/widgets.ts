import type { ReactNode } from 'react';

/** What wakes a widget. `intent`: a pointer over it, a touch, focus, or a key. `visible`: it comes near the screen. */
export type Trigger = 'intent' | 'visible';

/** The component of a widget, the same on the server and in the browser. */
export type View<P> = (props: P) => ReactNode;

interface Widget<P> {
  triggers: readonly Trigger[];
  load: () => Promise<{ default: View<P> }>;
  /** Returns false for props with which it stays as the server rendered it, so that nothing loads. */
  canChange: (props: P) => boolean;
}

const widget = <P>(
  triggers: readonly Trigger[],
  load: Widget<P>['load'],
  canChange: Widget<P>['canChange'] = () => true,
): Widget<P> => ({ triggers, load, canChange });

/** All widgets by the name that islands carry. The code of a widget, and React, load when it wakes. */
export const widgets = {
  accordion: widget(['intent'], () => import('./widgets/accordion.tsx')),
  contact: widget(['intent'], () => import('./widgets/contact.tsx')),
  map: widget(
    ['visible'],
    () => import('./widgets/map.tsx'),
    ({ options }) => options.key !== '',
  ),
  newsletter: widget(['intent'], () => import('./widgets/newsletter.tsx')),
};

export type WidgetName = keyof typeof widgets;

/** The props of a widget. */
export type WidgetProps<N extends WidgetName> = (typeof widgets)[N] extends Widget<infer P> ? P : never;
