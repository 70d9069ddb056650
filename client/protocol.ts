/** The attributes that server-rendered HTML and the client script share. */

/** On an island: the name of its widget, a key of `widgets`. */
export const islandAttribute = 'data-island';

/** On an island: the props that its widget was rendered with, as JSON. */
export const propsAttribute = 'data-props';

/** On an island: the prefix of its generated ids, so that server and browser generate the same ones. */
export const prefixAttribute = 'data-prefix';

/** On the dialog of the popup. `data-delay` is how long after the load event it opens, in milliseconds; `data-times`, how often in all. */
export const popupAttribute = 'data-popup';

/** On the root element while the banner is closed. A style hides the banner before the first paint. */
export const bannerClosedAttribute = 'data-announcement-closed';

/** The id of the live region for notifications. */
export const toastRegionId = 'notifications';
