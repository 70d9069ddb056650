/** The source of a pattern for a percentage as people write it: `10%`, `7.5 %`, `7,5 %`. */
export const percentage = String.raw`(?<![\d.,])\d+(?:[.,]\d+)?[ \u00a0\u202f]?%`;
