import { signsIn } from '../../facts/amount.ts';
import { isKnownSign } from './currency-signs.ts';
import type { Form, FormFault } from './form.ts';
import { moneyOf } from './money.ts';
import { bothEnds } from './price-repairs.ts';

/** A range of prices, such as `$50–$120`, or only signs, such as `$$`. Amounts must be in the currency of the site. */
export const priceRangeInCurrency: Form = (text, facts) => {
  const money = moneyOf(facts);
  if (!money) return null;
  const foreign = signsIn(text).filter((sign) => !money.signs.has(sign) && isKnownSign(sign));
  const [sign] = foreign;
  if (sign === undefined) return inWords(text);
  // A sign may be a part of another one, such as $ of US$.
  const longest = foreign.toSorted((a, b) => b.length - a.length);
  return {
    fault: `has the sign "${sign}", but the currency of the site is ${money.currency}`,
    better: longest.reduce((better, one) => better.replaceAll(one, money.usual.sign), text),
  };
};

/** Reports words between the two ends, which not every reader of the range knows: `90 $ à 600 $`. */
function inWords(text: string): FormFault | null {
  const found = bothEnds.find(({ pattern }) => pattern.test(text));
  return found ? { fault: found.fault, better: text.replace(found.pattern, found.replacement as string) } : null;
}
