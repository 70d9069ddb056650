import { signOf } from '../../facts/amount.ts';
import { isKnownSign } from './currency-signs.ts';
import type { Form } from './form.ts';
import { moneyOf } from './money.ts';

/** A range of prices, such as `$50–$120`, or only signs, such as `$$`. Amounts must be in the currency of the site. */
export const priceRangeInCurrency: Form = (text, facts) => {
  const [money, sign] = [moneyOf(facts), signOf(text)];
  if (!money || sign === '' || money.signs.has(sign) || !isKnownSign(sign)) return null;
  return {
    fault: `has the sign "${sign}", but the currency of the site is ${money.currency}`,
    better: text.replaceAll(sign, money.usual.sign),
  };
};
