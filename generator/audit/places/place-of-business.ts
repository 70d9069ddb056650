/**
 * The nouns that English sentences use for the place of a business, as in “the shop is open”. Part of a regular
 * expression.
 */
export const placeOfBusiness = '(?:studio|shop|store|salon|spa|office|clinic|practice|workshop|showroom)';
