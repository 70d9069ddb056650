/**
 * Words in a sentence about another price than that of today: a former one, the one after an offer, or one that is
 * denied. Parts of regular expressions, by language.
 */
export const formerWords: Readonly<Record<string, string>> = {
  en: [
    'was|were|used to|instead of|rather than|not|no longer|once|until|before|after(?:wards)?|then|later|again|otherwise',
    '(?:usual|regular|normal|original|previous|former)ly|(?:down|reduced|cut|lowered|up) from',
    '(?:usual|regular|normal|original|previous|former|full|list|old) (?:price|cost|rate)',
    'from (?=\\p{Sc}\\S+ to )|(?<=\\d )value|valued at',
  ].join('|'),
  fr: [
    "au lieu|plutôt|avant|auparavant|autrefois|ancien\\p{L}*|jusqu\\p{L}*|après|ensuite|de nouveau|sinon|ne|n[’']\\p{L}+",
    '(?:habituel|normal|régul|initial|origin)\\p{L}*|prix courant|plein tarif|(?:ét|coût|val)ai(?:en)?t|baiss\\p{L}*|valeur',
  ].join('|'),
  de: [
    '(?:an)?statt|anstelle|früher\\p{L}*|vorher\\p{L}*|bisher\\p{L}*|zuvor|ehemal\\p{L}*|alte[nrs]?|bis|danach|später|wieder',
    '(?:ursprüng|üb)lich\\p{L}*|(?:normal|original|regul)\\p{L}*|sonst|UVP|Wert|waren?|war|kostete\\p{L}*|gesenkt|nicht',
  ].join('|'),
  es: [
    'en (?:vez|lugar)|antes|antigu\\p{L}*|anterior\\p{L}*|hasta|después|luego|de nuevo|no|rebajad\\p{L}*',
    '(?:habitual|normal|original|regular)\\p{L}*|costaban?|costó|eran?|val[ií]an?',
  ].join('|'),
  it: [
    'invece|anziché|prima|precedent\\p{L}*|vecchi\\p{L}*|fino|dopo|poi|di nuovo|non|ridott\\p{L}*|valore',
    '(?:abitual|normal|original|regolar)\\p{L}*|(?:di )?solito|solitamente|(?:prezzo|tariffa) pien[oa]|listino|costava\\p{L}*|era(?:no)?',
  ].join('|'),
  pt: [
    'em vez|ao invés|antes|antig\\p{L}*|anterior\\p{L}*|até|depois|de novo|novamente|não|baixou|caiu',
    '(?:habitual|normal|origina|regular)\\p{L}*|preço cheio|custava\\p{L}*|eram?',
  ].join('|'),
};
