import { languageCode } from '../../facts/locale.ts';
import type { Money } from './money.ts';
import { format } from './price-amount.ts';
import { fromIn, perIn } from './price-language.ts';
import { thousandsIn } from './price-thousands.ts';
import type { FormRepair } from './repair.ts';

/** An amount that may have a sign of letters, such as `R$ 80` and `45 Fr.`. */
const amount = '(?:\\p{L}{1,4}\\P{L})?\\P{L}*\\d\\P{L}*?(?: ?\\p{L}{1,4}\\.?)?';

/** A dash may already replace the cents of the lower amount, as in `45.–`. */
const range = (_: string, low = '', high = '') => (/[-–—]$/.test(low) ? `${low} – ${high}` : `${low}–${high}`);

/** Words between the lower and the upper price, in the languages that owners use. */
export const bothEnds: readonly FormRepair[] = [
  {
    pattern: /^(?:between|entre|zwischen|tra|tussen) (.*\d.*) (?:and|[ye]|et|und|en) (.*\d.*)$/i,
    replacement: range,
    fault: 'must be a range with a dash',
  },
  {
    pattern: new RegExp(`^(?:(?:de|von|da|van) )?(${amount}) (?:al?|à|hasta|bis|até|tot) (${amount})$`, 'iu'),
    replacement: range,
    fault: 'must be a range with a dash',
  },
];

const andMore =
  /^(?:from )?(.*\d.*?),? (?:(?:and|or) (?:up|more|higher|above)|to start|[oy] (?:más|mas)|en adelante|(?:ou|et) plus|(?:oder|und) mehr|o più|ou mais)$/i;

const addition = 'must have a plus sign before what is added to another price';

/** French has the sign after the amount. */
const isFrench = (language: string) => languageCode(language) === 'fr';

/** Returns repairs for prices in words that have a standard form. */
const usualIn = (language: string): readonly FormRepair[] => [
  ...bothEnds,
  {
    pattern: andMore,
    replacement: `${fromIn(language)} $1`,
    fault: `must say "${fromIn(language)}" where prices begin`,
  },
  {
    pattern: /^\+? ?(\P{L}*\d\P{L}*?) (?:each )?(?:more|extra|additional)(?=$| (?:per|each|an?) | ?\/)/iu,
    replacement: '+$1',
    fault: addition,
  },
  {
    pattern: /^(?:add|plus|(?:an )?(?:extra|additional)) (\P{L}*\d\P{L}*?)(?=$| (?:per|each|an?) | ?\/)/iu,
    replacement: '+$1',
    fault: addition,
  },
  { pattern: /(?<=\d) ?ea\b\.?/i, replacement: ' each', fault: 'must say "each" instead of "$&"' },
  { pattern: /(?<=\d) ?(?:pp\b|p\.p\.)/i, replacement: ' per person', fault: 'must say "per person" instead of "$&"' },
  {
    pattern: /(?<=\$ ?\d[\d.,]*) ?(?:dollars?|d[oó]lar(?:es)?)\b/i,
    replacement: '',
    fault: 'has the sign "$", so it needs no "$&"',
  },
  isFrench(language)
    ? { pattern: /(?<=\d) ?dollars?\b/i, replacement: ' $$', fault: 'must have the sign "$" instead of "dollars"' }
    : {
        pattern: /(\d[\d.,]*) ?dollars?\b/i,
        replacement: '$$$1',
        fault: 'must have the sign "$" instead of "dollars"',
      },
  { pattern: /(\d[\d.,]*) ?d[oó]lares\b/i, replacement: '$$$1', fault: 'must have the sign "$" instead of "dólares"' },
];

/** Languages that write “la hora” with a price. In others, “la” begins words such as “la carte”. */
const withArticle = /^(?:ca|es|fr|gl|it)\b/;

