import { wordingOf } from '../../../templates/facts/price-wording.ts';
import { sentenceAfter } from '../sentence.ts';
import { lengthsIn } from './lengths.ts';
import { type IsOwnWord, isNoOffer, singular, statedPrices } from './own-words.ts';
import type { CatalogItem, PriceList } from './price-list.ts';
import { afterAmount, type PriceStatement, titleOf } from './price-statements.ts';
import { rate } from './price-words.ts';
import { variantIn } from './variants.ts';

/** "With", in English and the languages of its neighbors, but not in "with us", "with free parking", and the like. */
const withWords = '(?:with|mit|avec|con|com|met) (?!(?:us|me|no|our|my|free|all|any|every|each|the same)(?!\\p{L}))';
const leading = new RegExp(`(?:^|[,;] )${withWords}(?!(?:the|an?|your) $)(\\p{L}[^;]*)$`, 'iu');
const betweenThem = new RegExp(` ${withWords}(\\p{L}[^,;]*)$`, 'iu');
const following = new RegExp(`^[^,.;]{0,30}? ${withWords}(\\p{L}[^,.;]*)`, 'iu');

/** What is included: ", travel included", " including travel". */
const included = /^[^,.;]{0,30}?,? (?:including (?:the )?(\p{L}[^,.;]*)|(?:the )?(\p{L}+) (?:is )?included)/iu;

/** For whom, for how many, or for what size: "for a nonprofit", "for large dogs", but not "for back pain". */
const rest = '(?:[^,.;:]|,\\d)*';
const forSome = `for (?:the |your )?(?!(?:all|any|every|a (?:limited|short|long|while)|years)(?!\\p{L}))(?:(?:an?|\\d[\\d,]*|one|two|three|four|each)[ -][\\p{L}\\d]${rest}|${rest}?\\p{L}{2}(?<!s)s(?!\\p{L})(?: ${rest})?)`;
const days =
  "(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|weekends?|weekdays?|(?:public )?holidays?|New Year['’]s|Christmas|Thanksgiving|Easter)";
const onDays = `on (?:an? |the )?${days}(?!\\p{L})`;
const anyDay = new RegExp(`(?<!\\p{L})${days}(?!\\p{L})`, 'iu');
const onDayBetween = new RegExp(`^s? ${onDays}`, 'iu');
/** Where or when: "beyond ten miles", "after hours", "at home". */
const where =
  '(?:after|before|beyond|outside|past|over|above|out of (?:state|town)|at (?:home|night)(?!\\p{L}))[^,.;:]*';
const someBetween = new RegExp(`^s? (${forSome}|${where}|(?:falls )?${onDays}[^.;:]*)`, 'iu');
/** What the customer does: "if you pay cash", "once you have paid". */
const ifYou =
  "(?:if|when|once) you(?:[’']ve)? (?:also )?(?:pa(?:y|id)|prepa(?:y|id)|refer|book|bring|buy|bought|order|combine|share|add|join|sign|come back|haul|deliver|drop off|have (?!questions))";
