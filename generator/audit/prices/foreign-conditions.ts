import { monthsIn } from '../../../templates/facts/months.ts';
import { memoized } from '../../basics/memoized.ts';

/**
 * Words of a language, for regular expressions. An amount in their sentence need not be the price of today for everybody.
 */
interface Conditions {
  /** Denies the amount after it in the same clause: "no cuesta". */
  negation: string;
  /** Begins a condition: "si tiene un perro". */
  condition: string;
  /** Another time than today, or a few days only. */
  time: string;
  /** What others charge. */
  others: string;
}

const languages: Readonly<Record<string, Conditions>> = {
  es: {
    negation: 'no|nunca|jamás|tampoco',
    condition:
      'si|cuando|siempre que|en caso de|al (?:pagar|reservar|contratar|comprar|combinar|firmar)|(?:pag|reserv|contrat|compr|combin)ando',
    time: 'costar(?:á|án|ía|ían)|será[n]?|subirán?|bajarán?|saldrán?|valdrán?|tendrán?|cobraremos|(?:va|van|vamos) a|el (?:próximo|año que viene|mes que viene)|la próxima|próximamente|costaban?|cost(?:ó|aron)|pag(?:ó|aba|aban|aron)|cobr(?:ó|aba|aban|ábamos|aron)|antes(?! de(?!\\p{L}))|anteriormente|en lugar de|en vez de|pasad[oa]s?|hace (?:un|una|unos|dos|tres|cinco|diez|\\d+) (?:años?|mes(?:es)?)|s[oó]lo (?:hoy|por hoy|est[ea] \\p{L}+)|(?:hoy|est[ea] \\p{L}+) (?:solamente|únicamente)|más (?:el |los )?(?:impuestos?|IVA),.* (?:sale|queda|da|suma)n?',
    others:
      'otr[ao]s (?:compañías?|empresas?|negocios?|lugares|sitios?|ciudades|personas|talleres|tiendas|salones)|(?:en|con) otr[ao]s?|(?:los|las) demás|la competencia|competidor(?:es)?|en promedio|el promedio',
  },
  fr: {
    negation: 'n[’e]\\P{N}*?(?:pas|plus|jamais|point)|pas|jamais',
    condition:
      's[’]ils?|si|quand|lorsqu(?:e|’\\p{L}+)|en cas d(?:e|’\\p{L}+)|à condition|pourvu qu(?:e|’\\p{L}+)|en (?:payant|réglant|réservant|achetant|combinant)',
    time: 'coûter(?:a|ont|ait|aient)|sera|seront|passer(?:a|ont)|augmenter(?:a|ont)|(?:l’an |l’année |le mois |la semaine )?prochaine?|bientôt|coût(?:ait|aient|é)|payai(?:t|s|ent)|avant(?= (?:[$€£]? ?\\d))|auparavant|autrefois|au lieu d(?:e|u)|l’an dernier|l’an passé|l’année (?:dernière|passée)|il y a (?:un|deux|trois|cinq|dix|\\d+) (?:ans?|mois)|ce(?:tte)? (?:mois|semaine)(?:-ci)? (?:seulement|uniquement)|(?:seulement|uniquement) (?:ce mois|cette semaine|aujourd’hui)',
    others:
      '(?<!d’)ailleurs|d’autres (?:entreprises|compagnies|commerces|écoles|salons|endroits|villes)|(?:chez )?les autres|la concurrence|concurrents?|en moyenne',
  },
  de: {
    negation: 'nicht|nie|niemals|kein\\p{L}*(?= $)',
    condition: 'wenn|falls|sobald|sofern|bei (?:Bar|Voraus|Online)?(?:zahlung|buchung)',
    time: '(?:wird|werden|würde|würden) [^,;.]*kosten|kostet künftig|künftig|demnächst|nächste[nsrm]? (?:Jahr|Monat|Woche)|kosteten?|(?:be)?zahlten?|früher|vorher|zuvor|bisher|statt|anstatt|(?:letzte[nsrm]?|vorige[nsrm]?) (?:Jahr|Monat|Woche)|vor (?:einem|zwei|drei|fünf|zehn|\\d+) (?:Jahr|Monat)e?n?|nur (?:heute|diese[nrsm]? \\p{L}+)',
    others:
      'anderswo|woanders|andere[nrs]? (?:Firmen|Anbieter|Anbietern|Betriebe|Betrieben|Unternehmen|Schulen|Salons|Städten?)|bei anderen|Konkurrenz|Mitbewerbern?|durchschnittlich|im (?:Durchschnitt|Schnitt)',
  },
  it: {
    negation: 'non|mai',
    condition: 'se|quando|qualora|in caso di|pagando|prenotando',
    time: 'costerà|costeranno|sarà|prossim[oa]|costava(?:no)?|pagava|prima(?= (?:[$€£]? ?\\d))|invece di|anziché|scors[oa]|solo (?:oggi|questo \\p{L}+|questa \\p{L}+)',
    others: 'altrove|altr[ie] (?:aziende|ditte|negozi|posti|città)|gli altri|concorren(?:za|ti)|in media',
  },
  pt: {
    negation: 'não|nunca|jamais',
    condition: '(?<=(?:^|[,;:–—] |\\d ))se|caso|quando|em caso de|ao (?:pagar|reservar|comprar)|pagando',
    time: 'custará|custarão|será|próxim[oa]|custava[m]?|pagava|antes(?! d[aeo])|em vez de|passad[oa]|(?:só|somente|apenas) (?:hoje|este \\p{L}+|esta \\p{L}+)',
    others: 'outr[ao]s (?:empresas|lojas|lugares|cidades)|(?:em|com) outr[ao]s?|a concorrência|concorrentes?|em média',
  },
};

/** A month may be one to come, or one that is over: "a partir de enero", "dès janvier", "ab Januar". */
const beforeMonth =
  '^|(?:\\d{1,2}(?:er|º|\\.)?(?: de)?|en|de|del|desde|hasta|durante|dès|depuis|avant|après|im|ab|seit|bis|von|em|in|da|dal|a|fino a) |d’';

const patternsIn = memoized((language: string) => {
  const words = languages[language.slice(0, 2).toLowerCase()];
  if (!words) return null;
  const whole = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'iu');
  return {
    negated: new RegExp(`${whole(words.negation).source}[^,;:]*$`, 'iu'),
    anywhere: whole([words.condition, words.time, words.others].join('|')),
    inMonth: new RegExp(`(?<![\\p{L}\\p{N}])(?:${beforeMonth})${monthsIn(language).group}(?![\\p{L}\\p{N}])`, 'iu'),
  };
});

/**
 * Returns true if the sentence around an amount denies it, has a condition, or is about another time or about others, in
 * a language other than English: "La limpieza no cuesta $50", "Si tiene un perro, …", "ailleurs", "ab Januar".
 *
 * @param before the sentence up to the amount
 * @param rest the sentence from the amount on
 */
export function isConditional(before: string, rest: string, language: string): boolean {
  const patterns = patternsIn(language);
  if (!patterns) return false;
  const start = before.replaceAll("'", '’');
  const whole = start + rest.replaceAll("'", '’');
  return patterns.negated.test(start) || patterns.anywhere.test(whole) || patterns.inMonth.test(whole);
}
