/** Countries whose addresses are incomplete without a state or province. */
export const withStates: ReadonlySet<string> = new Set(['AU', 'CA', 'US']);
