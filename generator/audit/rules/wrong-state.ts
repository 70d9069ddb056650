import { statesByName } from '../../../templates/schema/forms/states.ts';
import { prominentTexts } from '../prominent-texts.ts';
import type { Rule } from '../rule.ts';

/** Those that are words or degrees too. */
const ambiguous = new Set(['CO', 'DC', 'HI', 'IN', 'MA', 'MD', 'ME', 'MS', 'OK', 'OR', 'PA']);
const states = new Set(Object.values(statesByName).filter((state) => !ambiguous.has(state)));

/** Words that make the name of a town that of another, as in New York. */
const namesakes = /(?:\b(?:New|Old|East|West|North|South|Fort|Port|Mount|Lake|Saint|St\.) |-)$/;

/** A town must not be followed by another state than that of the business, as in the titles of a site that was copied. */
export const rule: Rule = {
  id: 'wrong-state',
  severity: 'warning',
  reason: 'A town of the same name in another state is another town, to visitors and to search engines.',
  source: 'https://support.google.com/business/answer/3038177',
  page: (audited, { townNames, facts: { address } }) => {
    if (address.country !== 'US') return [];
    const { route } = audited.page;
    return prominentTexts(audited).flatMap(({ at, what, text }) => {
      const other = [...text.matchAll(/, ([A-Z]{2})\b/g)].filter(
        ([, state = '']) => states.has(state) && state !== address.region,
      );
      const names = other.length > 0 ? townNames.namesIn(text) : [];
      return other.flatMap(({ 0: state, index: end }) => {
        const named = names.find(({ name, index }) => index + name.length === end);
        if (!named || namesakes.test(text.slice(0, named.index))) return [];
        return [
          {
            at,
            message: `${what} of ${route} says “${named.name}${state}”, but ${named.name} is in ${address.region}, the state in site.yaml.`,
            hint: 'Write {address.region} for the state, so that the text follows site.yaml.',
            value: named.name + state,
          },
        ];
      });
    });
  },
};
