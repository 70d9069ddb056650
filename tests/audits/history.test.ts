import { expect, test } from 'vitest';
import { auditOf, headsOf, saying, siteWith } from '../harness/messages/audit.ts';
import { setDay } from '../harness/project/set-day.ts';

test.each([
  'I learned cupping in fall 2022.',
  'In fall 2022, I first learned cupping.',
  'I opened the studio in March 2021, and she was a nurse until June 2016.',
  'Certified in prenatal massage in June 2018.',
  'Featured in the Small Gazette, March 2025. As seen in the Argus, April 2025.',
  'Last updated: January 2, 2026.',
  'Effective January 1, 2026, we ask for 24 hours of notice. New prices from May 2029.',
  'By March 2019 the shop had moved.',
  'Drive until 1/2 mile past the light. A bag of 10-10-10. Version 1.2.2019.',
  'Guests who come by 5 may park.',
  'Built before January 1, 1970. Cars from before January 1, 1968. By May 1, 1995 the mill was closed.',
  'Prices were last raised on March 1, 2025. My price went up in April 2025. The sale closed on June 3, 2024.',
  'Bob Sr. ran the shop from 1974 until May 2003. The old studio closed on March 31, 2019.',
  'As decided March 3, 2023, the court held that the sale was void.',
  'Gift certificates sold before June 1, 2023 are honored. Coupons until May 1, 2024 are still good.',
  'Photo: Christmas 2024, by Ann.',
  'Read the review in the Times Argus of May 5, 2024. The law of January 1, 2020 says so. The fire of December 2017.',
  'Register your dog by April 1 each year. Every year, order by June 30. Free until May 5 every year.',
  'Registration for summer 2029 is closed. The sale of May 5, 2029 is over. Our spring 2029 classes have ended.',
  'By law, studded tires come off by May 1. Returns are due by March 15 and April 15.',
])('a date of history, or none: %s', async (text) => {
  setDay('2030-04-01');
  expect(await auditOf(saying(text))).toBe('\nNo problems.\n');
});

test.each([
  'The office is closed on May 26, 2029.',
  'Gift cards must be used before June 1, 2029.',
  'The sale was extended until March 31, 2029.',
  'Closed the week of December 24, 2029. ',
  'Open until the end of March 2029.',
  'Prices rise on March 1, 2029.',
  'The studio in summer 2029 is closed.',
  'Registration for summer 2029 is open.',
])('a past date that is not history: %s', async (text) => {
  setDay('2030-04-01');
  expect(headsOf(await auditOf(saying(text)))).toEqual([expect.stringContaining('warning  stale')]);
});

const saidOn = async (day: string, text: string, site: string) => {
  setDay(day);
  const report = await auditOf({ ...saying(text), 'site.yaml': site });
  return report.match(/(?<=says “)[^”]*(?=”, which)/g) ?? [];
};

test('the seasons and holidays of a year are over once they end, not only in the next year', async () => {
  const text =
    'Our spring 2026 special. Easter 2026: gifts. Mother’s Day 2026 sale. Ends in summer 2026. Labor Day 2026. Fall 2026. Thanksgiving 2026. Winter 2026 deal. Christmas 2026.';
  const north = await siteWith();
  const over = ['spring 2026', 'Easter 2026', 'Mother’s Day 2026', 'summer 2026', 'Labor Day 2026'];
  expect(await saidOn('2026-11-23', text, north)).toEqual(over);
  expect(await saidOn('2026-11-29', text, north)).toEqual([...over, 'Thanksgiving 2026']);
  expect(await saidOn('2027-03-01', text, north)).not.toContain('Winter 2026');
  expect(await saidOn('2027-04-01', text, north)).toContain('Winter 2026');
  const south = north.replaceAll('latitude: 44.2', 'latitude: -44.2').replace('country: US', 'country: PE');
  expect(await saidOn('2026-11-23', 'In spring 2026. In summer 2026. In fall 2026.', south)).toEqual(['fall 2026']);
});
