import { expect, test } from 'vitest';
import { auditOf, pageNamed } from './audit.ts';

const enhancements = `enhancements:
  rush: { name: Rush job, price: $25, description: Within the hour. }
  camera: { name: Camera inspection, price: $40, description: With a film of it. }
`;
const prose = (text: string) => `  - { type: prose, heading: More, text: "${text}" }\n`;

test('two prices for one thing stand side by side', async () => {
  expect(
    await auditOf(
      {
        'pages/a.yaml': pageNamed(
          '/a',
          '  - type: services\n    book: Book\n    cards:\n      - { service: leak, extras: [{ enhancement: rush, price: +$20 }] }\n',
        ),
        'pages/b.yaml': pageNamed('/b', prose('A rush job (+$25) is done today.')),
      },
      enhancements,
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/a.yaml:10:63  warning  prices
      “Rush job” is +$20 on /a, but +$25 on /b.
       9 │     cards:
      10 │       - { service: leak, extras: [{ enhancement: rush, price: +$20 }] }
         │                                                               ^^^^
      pages/b.yaml:7:54
      6 │   - { type: intro, heading: About /b, text: What b is. }
      7 │   - { type: prose, heading: More, text: "A rush job (+$25) is done today." }
        │                                                      ^^^^
      Take the price out here, so that it follows site.yaml, or correct the one that is wrong.
      If it is meant so, write why:  accept: { prices: { Rush job +$20: … } }

    1 warning in 1 file. What is meant so can be accepted; the README says how.
    "
  `);
});

test('a price that stands nowhere in site.yaml is told, and one for another length of time', async () => {
  expect(
    await auditOf(
      { 'pages/a.yaml': pageNamed('/a', prose('Gutters are $70. Thirty feet, 60 min, for $95.')) },
      'memberships:\n  care: { name: Care, description: Yearly., duration: 60 min, monthly: $80, regular: $90, saves: $10 }\n  long: { name: Long Care, description: Yearly., duration: 90 min, monthly: $95, regular: $105, saves: $10 }\n',
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/a.yaml:7:54  warning  prices
      /a says “Gutters are $70.”, but nothing in site.yaml costs $70.
      6 │   - { type: intro, heading: About /a, text: What a is. }
      7 │   - { type: prose, heading: More, text: "Gutters are $70. Thirty feet, 60 min, for $95." }
        │                                                      ^^^
      Correct it here; or, where it is right, put it into site.yaml and its placeholder here, so that the two cannot differ.
      If it is meant so, write why:  accept: { prices: { "$70": … } }

    pages/a.yaml:7:84  warning  prices
      /a says that 60 minutes cost $95; in site.yaml they cost $80, $90.
      6 │ …out /a, text: What a is. }
      7 │ …re, text: "Gutters are $70. Thirty feet, 60 min, for $95." }
        │                                                       ^^^
      Correct it here; or, where it is right, put it into site.yaml and its placeholder here, so that the two cannot differ.
      If it is meant so, write why:  accept: { prices: { "$95": … } }

    2 warnings in 1 file. What is meant so can be accepted; the README says how.
    "
  `);
});

test('prices that follow site.yaml are not told, nor is the one that is accepted', async () => {
  const sound = prose(
    'A leak is {services.leak.prices.Visit}. Camera inspection {enhancements.camera.price}, rush job +$20.',
  );
  const accept = 'accept: { prices: { "Rush job +$20": On Sundays it is less. } }\n';
  expect(await auditOf({ 'pages/a.yaml': pageNamed('/a', sound) }, enhancements + accept)).toBe('\nNo problems.\n');
});

test('a phone number, address, ZIP code or hour that is not the one of site.yaml is told', async () => {
  expect(
    await auditOf({
      'pages/a.yaml': pageNamed(
        '/a',
        `${prose('Call 802-555-0199 or mail old@example.com. We are at 9 Former Road, VT 05602. Open Monday 9 AM–6 PM, most days 8 AM–1 PM.')}  - { type: links, heading: Reach us, links: [{ label: Call, to: "tel:+18025550198" }] }\n`,
      ),
    }),
  ).toMatchInlineSnapshot(`
    "
    pages/a.yaml:7:47  warning  facts
      /a says “802-555-0199”, which is not the phone number, 802-555-0100.
      6 │   - { type: intro, heading: About /a, text: What a is. }
      7 │   - { type: prose, heading: More, text: "Call 802-555-0199 or mail old@example.com. We are at 9 Former Road, …
        │                                               ^^^^^^^^^^^^
      8 │   - { type: links, heading: Reach us, links: [{ label: Call, to: "tel:+18025550198" }] }
      Write {contact.phone} in its place, so that it follows site.yaml.
      If it is meant so, write why:  accept: { facts: { 802-555-0199: … } }

    pages/a.yaml:7:68  warning  facts
      /a says “old@example.com”, which is not the e-mail address, small@example.com.
      6 │   - { type: intro, heading: About /a, text: What a is. }
      7 │   - { type: prose, heading: More, text: "Call 802-555-0199 or mail old@example.com. We are at 9 Former Road, …
        │                                                                    ^^^^^^^^^^^^^^^
      8 │   - { type: links, heading: Reach us, links: [{ label: Call, to: "tel:+18025550198" }] }
      Write {contact.email} in its place, so that it follows site.yaml.
      If it is meant so, write why:  accept: { facts: { "old@example.com": … } }

    pages/a.yaml:7:95  warning  facts
      /a says “9 Former Road”, which is not the street, 1 Example Way.
      6 │ …t: What a is. }
      7 │ …Call 802-555-0199 or mail old@example.com. We are at 9 Former Road, VT 05602. Open Monday 9 AM–6 PM, most da…
        │                                                       ^^^^^^^^^^^^^
      8 │ …ks: [{ label: Call, to: "tel:+18025550198" }] }
      Write {address.street} in its place, so that it follows site.yaml.
      If it is meant so, write why:  accept: { facts: { 9 Former Road: … } }

    pages/a.yaml:7:110  warning  facts
      /a says “VT 05602”, which is not the ZIP code, 05641.
      6 │ …
      7 │ …99 or mail old@example.com. We are at 9 Former Road, VT 05602. Open Monday 9 AM–6 PM, most days 8 AM–1 PM." }
        │                                                       ^^^^^^^^
      8 │ …all, to: "tel:+18025550198" }] }
      Write {address.postalCode} in its place, so that it follows site.yaml.
      If it is meant so, write why:  accept: { facts: { VT 05602: … } }

    pages/a.yaml:7:132  warning  facts
      /a says “9 AM–6 PM”, which is not when you are open on Monday: 9 AM–5 PM.
      6 │
      7 │ ….com. We are at 9 Former Road, VT 05602. Open Monday 9 AM–6 PM, most days 8 AM–1 PM." }
        │                                                       ^^^^^^^^^
      8 │ …0198" }] }
      Write {hours.Monday} in its place, so that it follows site.yaml.
      If it is meant so, write why:  accept: { facts: { "9 AM–6 PM": … } }

    pages/a.yaml:7:153  warning  facts
      /a says “8 AM–1 PM”, which is when you are open on no day.
      6 │
      7 │ …mer Road, VT 05602. Open Monday 9 AM–6 PM, most days 8 AM–1 PM." }
        │                                                       ^^^^^^^^^
      8 │
      Write {hours.Monday} in its place, so that it follows site.yaml.
      If it is meant so, write why:  accept: { facts: { "8 AM–1 PM": … } }

    pages/a.yaml:8:67  warning  facts
      /a links to “tel:+18025550198”, which is not the phone number, 802-555-0100.
      7 │   - { type: prose, heading: More, text: "Call 802-555-0199 or mail old@example.com. We are at 9 Former Road, …
      8 │   - { type: links, heading: Reach us, links: [{ label: Call, to: "tel:+18025550198" }] }
        │                                                                   ^^^^^^^^^^^^^^^^
      Write  to: call  so that it follows site.yaml.
      If it is meant so, write why:  accept: { facts: { "tel:+18025550198": … } }

    7 warnings in 1 file. What is meant so can be accepted; the README says how.
    "
  `);
});

test('the facts of site.yaml are not, in whatever form', async () => {
  const sound =
    'Call (802) 555-0100, {contact.phone} or {contact.email}. 1 Example Way, Barre, VT 05641. Monday to Friday, 9am to 5pm. Monday 09:00–17:00.';
  expect(await auditOf({ 'pages/a.yaml': pageNamed('/a', prose(sound)) })).toBe('\nNo problems.\n');
});

test('a length of a visit that nobody sells is told', async () => {
  const special =
    'specials:\n  deep: { name: Deep Clean, duration: 90 min, price: $90, regular: $120, description: All of it., booking: booking }\n';
  expect(
    await auditOf({ 'pages/a.yaml': pageNamed('/a', prose('A 75-minute Deep Clean is new.')) }, special),
  ).toMatchInlineSnapshot(`
    "
    pages/a.yaml:7:44  warning  facts
      /a says “75-minute”, which is no length that Deep Clean has in site.yaml (90 min).
      6 │   - { type: intro, heading: About /a, text: What a is. }
      7 │   - { type: prose, heading: More, text: "A 75-minute Deep Clean is new." }
        │                                            ^^^^^^^^^
      Write one of those lengths in its place, so that it follows site.yaml.
      If it is meant so, write why:  accept: { facts: { 75-minute: … } }

    1 warning in 1 file. What is meant so can be accepted; the README says how.
    "
  `);
});

test('another number can be accepted', async () => {
  const accept = 'accept: { facts: { 802-555-0199: The landlord. } }\n';
  expect(await auditOf({ 'pages/a.yaml': pageNamed('/a', prose('The landlord has 802-555-0199.'), accept) })).toBe(
    '\nNo problems.\n',
  );
});
