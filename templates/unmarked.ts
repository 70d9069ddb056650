/**
 * Returns a text without the marks that identify its location. They are private use characters, which no text needs.
 */
export const unmarked = (text: string) => text.replace(/\p{Co}/gu, '');
