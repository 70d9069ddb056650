import { expect, test } from 'vitest';
import { auditOf, pageNamed, prose, saying, siteWith } from '../harness/messages/audit.ts';

const rush = `enhancements:
  rush: { name: Rush job, price: $25, description: Within the hour. }
`;
const enhancements = `${rush}  camera: { name: Camera inspection, price: $40, description: With a film of it. }
`;

test('two prices for one thing are shown together', async () => {
  expect(
    await auditOf(
      {
        'pages/a.yaml': pageNamed(
          '/a',
          '  - type: services\n    book: Book\n    cards:\n      - { service: leak, extras: [{ enhancement: rush, price: +$20 }] }\n',
        ),
        'pages/b.yaml': pageNamed('/b', prose('A rush job (+$25) is done today.')),
      },
      rush,
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
      Correct the price that is wrong, or delete it here so that the page shows the price in site.yaml.
      If this is intentional, add \`accept: { prices: { Rush job +$20: … } }\` with your reason (see docs/audits.md).

    1 warning in 1 file.
    "
  `);
});

test('a price that is nowhere in site.yaml, and one for another length of time', async () => {
  expect(
    await auditOf(
      saying('We charge $70. Thirty feet, 60 min, for $95.'),
      'memberships:\n  care: { name: Care, description: Yearly., duration: 60 min, monthly: $80, regular: $90, saves: $10 }\n  long: { name: Long Care, description: Yearly., duration: 90 min, monthly: $95, regular: $105, saves: $10 }\n',
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/a.yaml:7:52  warning  prices
      /a says “We charge $70.”, but nothing in site.yaml costs $70.
      6 │   - { type: intro, heading: About /a, text: What a is. }
      7 │   - { type: prose, heading: More, text: "We charge $70. Thirty feet, 60 min, for $95." }
        │                                                    ^^^
      If the price is wrong, correct it here. If it is right, add it to site.yaml and write its placeholder here.
      If this is intentional, add \`accept: { prices: { "$70": … } }\` with your reason (see docs/audits.md).

    pages/a.yaml:7:82  warning  prices
      /a says that 60 minutes cost $95, but in site.yaml they cost $80, $90.
      6 │ …About /a, text: What a is. }
      7 │ …More, text: "We charge $70. Thirty feet, 60 min, for $95." }
        │                                                       ^^^
      If the price is wrong, correct it here. If it is right, add it to site.yaml and write its placeholder here.
      If this is intentional, add \`accept: { prices: { "$95": … } }\` with your reason (see docs/audits.md).

    2 warnings in 1 file.
    "
  `);
});

test('prices that match site.yaml pass, and so does one that is accepted', async () => {
  const right = prose(
    'A leak is {services.leak.prices.Visit}, or $5 off. Camera inspection {enhancements.camera.price}, rush job +$20.',
  );
  const accept = 'accept: { prices: { "Rush job +$20": On Sundays it is less. } }\n';
  expect(await auditOf({ 'pages/a.yaml': pageNamed('/a', right) }, enhancements + accept)).toBe('\nNo problems.\n');
});

test('a rate after another price does not belong to the thing named before it', async () => {
  const text =
    'Rush job customers get 10% off, $15 off with SPRING10, $12/key, 65 cents a mile, $95/hr. A rush job is $30 a visit.';
  const report = await auditOf(saying(text), rush);
  expect(report.match(/.* on \/a.*|.*nothing in.*/g)).toEqual(['  “Rush job” is $30 on /a, but $25 in site.yaml.']);
});

const membership = (regular: string, saves: string) =>
  `memberships:\n  care: { name: Care, description: Yearly., duration: 60 min, monthly: $80, regular: ${regular}, saves: ${saves} }\n`;
const soldByLength = async () =>
  siteWith(['prices: { Visit: $50 }', 'prices: { 60 min: $99, 90 min: $140 }'], ['priceRange: $50', 'priceRange: $99']);

test('a membership with a regular price that no service has', async () => {
  expect(await auditOf({ 'site.yaml': (await soldByLength()) + membership('$95', '$15') })).toMatchInlineSnapshot(`
    "
    site.yaml:47:86  warning  membership-prices
      The regular price of “Care” is $95, but no service costs that for 60 min ($99).
      46 │
      47 │ …n: Yearly., duration: 60 min, monthly: $80, regular: $95, saves: $15 }
         │                                                       ^^^
      site.yaml:19:63
      18 │ services:
      19 │   leak: { name: Leak, description: Mended., prices: { 60 min: $99, 90 min: $140 }, booking: booking }
         │                                                               ^^^
      20 │ towns:
      Correct the regular price, and the amount that members save, or the price of the service.
      If this is intentional, add \`accept: { membership-prices: { Care: … } }\` with your reason (see docs/audits.md).

    1 warning in 1 file.
    "
  `);
  expect(await auditOf({ 'site.yaml': (await soldByLength()) + membership('$99', '$19') })).toBe('\nNo problems.\n');
});

test('a membership is not compared with services that are not sold by length, nor one without a length', async () => {
  expect(await auditOf({}, membership('$95', '$15'))).toBe('\nNo problems.\n');
  const plan = membership('$95', '$15').replace('duration: 60 min, ', '');
  expect(await auditOf({ 'site.yaml': (await soldByLength()) + plan })).toBe('\nNo problems.\n');
});

test('a membership whose savings differ from what it says', async () => {
  expect(await auditOf({}, membership('$99', '$15'))).toMatchInlineSnapshot(`
    "
    site.yaml:47:98  warning  membership-prices
      “Care” saves $15, but $99 minus $80 is $19.
      46 │
      47 │ …duration: 60 min, monthly: $80, regular: $99, saves: $15 }
         │                                                       ^^^
      Correct "monthly", "regular", or "saves".
      If this is intentional, add \`accept: { membership-prices: { Care: … } }\` with your reason (see docs/audits.md).

    1 warning in 1 file.
    "
  `);
});

test('a service that was copied and not renamed', async () => {
  const copied = await siteWith([
    '  leak: {',
    '  fix: { name: leak, description: Made new., prices: { Visit: $90 }, booking: booking }\n  leak: {',
  ]);
  expect(await auditOf({ 'site.yaml': copied })).toMatchInlineSnapshot(`
    "
    site.yaml:20:17  warning  same-names
      “fix” and “leak” in services have the same name, “Leak”.
      19 │   fix: { name: leak, description: Made new., prices: { Visit: $90 }, booking: booking }
      20 │   leak: { name: Leak, description: Mended., prices: { Visit: $50 }, booking: booking }
         │                 ^^^^
      21 │ towns:
      site.yaml:19:16
      18 │ services:
      19 │   fix: { name: leak, description: Made new., prices: { Visit: $90 }, booking: booking }
         │                ^^^^
      20 │   leak: { name: Leak, description: Mended., prices: { Visit: $50 }, booking: booking }
      Give each a name that says how it differs, or delete one of them.
      If this is intentional, add \`accept: { same-names: { leak: … } }\` with your reason (see docs/audits.md).

    1 warning in 1 file.
    "
  `);
});

test('offers with one name differ by their duration', async () => {
  const offers = `specials:
  short: { name: First visit, duration: 60 min, price: $40, description: An hour. }
  long: { name: First visit, duration: 90 min, price: $60, description: More than an hour. }
`;
  expect(await auditOf({}, offers)).toBe('\nNo problems.\n');
});

const cleaning = `enhancements:
  weekly: { name: Weekly, price: $108, description: Every week. }
  monthly: { name: Monthly, price: $130, description: Every month. }
  oven: { name: Oven, price: $35, description: Inside. }
  windows: { name: Windows, price: $4, description: Each. }
  house: { name: Three-Bedroom House, price: $135, description: All of it. }
  key: { name: Lost items, price: $25, description: Or $40 on Sundays. }
  deep: { name: Spring cleaning, price: $250, description: Once a year. }
specials:
  first: { name: First visit, price: $99, description: Less., booking: booking }
`;
const warningsOn = async (text: string) => (await auditOf(saying(text), cleaning)).match(/“.*|.* says .*/g);

test('a price belongs to the nearest name in its own clause', async () => {
  for (const text of [
    'We check our weekly supplies, and a lost key is $25.',
    'The monthly plan saves you $10 a visit, and a cancelled visit costs $40.',
    'The oven is $35, windows are $4 each, and a deep clean of three bedrooms is $250.',
    'Choose weekly, biweekly or monthly, with shelves for $25.',
  ]) {
    expect(await warningsOn(text), text).toBeNull();
  }
  expect(
    await warningsOn('A Weekly visit is $120. The weekly plan is $110, which is less. Oven: $35 or, on Sundays, $40.'),
  ).toEqual([
    '“Weekly” is $120 on /a, but $108 in site.yaml.',
    '“Weekly” is $110 on /a, but $108 in site.yaml.',
    '“Oven” is $40 on /a, but $35 in site.yaml.',
  ]);
  expect(await warningsOn('The oven, which takes an hour, is $30, and windows are $5.')).toEqual([
    '“Oven” is $30 on /a, but $35 in site.yaml.',
    '“Windows” is $5 on /a, but $4 in site.yaml.',
  ]);
});

test('a price that a placeholder fills in is never wrong', async () => {
  expect(await warningsOn('A three-bedroom house for {specials.first.price} the first time.')).toBeNull();
  expect(await warningsOn('A three-bedroom house for $99, or {specials.first.price} the first time.')).toEqual([
    '“Three-Bedroom House” is $99 on /a, but $135 in site.yaml.',
  ]);
  const titled = pageNamed('/a', prose('All rooms.')).replace(
    /title: [^,]*/,
    'title: "Three-bedroom house: {specials.first.price}"',
  );
  expect(await auditOf({ 'pages/a.yaml': titled }, cleaning)).not.toContain('Three-Bedroom House');
});

test('running text is corrected with a placeholder that can be written there', async () => {
  const wrong = 'The oven is $30.';
  const report = await auditOf(saying(wrong), cleaning);
  expect(report).toContain('Correct the price that is wrong, or write {enhancements.oven.price} instead.');
  const right = prose(wrong.replace('$30', '{enhancements.oven.price}'));
  expect(await auditOf({ 'pages/a.yaml': pageNamed('/a', right) }, cleaning)).not.toContain('Oven');
});
