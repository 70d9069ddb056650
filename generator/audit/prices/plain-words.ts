import { memoized } from '../../../templates/memoized.ts';

/** What may be around the name and the price of something in a plain statement. Parts of regular expressions. */
interface PlainWords {
  /** What comes before the name: an article, a possessive, or "the price of the". */
  before: string;
  /** What is between the name and the amount, up to three of these. */
  costs: string;
  and: string;
  /** Taxes that come on top, where prices are shown without them. */
  tax?: string;
}

/** The languages in which statements about prices are recognized. In any other, prices in texts are not compared. */
const languages: Readonly<Record<string, PlainWords>> = {
  de: {
    before:
      '(?:bei uns kostet )?(?:d(?:er|ie|as)|eine?|(?:unser|jed)e?[rs]?)|der preis (?:für (?:d(?:en|ie|as)|eine?n?)|de[rs]|eine[rs])',
    costs: 'kostet|kosten|beträgt|für|um|ab|nur',
    and: 'und',
  },
  es: {
    before:
      '(?:por )?(?:el|l[ao]s?|una?|nuestr[ao]s?|sus?|cada)(?: próxim[ao])?|el precio de(?:l| la| una?| nuestr[ao]| su)',
    costs: 'cuestan?|valen?|cobramos|se cobra|es|son|de|por|a|en|desde|a partir de|s[oó]lo',
    and: '[ye]',
    tax: ' más (?:los )?impuestos',
  },
  fr: {
    before:
      "(?:l[ae]|les|une?|notre|nos|votre|vos|chaque)(?: prochaine?)?|le prix (?:d[eu]|de la|d['’]une?|de (?:notre|votre))",
    costs: 'coûte(?:nt)?|est|sont|facturée?|de|à|pour|dès|à partir de|seulement',
    and: 'et',
    tax: ',? plus (?:taxes|tps et tvq)|,? taxes en sus',
  },
  it: {
    before: '(?:il?|l[aoe]|gli|una?)(?: [nv]ostr[aoei])?|uno|ogni|il prezzo (?:del(?:l[ao])?|di una?)',
    costs: 'costa(?:no)?|si paga|è|sono|di|a|da|a partire da|solo',
    and: 'e',
  },
  nl: {
    before: 'de|het|een|onze|ons|uw|elke?|de prijs van (?:de|het|een)',
    costs: 'kost(?:en)?|is|zijn|voor|vanaf|slechts',
    and: 'en',
  },
  pt: {
    before: '[ao]s?(?: (?:noss|su)[ao]s?)?|(?:noss|su)[ao]s?|uma?|cada|o preço d(?:[ao]|e uma?)',
    costs: 'custam?|é|são|de|por|a|a partir de|s[oó]|apenas',
    and: 'e',
  },
};

/** What finds plain statements of a language. */
export interface PlainPatterns {
  /** Matches all the words before a name. */
  begins: RegExp;
  /** Matches the start of a question before its answer: "Was kostet die ". */
  question: RegExp;
  /** Matches all the words between a name and an amount. */
  leads: RegExp;
  /** Match what may follow the amount. */
  tax: RegExp;
  goesOn: RegExp;
}

/** @returns null for a language whose statements are not recognized */
export const plainPatterns = memoized((code: string): PlainPatterns | null => {
  const words = languages[code];
  if (!words) return null;
  const { before, costs, and, tax = '(?!)' } = words;
  const article = `(?:(?:${before}) |(?:l|un)['’])`;
  const pattern = (text: string) => new RegExp(text, 'iu');
  return {
    begins: pattern(`^${article}?$`),
    question: pattern(`^(?:was|wie viel|¿?cuánto|combien|quanto|wat|hoeveel) (?:${costs}) `),
    leads: pattern(`^[\\s,.:?()–—-]*(?:(?:${costs}) ){0,3}\\(?$`),
    tax: pattern(`^(?:${tax})(?!\\p{L})`),
    goesOn: pattern(`^,? (?:${and}) `),
  };
});
