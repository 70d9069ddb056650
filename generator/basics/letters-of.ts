/** Returns the letters and digits of a text, in lowercase. */
export const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Returns the digits of a text. */
export const digitsOf = (text: string) => text.replace(/\D/g, '');
