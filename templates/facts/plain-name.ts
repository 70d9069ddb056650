/**
 * Returns the label of a price, or what refers to one, with ordinary spaces: many keyboards and programs write `60 min`
 * with a no-break space, which looks the same. Those around French punctuation stay, as in `« Duo »`.
 */
export const plainName = (text: string) => text.replace(/(?<!«)[\u00a0\u202f](?![:;?!»%])/g, ' ');
