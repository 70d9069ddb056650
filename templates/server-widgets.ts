import { Accordion } from '../client/widgets/accordion.tsx';
import { Banner } from '../client/widgets/banner.tsx';
import { LocationMap } from '../client/widgets/map.tsx';
import { Menu } from '../client/widgets/menu.tsx';
import { Newsletter } from '../client/widgets/newsletter.tsx';
import { Popup } from '../client/widgets/popup.tsx';
import { Print } from '../client/widgets/print.tsx';
import type { View, WidgetName, WidgetProps } from '../client/widgets.ts';

/** The same widgets as the browser's, at hand for the server; a missing one is a compile error. */
export const serverWidgets: { [N in WidgetName]: View<WidgetProps<N>> } = {
  accordion: Accordion,
  banner: Banner,
  map: LocationMap,
  menu: Menu,
  newsletter: Newsletter,
  popup: Popup,
  print: Print,
};
