/** Words around a price in English, as parts of regular expressions. */

export const adverb = '(?:only|just|now|still|currently|about|around|from|starting at)';
export const verb =
  '(?:is|are|costs?|runs?|adds?|starts?(?: at)?|begins?(?: at)?|comes? (?:to|out at)|works? out at|goes for|for|at|to|of|=|[:–—/-])';
export const toPrice = `(?: ?(?:${verb}|${adverb}))*`;
/** What a clause begins after. A slash begins one only right after a price, not in "sauna / visit". */
export const begin = '(?:^(?: /(?= ))?|[,;:·|(–—]|\\b(?:and|but|or|so|then|if))\\s*';
export const article = '(?:(?:an?|the|our|my|each|every|one|any|this) )?';

/** What follows the price of one of many: `/key`, or ` per mile`. */
export const rate = /^(?: ?\/ ?| (?:an?|per) )\p{L}/u;
