import { wordingOf } from '../../../templates/facts/price-wording.ts';
import { type IsOwnWord, isNoOffer, singular } from './own-words.ts';
import type { CatalogItem, PriceList } from './price-list.ts';
import { afterAmount, type PriceStatement, titleOf } from './price-statements.ts';
import { rate } from './price-words.ts';
import { isUnpriced, partsOf } from './unpriced.ts';
import { variantIn } from './variants.ts';

/** For whom, for how many, or for what size: "for a nonprofit", "for large dogs", but not "for back pain". */
const rest = '(?:[^,.;:]|,\\d)*';
const forSome = `for (?:the |your )?(?!(?:all|any|every|a (?:limited|short|long|while)|years)(?!\\p{L}))(?:(?:an?|\\d[\\d,]*|one|two|three|four|each)[ -][\\p{L}\\d]${rest}|${rest}?\\p{L}{2}(?<!s)s(?!\\p{L})(?: ${rest})?)`;
const days =
  "(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|weekends?|weekdays?|(?:public )?holidays?|New Year['’]s|Christmas|Thanksgiving|Easter)";
const onDays = `on (?:an? |the )?${days}(?!\\p{L})`;
const anyDay = new RegExp(`(?<!\\p{L})${days}(?!\\p{L})`, 'iu');
/** "On Sundays and holidays, ". */
const onDayBefore = `${onDays}(?:,? (?:and|or|&) (?:on )?${days})*,? `;
const onDayAtStart = new RegExp(`^${onDayBefore}`, 'iu');
const onDayBetween = new RegExp(`^s? ${onDays}`, 'iu');
/** Where or when: "beyond ten miles", "after hours", "at home". */
const where =
  '(?:after|before|beyond|outside|past|over|above|out of (?:state|town)|at (?:home|night)(?!\\p{L}))[^,.;:]*';
const someBetween = new RegExp(`^s?,? \\(?(${forSome}|${where}|(?:falls )?${onDays}[^.;:]*)`, 'iu');
/** What the customer does: "if you pay cash", "once you have paid". */
const ifYou =
  "(?:if|when|once) you(?:[’']ve)? (?:also )?(?:pa(?:y|id)|prepa(?:y|id)|refer|book|bring|buy|bought|order|combine|share|add|join|sign|come back|haul|deliver|drop off|have (?!questions))";
/** A time or a place at the start: "After hours, ", "After 5 PM, ", "Beyond ten miles, ". */
const begins =
  '(?:(?:after|before) (?:hours|noon|midnight|\\d[\\d:]*(?: ?[ap]\\.?m\\.?)?),? |(?:out of (?:state|town)|(?:beyond|outside|past) \\p{L}[^,;]*), )';
/** An age or a size: "Puppies under 20 weeks: ". */
const ofSize = '\\b(?:under|over|above|below) \\d[\\d,]* \\p{L}+[:,] (?:an? |the )?$';
/** A condition before the item, or right beside its name: "If you pay cash, ", "Pay cash and ", "a second ". */
const condition = new RegExp(
  `(?:^|[,;:–—] )(?:${ifYou}[^;]*, |${begins})[^,;]*$|${ofSize}|^${onDayBefore}[^,;]*$|^(?:pay|refer|bring|sign up|buy|order|mention|show|join)(?! (?:us|to))[^,;]* and [^,;]*$|\\b(?:second|third|next|additional|further|follow-up|repeat) $|\\b(?:replacing|pausing|freezing|miss(?:ing)?|skip(?:ping)?|reschedul(?:e|ing)|the first (?:month|year) of) (?:an? |the |our |your )?$`,
  'iu',
);
/** What several people pay together, unless the price is for each of them. */
const sharing = /\bshar(?:e|es|ing) (?:an? |the |our |your )?$/i;
const shared = /^s? shared /i;
/** What is paid once: "Joining the Wash Club costs $10 once". */
const joining = /\bjoining (?:the |our |your )?$/i;
const done = /^s? (?:paid|booked|bought|ordered|combined) /i;
const someBefore = new RegExp(`(?:^|[,;:–—] )(${forSome})(?:, |(?<=s) (?:the|our|an?) |$)`, 'iu');
const someAfter = new RegExp(`^(?: (?:an?|per) \\p{L}+)? (${forSome}|${where}|${ifYou}[^,.;:]*)`, 'iu');

/**
 * Returns a function that returns true for the price of an item for some people or things only, as in "A tuning for a
 * nonprofit is $150".
 *
 * @param thing matches what the business sells by the length
 */
export function forSomeFinder(
  named: PriceList['named'],
  thing: RegExp,
  isOwnWord: IsOwnWord,
): (statement: PriceStatement) => boolean {
  /** Returns the words around the name in the sentence, or otherwise in the title of the row. */
  const aroundName = (statement: PriceStatement) => {
    const title = titleOf(statement.shown);
    const [last] = named(statement.clause).length > 0 ? [] : named(title).slice(-1);
    return last
      ? { before: title.slice(0, last.index), between: title.slice(last.index + last.name.length) }
      : partsOf(statement, named);
  };
  const aboutSubject = (statement: PriceStatement) => ({
    isOwn: (word: string) => statement.subject.some((item) => isOwnWord(singular(word), item)),
    isNoOffer: statement.subject.some((item) => isNoOffer(statement, item)),
  });
  return (statement) => {
    if (statement.labels.length > 0) return false;
    const { before, between } = aroundName(statement);
    if (done.test(between)) return true;
    if ((onDayBetween.test(between) || onDayAtStart.test(before)) && statement.subject.some(hasDay)) return false;
    if ((sharing.test(before) || shared.test(between)) && !statement.subject.some(isForEach)) return true;
    const after = afterAmount(statement);
    if (joining.test(before) && !rate.test(after)) return true;
    const found =
      before.match(condition) ?? between.match(someBetween) ?? before.match(someBefore) ?? after.match(someAfter) ?? [];
    const isOther = (words: string | null | undefined) =>
      typeof words === 'string' && isUnpriced(words, named) && !thing.test(words);
    return isOther(found[1] ?? found[0]) || isOther(variantIn(before, between, aboutSubject(statement)));
  };
}

/** Returns true if an item has a price for some days. */
const hasDay = ({ prices }: CatalogItem) => prices.some(({ label }) => anyDay.test(label));

/** Returns true for a price such as "$38 per child". */
const isForEach = ({ prices }: CatalogItem) => prices.some(({ text }) => (wordingOf(text)?.unit ?? null) !== null);
