import { isScalar } from 'yaml';
import { inYaml } from './dictation.ts';
import { errorsOf, type Finder } from './mistake.ts';
import { propertyMessages } from './property-messages.ts';
import { keyOf, nodeSpan, pairAt, textLike } from './working-copy.ts';

/** A name and a price with only a space or an equals sign between them. */
const nameAndPrice = /^(.*?[^\s+–:=>-])(?:\s*(?::=|=>?)\s*|\s+)(\S*\d\S*)$/;

/**
 * Finds prices without the colon after their names, such as `{ 60 min $95 }`, which YAML reads as a name without a
 * value.
 */
export const missingColons: Finder = ({ errors, working }) =>
  errorsOf(errors, 'type').flatMap(({ path, rules, data }) => {
    if (data !== null || rules.form !== 'price') return [];
    const found = pairAt(working, path);
    const [, name, price] = (found && keyOf(found.pair).match(nameAndPrice)) ?? [];
    if (!found || name === undefined || price === undefined || !/[^\d\s.,]/.test(price)) return [];
    const { map, pair } = found;
    if (map.has(name)) return [];
    return [
      {
        message: propertyMessages.noColon(name, price, `${inYaml(name, true)}: ${inYaml(price, true)}`),
        span: nodeSpan(working, pair.key),
        repair: () => {
          pair.value = textLike(pair.key, price);
          if (isScalar(pair.key)) pair.key.value = name;
        },
      },
    ];
  });
