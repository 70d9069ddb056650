const { icu, brotli, zlib } = process.versions;

/** Differs whenever this Node may write a date otherwise, or compress the same page to other bytes. */
export const runtime = `${icu} ${brotli} ${zlib}`;
