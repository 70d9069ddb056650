/** The attributes by which server-rendered HTML and the client script know each other. */

/** The name of the widget in an island, a key of `widgets`. */
export const islandAttribute = 'data-island';

/** What the widget was rendered with, as JSON. */
export const propsAttribute = 'data-props';

/** What its generated ids begin with, so that they are the same on both sides. */
export const prefixAttribute = 'data-prefix';

/** Set while an announcement stays closed; a style hides it before the first paint. */
export const closedAttribute = 'data-announcement-closed';

/** The id of the live region for notifications. */
export const toastRegionId = 'notifications';
