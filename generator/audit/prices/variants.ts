/** Words next to the name of an item that make it another thing, whose price need not be in site.yaml. */

/** Words before a name that say nothing about the price: "a simple tuning", "our usual tuning". */
const plain = [
  'new|only|simple|single|full|whole|complete|entire|regular|standard|usual|normal|basic|typical|ordinary|plain|classic',
  'professional|expert|quality|high-quality|top-quality|skilled|skillful|experienced|licensed|certified',
  'honest|fair|dependable|trustworthy|trusted|reliable|safe|precise|accurate|consistent|proper',
  'excellent|wonderful|perfect|beautiful|great|good|nice|lovely|superb|outstanding|exceptional|stunning|stellar|magical|heavenly|luxurious|amazing|awesome|fantastic',
  'best|unmatched|top-notch|top-rated|first-rate|five-star|world-class|award-winning|flawless|impeccable|remarkable',
  'warm|calm|soothing|relaxing|restful|peaceful|serene|tranquil|quiet|pleasant|delightful|comfortable|cozy|unforgettable|memorable|welcoming',
  'pampering|blissful|rejuvenating|spotless|sparkling|streak-free|tidy|mess-free',
  'friendly|caring|kind|loving|attentive|courteous|polite|respectful|discreet|personable|cheerful|thoughtful|sincere',
  'unhurried|thorough|careful|gentle|meticulous|diligent|conscientious|painstaking|dedicated|devoted|passionate|knowledgeable',
  'quick|fast|speedy|prompt|punctual|easy|effortless|convenient|handy|efficient|painless|stress-free|hassle-free|worry-free',
  'fuss-free|no-nonsense|no-obligation|much-needed|well-deserved|well-earned',
  'popular|famous|favorite|signature|beloved|well-known|affordable|inexpensive|economical|budget-friendly',
  'reasonable|fairly-priced|local|mobile|in-home|at-home|personal|individual|own|same|very|one|first|last|next|current',
  'daily|weekly|biweekly|monthly|quarterly|yearly|annual|introductory|price|cost|rate|for|of|on|with|in',
].join('|');
/** Kinds that are also named without an article: "Commercial window cleaning". */
const kinds =
  "emergency|rush|express|same-day|next-day|after-hours|overnight|night|evening|weekend|holiday|Saturday|Sunday|student|senior|military|child|kids|(?!(?:today|tomorrow|day|week|month|season|year)['’])\\p{L}+(?:['’]s|s['’])|adult|group|team|corporate|private|semi-private|commercial|residential|industrial|post-\\p{L}+|pre-\\p{L}+|indoor|outdoor|interior|exterior|inside|outside|large|oversized?|small|mini|double|triple|deluxe|premium|custom|partial";
const kindBefore = new RegExp(`(?<![\\p{L}-])(${kinds}) $`, 'iu');
const wordBefore = new RegExp(`\\b(?:an?|the|our|my|your|each|every) (?!(?:${plain}) )(\\p{L}[\\p{L}’'-]*) $`, 'iu');

/** Something for it: "the permit for a tuning", but not "the price for a tuning". */
const thingFor =
  /(?:^|[,;:–—] )((?:an?|the) (?!(?:price|cost|rate|fee|charge|total|bill|visit|session|appointment|offer|special) )\p{L}[\p{L}-]*) for (?:an? |the |our |your )?$/iu;

/** People who say nothing about the price either. */
const anybody = '(?:customers|guests|clients|visitors|members|owners|homeowners|patients|patrons|families)';
/** New people get offers, but do not pay more. */
const newPeople = new RegExp(`^(?:our |all )?(?:new|first-time|returning) ${anybody}$`, 'iu');
/** Who gets it: "Students get a tuning for $75", but not "Our guests get a tuning for $75". */
const peopleBefore = new RegExp(
  `(?:^|[,;:–—] )(?!(?:(?:our|all|most|many) )?${anybody} )((?:[\\p{L}-]+ ){0,2}\\p{L}[\\p{L}-]+s) (?:get|receive|enjoy|have) (?:an? |the |our |their )?$`,
  'iu',
);

