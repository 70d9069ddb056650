const { icu, brotli, zlib } = process.versions;

/** Another version of the language data may write dates differently, and another compressor may make other bytes of the same page. */
export const runtime = `${icu} ${brotli} ${zlib}`;
