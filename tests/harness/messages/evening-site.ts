import { siteWith } from './audit.ts';

/** The site.yaml of a business that is open on three evenings, all Saturday, and on Sunday by arrangement. */
export const eveningSite = async (language = 'en-US') =>
  siteWith(
    ['Monday: 9 AM–5 PM', 'Monday: 7 PM–10 PM'],
    ['Tuesday: 9 AM–5 PM', 'Tuesday: 6 PM–10 PM'],
    ['Wednesday: 9 AM–5 PM', 'Wednesday: Closed'],
    ['Thursday: 9 AM–5 PM', 'Thursday: Closed'],
    ['Friday: 9 AM–5 PM', 'Friday: 7 PM–10 PM'],
    ['Saturday: Closed', 'Saturday: 9 AM–12 PM, 1 PM–6:30 PM'],
    ['Sunday: Closed', 'Sunday: By arrangement'],
    ['language: en-US', `language: ${language}`],
  );
