import { wordingOf } from '../../../templates/facts/price-wording.ts';
import { countsIn } from './lengths.ts';
import { type IsOwnWord, isOfWhole, singular } from './own-words.ts';
import { type CatalogItem, isCharged, type PriceList } from './price-list.ts';
import { afterAmount, type PriceStatement } from './price-statements.ts';

/** What an amount buys one of: the first two words after "a" in "$2 a pane" and "$45 per linear foot". */
const ofOne = /^(?: ?\/ ?| (?:an?|per) )(\p{L}[\p{L}-]*)(?: (\p{L}[\p{L}-]*))?/u;
const monthly = /^ monthly(?!\p{L})/iu;
const periods = ['day', 'week', 'month', 'mo', 'quarter', 'season', 'year', 'yr'];
/** What any price may be for. */
const anything =
  'visit session appointment treatment service lesson class job call trip time hour hr minute piece item unit person guest client customer couple head'.split(
    ' ',
  );

/**
 * Returns a function that returns true for an amount for one of something that nothing in site.yaml is priced by, as in
 * "Window cleaning is $2 a pane". An item that is not sold by the month has no monthly price, so "Roof replacement from
 * $189 a month" is a way to pay.
 */
export function otherUnitFinder({ items }: PriceList, isOwnWord: IsOwnWord): (statement: PriceStatement) => boolean {
  return (statement) => {
    const { kind, subject } = statement;
    const after = afterAmount(statement);
    const words = (monthly.test(after) ? ['month'] : (after.match(ofOne) ?? []).slice(1)).flatMap((word) =>
      word === undefined ? [] : singular(word),
    );
    if (kind !== 'price' || words.length === 0) return false;
    const sold = subject.length > 0 ? subject : items;
    const isUnit = (word: string, item: CatalogItem) =>
      unitsOf(item).includes(word) || (subject.includes(item) && isOwnWord(word, item) && isOfWhole(statement, item));
    return !words.some((word) => anything.includes(word) || sold.some((item) => isUnit(word, item)));
  };
}

/** Returns the words for what an item may be priced by. A label such as "Up to 15 windows" is not the price of one. */
function unitsOf({ group, name, prices }: CatalogItem): string[] {
  const charged = prices.filter(isCharged);
  const labels = charged.map(({ label }) => label).filter((label) => countsIn(label).every((count) => count === 1));
  const priced = charged.flatMap(({ text }) => wordingOf(text)?.unit ?? []);
  const units = [...labels, ...priced, name.split(' ').at(-1) ?? ''].flatMap((text) => text.split(' ')).map(singular);
  const isByTime = group === 'memberships' || units.some((unit) => periods.includes(unit) || unit === 'monthly');
  return isByTime ? [...units, ...periods] : units;
}
