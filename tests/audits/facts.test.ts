import { expect, test } from 'vitest';
import {
  auditOf,
  type Change,
  headsOf,
  pageNamed,
  prose,
  saying,
  siteWith,
  statedAndRight,
} from '../harness/messages/audit.ts';

test('a phone number, address, ZIP code or hours that differ from site.yaml', async () => {
  expect(
    await auditOf({
      'pages/a.yaml': pageNamed(
        '/a',
        `${prose('Call 802-555-0101 or mail old@example.com. We are at 9 Former Road, VT 05602. Open Monday 9 AM–6 PM, most days 8 AM–1 PM.')}  - { type: links, heading: Reach us, links: [{ label: Call, to: "tel:+18025550198" }] }\n`,
      ),
    }),
  ).toMatchInlineSnapshot(`
    "
    pages/a.yaml:7:47  warning  facts
      /a says “802-555-0101”, which is not the phone number, 802-555-0100.
      6 │   - { type: intro, heading: About /a, text: What a is. }
      7 │   - { type: prose, heading: More, text: "Call 802-555-0101 or mail old@example.com. We are at 9 Former Road, …
        │                                               ^^^^^^^^^^^^
      8 │   - { type: links, heading: Reach us, links: [{ label: Call, to: "tel:+18025550198" }] }
      Write {contact.phone} instead, so that the text follows site.yaml.
      If this is intentional, add \`accept: { facts: { 802-555-0101: … } }\` with your reason (see docs/audits.md).

    pages/a.yaml:7:68  warning  facts
      /a says “old@example.com”, which is not the email address, small@example.com.
      6 │   - { type: intro, heading: About /a, text: What a is. }
      7 │   - { type: prose, heading: More, text: "Call 802-555-0101 or mail old@example.com. We are at 9 Former Road, …
        │                                                                    ^^^^^^^^^^^^^^^
      8 │   - { type: links, heading: Reach us, links: [{ label: Call, to: "tel:+18025550198" }] }
      Write {contact.email} instead, so that the text follows site.yaml.
      If this is intentional, add \`accept: { facts: { "old@example.com": … } }\` with your reason (see docs/audits.md).

    pages/a.yaml:7:95  warning  facts
      /a says “9 Former Road”, which is not the street, 1 Example Way.
      6 │ …t: What a is. }
      7 │ …Call 802-555-0101 or mail old@example.com. We are at 9 Former Road, VT 05602. Open Monday 9 AM–6 PM, most da…
        │                                                       ^^^^^^^^^^^^^
      8 │ …ks: [{ label: Call, to: "tel:+18025550198" }] }
      Write {address.street} instead, so that the text follows site.yaml.
      If this is intentional, add \`accept: { facts: { 9 Former Road: … } }\` with your reason (see docs/audits.md).

    pages/a.yaml:7:113  warning  facts
      /a says “05602”, which is not the ZIP code, 05641.
      6 │
      7 │ …or mail old@example.com. We are at 9 Former Road, VT 05602. Open Monday 9 AM–6 PM, most days 8 AM–1 PM." }
        │                                                       ^^^^^
      8 │ …, to: "tel:+18025550198" }] }
      Write {address.postalCode} instead, so that the text follows site.yaml.
      If this is intentional, add \`accept: { facts: { "05602": … } }\` with your reason (see docs/audits.md).

    pages/a.yaml:7:132  warning  facts
      /a says “9 AM–6 PM”, which does not match the hours on Monday, 9 AM–5 PM.
      6 │
      7 │ ….com. We are at 9 Former Road, VT 05602. Open Monday 9 AM–6 PM, most days 8 AM–1 PM." }
        │                                                       ^^^^^^^^^
      8 │ …0198" }] }
      Write {hours.Monday} instead, so that the text follows site.yaml.
      If this is intentional, add \`accept: { facts: { "9 AM–6 PM": … } }\` with your reason (see docs/audits.md).

    pages/a.yaml:7:153  warning  facts
      /a says “8 AM–1 PM”, which does not match the hours of any day.
      6 │
      7 │ …mer Road, VT 05602. Open Monday 9 AM–6 PM, most days 8 AM–1 PM." }
        │                                                       ^^^^^^^^^
      8 │
      Write the hours of the right day, such as {hours.Monday}, instead, so that the text follows site.yaml.
      If this is intentional, add \`accept: { facts: { "8 AM–1 PM": … } }\` with your reason (see docs/audits.md).

    pages/a.yaml:8:67  warning  facts
      /a links to “tel:+18025550198”, which is not the phone number, 802-555-0100.
      7 │   - { type: prose, heading: More, text: "Call 802-555-0101 or mail old@example.com. We are at 9 Former Road, …
      8 │   - { type: links, heading: Reach us, links: [{ label: Call, to: "tel:+18025550198" }] }
        │                                                                   ^^^^^^^^^^^^^^^^
      Use "to: call" instead, so that the link follows site.yaml.
      If this is intentional, add \`accept: { facts: { "tel:+18025550198": … } }\` with your reason (see docs/audits.md).

    7 warnings in 1 file.
    "
  `);
});

