const { icu, brotli, zlib } = process.versions;

/**
 * Identifies the versions of the language data and the compressors. Another version may format dates or compress a page
 * differently.
 */
export const runtime = `${icu} ${brotli} ${zlib}`;
