/** The attributes that server-rendered HTML and the client script share. */

/** On an island: the name of its widget, a key of `widgets`. */
export const islandAttribute = 'data-island';

/** On an island: the props that its widget was rendered with, as JSON. */
export const propsAttribute = 'data-props';

/** Reads the props of an island. */
export const propsOf = (island: HTMLElement): object => JSON.parse(island.getAttribute(propsAttribute) ?? '{}');

/** On an island: the prefix of its generated ids, so that server and browser generate the same ones. */
export const prefixAttribute = 'data-prefix';

/**
 * On the dialog of the popup. `data-delay` is how long after the load event it opens, in milliseconds; `data-times`,
 * how often in total.
 */
export const popupAttribute = 'data-popup';

/**
 * Returns the attribute on the `<style>` of a page: the URL of the styles of a part that is hidden at first, such as
 * `popup`.
 */
export const stylesAttribute = (part: string) => `data-${part}-styles`;

/** On the `<details>` of the menu and of the banner. */
export const menuAttribute = 'data-menu';
export const bannerAttribute = 'data-banner';

/** On a button that prints the page. */
export const printAttribute = 'data-print';

/** On the pictures of a gallery and the dialog that shows them larger. */
export const galleryAttribute = 'data-gallery';

/** On a link to a page of another site that can be shown in its place. A `<template>` with the frame follows it. */
export const embedAttribute = 'data-embed';

/** Around the hours: the JSON that the script needs to show whether the business is open now. */
export const hoursAttribute = 'data-hours';

/** On a row of the hours: the days of the week that it covers, from 0 for Monday, or a special day. */
export const hoursRowAttribute = 'data-days';

/** Returns the attribute value for the row of a special day. */
export const specialRow = (index: number) => `s${index}`;

/** On the root element while the banner is closed. A style hides the banner before the first paint. */
export const bannerClosedAttribute = 'data-banner-closed';

/** Returns the attribute on the script of a provider of analytics. Its value is the owner's id there. */
export const analyticsAttribute = (provider: string) => `data-${provider}`;

/** On the strip that asks for consent, and on the button that shows it again. */
export const consentAttribute = 'data-consent';
export const consentChangeAttribute = 'data-consent-change';

/** The id of the live region for notifications. */
export const toastRegionId = 'notifications';