test('the facts of site.yaml pass in any form', async () => {
  const right =
    'Call (802) 555-0100, {contact.phone} or {contact.email}. 1 Example Way, Barre, VT 05641. Monday to Friday, 9am to 5pm. Monday 09:00–17:00.';
  expect(await auditOf(saying(right))).toBe('\nNo problems.\n');
});

test('the description of the business, which search engines get, is read too', async () => {
  const site = await siteWith(['description: Pipes.', 'description: Open seven days a week. Call us at 802-476-0199.']);
  const report = await auditOf({ 'site.yaml': site });
  expect(report.match(/says “.*?”/g)).toEqual(['says “Open seven days a week”', 'says “802-476-0199”']);
  expect(headsOf(report)).toEqual(['site.yaml:4:60  warning  stated-hours', 'site.yaml:4:95  warning  facts']);
});

test('a length of visit that is not for sale', async () => {
  const special =
    'specials:\n  deep: { name: Deep Clean, duration: 90 min, price: $90, regular: $120, description: All of it., booking: booking }\n';
  expect(await auditOf(saying('A 75-minute Deep Clean is new.'), special)).toMatchInlineSnapshot(`
    "
    pages/a.yaml:7:44  warning  facts
      /a says “75-minute”, which is not a length of Deep Clean in site.yaml (90 min).
      6 │   - { type: intro, heading: About /a, text: What a is. }
      7 │   - { type: prose, heading: More, text: "A 75-minute Deep Clean is new." }
        │                                            ^^^^^^^^^
      Write one of those lengths instead, so that the text follows site.yaml.
      If this is intentional, add \`accept: { facts: { 75-minute: … } }\` with your reason (see docs/audits.md).

    1 warning in 1 file.
    "
  `);
});

test('another phone number can be accepted', async () => {
  const accept = 'accept: { facts: { 802-555-0101: The landlord. } }\n';
  expect(await auditOf(saying('The landlord has 802-555-0101.', accept))).toBe('\nNo problems.\n');
});

test('the spans of a day and a phone number as dialed in its own country pass', async () => {
  const site = await siteWith(
    ['Monday: 9 AM–5 PM', 'Monday: 9 AM–12 PM, 1 PM–5 PM'],
    ['phone: 802-555-0100, countryCode: "+1"', 'phone: 020 7946 0958, countryCode: "+44"'],
  );
  const right = 'Monday 9 AM–12 PM. Monday from 1 PM to 5 PM. Call 020 7946 0958 or +44 20 7946 0958.';
  expect(await auditOf({ 'site.yaml': site, ...saying(right) })).toBe('\nNo problems.\n');
  const wrong = 'Monday 9 AM–1 PM. Call 020 7946 0959.';
  const report = await auditOf({ 'site.yaml': site, ...saying(wrong) });
  expect(report).toContain('“9 AM–1 PM”');
  expect(report).toContain('“020 7946 0959”');
});