/** “Le cours”, “l’heure”, and “chaque leçon”, but not “le tout”. */
const frenchUnit: FormRepair = {
  pattern: / (?:(?:le|chaque) |l[’'])(?!tout$|total$|reste$)(\p{L}+)$/iu,
  replacement: ' par $1',
  fault: 'must say "par" and what it buys, instead of "$&"',
};

/** Small numbers in words, in the languages that owners use: `2` for `dos`. */
const counts: ReadonlyMap<string, number> = new Map(
  [
    ['two', 'dos', 'duas', 'dois', 'deux', 'zwei', 'due'],
    ['three', 'tres', 'três', 'trois', 'drei', 'tre'],
    ['four', 'cuatro', 'quatro', 'quatre', 'vier', 'quattro'],
    ['five', 'cinco', 'cinq', 'fünf', 'cinque'],
    ['six', 'seis', 'sechs', 'sei'],
  ].flatMap((words, index) => words.map((word) => [word, index + 2] as const)),
);

/** Returns repairs for prices of a time, or of one thing, which are not exact amounts. */
export const perUnitIn = (language: string): readonly FormRepair[] => [
  {
    pattern: new RegExp(
      ` (?:for )?(?:every|each|cada|ogni|alle|toutes les) (\\d+|${[...counts.keys()].join('|')})( ?\\p{L}+\\.?)$`,
      'iu',
    ),
    replacement: (_, count = '', unit = '') => ` / ${counts.get(count.toLowerCase()) ?? count}${unit}`,
    fault: 'must have a slash before the time, instead of "$&"',
  },
  {
    pattern: / (?:for )?(?:every|each) (?!(?:way|more|extra|additional)$)(\p{L}+)$/iu,
    replacement: ' per $1',
    fault: 'must say "per" and what it buys, instead of "$&"',
  },
  ...(isFrench(language) ? [frenchUnit] : []),
  { pattern: / cada$/iu, replacement: ' c/u', fault: 'must say "c/u" instead of "cada"' },
  {
    pattern: withArticle.test(language)
      ? / (?:(?:a )?la|cada|x|×) (?!un[oa]$|uma?$|cart[ae]$)(\p{L}+)$/iu
      : / (?:cada|x|×) (?!un[oa]$|uma?$)(\p{L}+)$/iu,
    replacement: ` ${perIn(language)} $1`,
    fault: `must say "${perIn(language)}" and what it buys, instead of "$&"`,
  },
];

/** Arabic and Persian digits, with their signs for decimals and thousands. */
const easternDigits: FormRepair = {
  pattern: /[٠-٩۰-۹](?:[٫٬]?[٠-٩۰-۹])*/g,
  replacement: (number) =>
    number
      .replaceAll('٫', '.')
      .replaceAll('٬', ',')
      // The last four bits of each of these digits are its value.
      .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16)),
  fault: 'must have the digits 0 to 9, instead of "$&"',
};

const cents = /(?<![\d.,])(\d{1,9}) ?(?:¢|(?:cents?|ct|pence)(?![\p{L}\p{M}]))/iu;
const pence = /(?<![\d.,£])(\d{1,9}) ?p(?:ence)?(?![\p{L}\p{M}])/iu;

/** Returns repairs that turn prices in other words into valid prices. */
export function repairsOf(money: Money | null): readonly FormRepair[] {
  const language = money?.language ?? 'en';
  const usual = [easternDigits, ...thousandsIn(language), ...usualIn(language)];
  if (!money) return usual;
  const inFull = (_match: string, count = '') => format(Number(count) / 100, true, false, money);
  const code = new RegExp(
    `(?<=\\p{Sc} ?\\d[\\d.,]*) ?${money.currency}(?!\\p{L})|(?<!\\p{L})${money.currency} ?(?=\\p{Sc})`,
    'u',
  );
  return [
    {
      pattern: money.currency === 'GBP' ? pence : cents,
      replacement: inFull,
      fault: 'must be written in full instead of "$&"',
    },
    { pattern: code, replacement: '', fault: 'must have only one currency sign' },
    ...usual,
  ];
}
