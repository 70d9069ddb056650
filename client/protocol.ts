/** The attributes by which server-rendered HTML and the client script know each other. */

/** A button, hidden until the script runs, that prints the page. */
export const printAttribute = 'data-print';
