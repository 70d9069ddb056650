/** A text without the marks that say where it is written. They are characters for private use, which no text needs. */
export const unmarked = (text: string) => text.replace(/\p{Co}/gu, '');
