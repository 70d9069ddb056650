import { type Form, factAt } from './form.ts';

/** Rejects words that say whether the business is open now, which only the script can know. */
export const openNow: Form = (_, facts) =>
  typeof facts !== 'object' || facts === null || factAt(facts, 'timeZone') !== undefined
    ? null
    : {
        fault: 'needs the time zone of the business',
        advice: 'Add "timeZone:" to site.yaml, such as America/New_York.',
      };