const verb = '(?:is|are|costs?|runs?|starts?|begins?|comes?|goes)';
/** "Outside only", but not "is only". */
const onlyAfter = new RegExp(
  `^s?,? ((?:(?!(?:${verb}|and|or|now|today|for|from|at) )[\\p{L}-]+ ){1,3}only)(?!\\p{L})`,
  'iu',
);
const onAfter = /^s? (on (?:the|an?|one|both) [^,.;:]*)/iu;
/** "In pet-proof mesh", but not "in Barre", "in our studio", or "in five payments". */
const inAfter =
  /^s? (in (?!(?:all|total|full|general|fact|person|town|time|an?|the|our|my|your|this|that|these|those|any|every|each) |\p{L}+ (?:installments?|payments?|parts|days|weeks|visits))\p{Ll}[^,.;:]*)/u;

/** The label of a row: "Tuning, walk-ins: ", "Tuning (walk-in): ", "Tuning – walk-ins – ". */
const labelAfter =
  /^s?(?:, | \(| [–—-] )(?!(?:the|our|an?|all|any|every|only|just|now|that|which|per|each|from)(?!\p{L}))([\p{L}\d][^,;:()]*?)\)?(?::| [–—-]) $/iu;

/** Words after a name that belong to it: "the tuning price is", "a tuning now costs". */
const ofItem =
  'prices?|costs?|rates?|fees?|charges?|totals?|visits?|sessions?|appointments?|treatments?|services?|jobs?|calls?|plans?|memberships?|packages?|specials?|offers?|deals?|options?|work|here|there|now|today|alone|itself|only|just|also|still|always|often|never|that|which|\\p{L}+ly';
/** Another thing for sale: "Pitch raise kits are $15". */
const nounAfter = new RegExp(`^ (?!(?:${ofItem}|${verb})(?!\\p{L}))(\\p{L}[\\p{L}-]*)(?: ${verb}(?!\\p{L})|:|$)`, 'iu');

/** A label that belongs to the item: "Tuning (flat rate): ", "Tuning, standard price: ". */
const plainWord = new RegExp(`^(?:${plain}|${ofItem}|flat[ -]rate)$`, 'iu');
const isPlain = (label: string) => label.split(/(?<!\bflat) /i).every((word) => plainWord.test(word));

/** What is known about an item. */
interface ItemTraits {
  /** Returns true for a word of its description, such as "piano" for a tuning. */
  isOwn: (word: string) => boolean;
  /** True if the price is at least what everybody pays. */
  isNoOffer: boolean;
}

/**
 * Returns the words that make another thing of an item, as in "an emergency tuning", "tuning kits", and "window
 * cleaning, outside only"; null if there are none.
 *
 * @param before the sentence before the name
 * @param between the words between the name and the price
 */
export function variantIn(before: string, between: string, { isOwn, isNoOffer }: ItemTraits): string | null {
  const found = [
    wordsAt(kindBefore, before),
    wordsAt(wordBefore, before, isOwn),
    wordsAt(thingFor, before),
    wordsAt(peopleBefore, before, (people) => isNoOffer && newPeople.test(people)),
    wordsAt(onlyAfter, between),
    wordsAt(labelAfter, between, isPlain),
    wordsAt(onAfter, between),
    wordsAt(inAfter, between),
    wordsAt(nounAfter, between),
  ];
  return found.find((words) => words !== null) ?? null;
}

/** Returns the words that a pattern finds; null if there are none, or if they make no other thing of an item. */
function wordsAt(pattern: RegExp, text: string, isOfItem: (words: string) => boolean = () => false): string | null {
  const words = text.match(pattern)?.[1];
  return words === undefined || isOfItem(words) ? null : words;
}