const saturday: Change = ['Saturday: Closed', 'Saturday: 9 AM–1 PM'];

test.each([
  ['We are open Saturdays from 8 a.m. to 8 p.m.', '8 a.m. to 8 p.m.', '{hours.Saturday}'],
  ['Saturday hours are 10 AM–1 PM.', '10 AM–1 PM', '{hours.Saturday}'],
  ['Saturdays 8.30am–1pm.', '8.30am–1pm', '{hours.Saturday}'],
  ['Open 10 AM to 1 PM on Saturdays.', '10 AM to 1 PM', '{hours.Saturday}'],
  ['Weekdays from 9 AM to 6 PM', '9 AM to 6 PM', '{hours.Monday}'],
  ['Mon–Sat 9am–6pm', '9am–6pm', 'each of these days with its own hours, such as {hours.Monday},'],
  ['M–F 9 AM–6 PM', '9 AM–6 PM', '{hours.Monday}'],
  ['Monday thru Friday 9 AM–6 PM', '9 AM–6 PM', '{hours.Monday}'],
  ['Hours: 8 AM–1 PM', '8 AM–1 PM', 'the hours of the right day, such as {hours.Monday},'],
])('the placeholder is for the days that are named: %s', async (text, words, placeholder) => {
  expect(await statedAndRight(text, saturday)).toEqual([words, placeholder]);
});

test.each([
  'The parking lot is open daily from 6 AM to 11 PM. Parking: 6 AM–11 PM.',
  'We answer texts within two hours, from 8 AM to 9 PM. On Mondays the phone is answered from 10 AM to 4 PM.',
  'Is the shop open 8 AM–1 PM? Yoga, Mondays 10 AM–11 AM. Saturday visits from 10 AM to 11 AM are easy to book.',
  'Monday 10 AM–11 AM: Vinyasa with Anna. Saturday, 9 AM–10 AM: for runners. Monday 10 AM–11 AM, Flow.',
  'Open Saturday 9 AM–1 PM, and Monday 9 AM–5 PM.',
  'M–F 9am-5pm. M–Th: 9 AM–5 PM. Monday thru Friday 9 AM–5 PM. Mondays 9:00–5:00. Mon–Fri 9:00–5:00 p.m.',
])('hours of something else pass: %s', async (text) => {
  expect(await statedAndRight(text, saturday)).toBeNull();
});

const thursday: Change = ['Thursday: 9 AM–5 PM', 'Thursday: 9 AM–8 PM'];

test.each([
  'Mon–Fri 9 AM–5 PM (Thurs until 8).',
  'Mon–Fri 9:00–17:00, Thu to 20:00, Sat closed.',
  'Monday to Friday 9am to 5pm, Thursday till 8.',
])('a day with another time in digits later in the sentence passes: %s', async (text) => {
  expect(await statedAndRight(text, thursday)).toBeNull();
});

test('a day with another time in digits is the only exception', async () => {
  expect(await statedAndRight('Mon–Sat 9 AM–5 PM (Thurs until 8).', thursday, saturday)).toContain('9 AM–5 PM');
  expect(await statedAndRight('Mon–Fri 9 AM–5 PM.', thursday)).toContain('9 AM–5 PM');
});

test('hours on special days pass on the days of the week that they fall on', async () => {
  const special: Change = [
    'contact:',
    'specialHours: { heading: Holidays, days: [{ dates: 2026-12-31, hours: 9 AM–1 PM, reason: Year }] }\ncontact:',
  ];
  expect(await statedAndRight('Thursday 9 AM–1 PM.', special)).toBeNull();
  expect(await statedAndRight('Mondays 9 AM–1 PM.', special)).toEqual(['9 AM–1 PM', '{hours.Monday}']);
});
