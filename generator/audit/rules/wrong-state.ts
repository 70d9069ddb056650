import { statesByName } from '../../../templates/schema/forms/states.ts';
import type { Rule } from '../rule.ts';

const states = new Set(Object.values(statesByName));

/** A town must not be followed by another state than that of the business, as in the titles of a site that was copied. */
export const rule: Rule = {
  id: 'wrong-state',
  severity: 'warning',
  reason: 'A town of the same name in another state is another town, to visitors and to search engines.',
  source: 'https://support.google.com/business/answer/3038177',
  text: ({ text }, { townNames, facts: { address } }) => {
    if (address.country !== 'US') return [];
    const other = [...text.matchAll(/, ([A-Z]{2})\b/g)].filter(
      ([, state = '']) => states.has(state) && state !== address.region,
    );
    if (other.length === 0) return [];
    const names = townNames.namesIn(text).map(({ name }) => name);
    return other.flatMap(({ 0: found, index: end }) => {
      const name = [...names, address.city].find((one) => text.slice(0, end).endsWith(one));
      if (name === undefined) return [];
      const index = end - name.length;
      const fault = `but ${name} is in ${address.region}, the state in site.yaml`;
      return [
        {
          words: name + found,
          index,
          fault,
          hint: 'Write {address.region} for the state, so that the text follows site.yaml.',
        },
      ];
    });
  },
};
