import { statesByName } from '../../../templates/schema/forms/states.ts';
import { prominentTexts } from '../prominent-texts.ts';
import type { Rule } from '../rule.ts';

/** Those that are words or degrees too. */
const ambiguous = new Set(['CO', 'DC', 'HI', 'IN', 'MA', 'MD', 'ME', 'MS', 'OK', 'OR', 'PA']);
const states = new Set(Object.values(statesByName).filter((state) => !ambiguous.has(state)));

/** Words that make the name of a town that of another, as in New York. */
const namesakes = /(?:\b(?:New|Old|East|West|North|South|Fort|Port|Mount|Lake|Saint|St\.) |-)$/;

/** The place at the end of a text that says what is done there, as in "Piano Tuning in Silver Fern". */
const placeServed = /\bin ((?:\p{Lu}[\p{L}.'’-]* ){0,3}\p{Lu}[\p{L}.'’-]*)$/u;

/** A place must not be followed by another state than that of the business, as in the titles of a site that was copied. */
export const rule: Rule = {
  id: 'wrong-state',
  severity: 'warning',
  reason: 'A town of the same name in another state is another town, to visitors and to search engines.',
  source: 'https://support.google.com/business/answer/3038177',
  page: (audited, { townNames, facts: { address } }) => {
    if (address.country !== 'US') return [];
    const { route } = audited.page;
    return prominentTexts(audited).flatMap(({ at, what, text, isMain }) => {
      const other = [...text.matchAll(/, ([A-Z]{2})\b/g)].filter(
        ([, state = '']) => states.has(state) && state !== address.region,
      );
      const names = other.length > 0 ? townNames.namesIn(text) : [];
      return other.flatMap(({ 0: state, index: end }) => {
        const named = names.find(({ name, index }) => index + name.length === end);
        const isTown = named && !namesakes.test(text.slice(0, named.index));
        // Other headings may be about where something comes from.
        const place = isTown ? named.name : isMain ? text.slice(0, end).match(placeServed)?.[1] : undefined;
        if (place === undefined) return [];
        const is = isTown
          ? `${place} is in ${address.region}, the state`
          : `the state of the business is ${address.region}`;
        return [
          {
            at,
            message: `${what} of ${route} says “${place}${state}”, but ${is} in site.yaml.`,
            hint: isTown
              ? 'Write {address.region} for the state, so that the text follows site.yaml.'
              : 'Write the town and the state where you work, such as {address.city}, {address.region}.',
            value: place + state,
          },
        ];
      });
    });
  },
};