/** A time or a place at the start: "After hours, ", "Beyond ten miles, ". */
const begins = '(?:after hours|out of (?:state|town)|(?:beyond|outside|past) \\p{L}[^,;]*), ';
/** A condition before the item, or right beside its name: "If you pay cash, ", "Pay cash and ", "a second ". */
const condition = new RegExp(
  `(?:^|[,;:–—] )(?:${ifYou}[^;]*, |${begins})[^,;]*$|^(?:pay|refer|bring|sign up|buy|order|mention|show|join)(?! (?:us|to))[^,;]* and [^,;]*$|\\b(?:second|third|next|additional|further|follow-up|repeat) $|\\b(?:replacing|pausing|freezing|miss(?:ing)?|skip(?:ping)?|reschedul(?:e|ing)|the first (?:month|year) of) (?:an? |the |our |your )?$`,
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

/** What "we charge $12" is for, if it says so, perhaps after a rate: " a day for storage", " to replace a string". */
const chargedFor =
  /^(?: (?:an?|per) \p{L}+)? (?:for|to(?= \p{L})) (?!(?:it|this|that|these|those|them|all|both|you|every|each|any|everyone|everybody|anyone)\b)/iu;
/** The distance that a fee depends on, which nobody sells. */
const ofDistance = /^ ?(?:\/|an? |per ) ?(?:mile|mi|kilomet(?:er|re)|km)(?!\p{L})/iu;

/** Finds things that have no price in site.yaml next to an amount, so that the amount cannot be compared with one. */
interface Unpriced {
  /** Returns true for the price of an item together with such a thing, as in "With a spa, a filter clean is $140". */
  isAdded: (statement: PriceStatement) => boolean;
  /** Returns true for the price of an item for some people or things only, as in "A tuning for a nonprofit is $150". */
  isForSome: (statement: PriceStatement) => boolean;
  /** Returns true if the business charges an amount for such a thing, as in "We charge $12 for the workbook". */
  isChargedFor: (statement: PriceStatement) => boolean;
}

/** @param thing matches what the business sells by the length */
export function unpricedFinder(named: PriceList['named'], thing: RegExp, isOwnWord: IsOwnWord): Unpriced {
  const partsOf = ({ sentence, clause }: PriceStatement) => {
    const last = named(clause).at(-1);
    const before = sentence.slice(0, sentence.length - clause.length + (last?.index ?? 0));
    return { before, between: last ? clause.slice(last.index + last.name.length) : clause };
  };
  /** Returns the words around the name in the sentence, or otherwise in the title of the row. */
  const aroundName = (statement: PriceStatement) => {
    const title = titleOf(statement.shown);
    const [last] = named(statement.clause).length > 0 ? [] : named(title).slice(-1);
    return last
      ? { before: title.slice(0, last.index), between: title.slice(last.index + last.name.length) }
      : partsOf(statement);
  };
  const aboutSubject = (statement: PriceStatement) => ({
    isOwn: (word: string) => statement.subject.some((item) => isOwnWord(singular(word), item)),
    isNoOffer: statement.subject.some((item) => isNoOffer(statement, item)),
  });
  const isUnpriced = (words: string) => named(words).length === 0 && lengthsIn(words).length === 0;
  return {
    isAdded: (statement) => {
      const { amount, subject } = statement;
      const isMore = (item: CatalogItem) => statedPrices(item, statement).some((price) => price.amount < amount);
      if (subject.length > 0 && !subject.some(isMore)) return false;
      const { before, between } = partsOf(statement);
      const after = afterAmount(statement);
      const found =
        before.match(leading) ?? between.match(betweenThem) ?? after.match(following) ?? after.match(included) ?? [];
      const more = found[1] ?? found[2];
      return more !== undefined && isUnpriced(more);
    },
    isForSome: (statement) => {
      if (statement.labels.length > 0) return false;
      const { before, between } = aroundName(statement);
      if (done.test(between)) return true;
      if (onDayBetween.test(between) && statement.subject.some(hasDay)) return false;
      if ((sharing.test(before) || shared.test(between)) && !statement.subject.some(isForEach)) return true;
      const after = afterAmount(statement);
      if (joining.test(before) && !rate.test(after)) return true;
      const found =
        before.match(condition) ??
        between.match(someBetween) ??
        before.match(someBefore) ??
        after.match(someAfter) ??
        [];
      const isOther = (words: string | null | undefined) =>
        typeof words === 'string' && isUnpriced(words) && !thing.test(words);
      return isOther(found[1] ?? found[0]) || isOther(variantIn(before, between, aboutSubject(statement)));
    },
    isChargedFor: (statement) => {
      const after = afterAmount(statement);
      if (ofDistance.test(after)) return true;
      const [lead] = after.match(chargedFor) ?? [];
      const words = lead === undefined ? '' : sentenceAfter(after, lead.length);
      return words !== '' && isUnpriced(words) && !thing.test(words);
    },
  };
}

/** Returns true if an item has a price for some days. */
const hasDay = ({ prices }: CatalogItem) => prices.some(({ label }) => anyDay.test(label));

/** Returns true for a price such as "$38 per child". */
const isForEach = ({ prices }: CatalogItem) => prices.some(({ text }) => (wordingOf(text)?.unit ?? null) !== null);
