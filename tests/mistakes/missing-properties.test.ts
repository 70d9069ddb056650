import { expect, test } from 'vitest';
import { siteWith } from '../harness/messages/audit.ts';
import { page, project } from '../harness/project/project.ts';
import { reportOn, siteReportOf } from './report-on.ts';

test('a missing property', async () => {
  expect(await reportOn(page({ sections: '  - type: intro\n    heading: A\n' }))).toMatchInlineSnapshot(`
    "
    pages/a.yaml:6:5  error  missing-property
      "text" is missing from an intro section.
      5 │ sections:
      6 │   - type: intro
        │     ^^^^^^^^^^^
      7 │     heading: A
      Add "text:" (what the page is about).

    1 error in 1 file.
    "
  `);
});

test('a property without a value', async () => {
  expect(await reportOn(page({ rest: 'parent:\n' }))).toMatchInlineSnapshot(`
    "
    pages/a.yaml:5:8  error  wrong-type
      "parent" is empty.
      4 │ seo: { title: A, description: A, keywords: A }
      5 │ parent:
        │        ^
      6 │ sections:
      Give it a route, such as /services. Or delete the property.

    1 error in 1 file.
    "
  `);
});

test('an empty text', async () => {
  expect(await reportOn(page({ sections: '  - { type: intro, heading: "", text: A }\n' }))).toMatchInlineSnapshot(`
    "
    pages/a.yaml:6:29  error  empty-value
      "heading" is empty.
      5 │ sections:
      6 │   - { type: intro, heading: "", text: A }
        │                             ^^
      Write it after the colon. The heading of the page.

    1 error in 1 file.
    "
  `);
});

test('an empty list', async () => {
  expect(await reportOn(page({ sections: '  []\n' }))).toMatchInlineSnapshot(`
    "
    pages/a.yaml:6:3  error  empty-value
      "sections" is empty.
      5 │ sections:
      6 │   []
        │   ^^
      Write at least one section below it. The types are: area-map, areas, …

    1 error in 1 file.
    "
  `);
});

test('every property that a group lacks is in one message', async () => {
  const { generate, write } = await project('chimney-sweep');
  await write({ 'site.yaml': 'url: https://sweep.example.com\nbusiness:\n  name: Maple Notch\n' });
  expect((await generate('check')).out).toMatchInlineSnapshot(`
    "site.yaml:1:1  error  missing-property
      "language", "currency", "brand", "contact", "address", "hours", "links", "navigation", "footer", and "words" are missing from site.yaml.
      1 │ url: https://sweep.example.com
        │ ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      2 │ business:
      Add these lines, with your own values:
      # The language of the site, as a code.
      language: en-US
      # The currency of the prices, as a three-letter code.
      currency: USD
      # What the header, the favicon, and the web manifest show.
      brand: { mark: sun, shortName: Maple }
      # How to reach the business.
      contact: { phone: (202) 555-0100, countryCode: "+1", email: hello@example.com }
      # Where the business is.
      address: { street: 1 Example Way, city: Barre, region: VT, postalCode: "05641", country: US }
      # Opening hours, with one line for each day.
      hours:
        Monday: 9 AM–6 PM
        Tuesday: 9 AM–6 PM
        Wednesday: 9 AM–6 PM
        Thursday: 9 AM–6 PM
        Friday: 9 AM–6 PM
        Saturday: 9 AM–6 PM
        Sunday: 9 AM–6 PM
      # Web addresses by name, or {} if there are none. Pages link to them as in \`to: booking\`.
      links: { booking: / }
      # The bar at the top of every page.
      navigation: { label: Main, open: Menu, links: [ { label: Book Now, to: / } ], book: { label: Book Now, to: / } }
      # The bottom of every page.
      footer:
        blurb: Two plumbers, one van, and a clean floor when we leave.
        book:
          label: Book Now
          to: /
        contact:
          heading: Contact
          call: Call
        links:
          heading: Good to know
          links:
            - label: Book Now
              to: /
        copyright: © {year} {business.name}
      # Short texts that many pages share.
      words:
        skip: Skip to the content
        notifications: Notifications
        newTab: (opens in a new tab)
        breadcrumb: You are here
        regular: Regular
        perMonth: per month
        save: Save

    site.yaml:2:1  error  missing-property
      "type", "description", and "priceRange" are missing from "business".
      1 │ url: https://sweep.example.com
      2 │ business:
        │ ^^^^^^^^
      3 │   name: Maple Notch
      Add these lines, with your own values:
      # The type of business, as specific as possible (https://schema.org/LocalBusiness).
      type: Plumber
      # One or two sentences about the business, for search engines.
      description: Repairs and new bathrooms in Barre and nearby towns, by appointment.
      # The range of prices, for search engines.
      priceRange: $50–$120

    2 errors in 1 file. Nothing was written.
    Links to missing pages, places of towns, and references to towns are checked once all towns can be read.
    "
  `);
});

test('what is missing is shown as it may be written', async () => {
  const report = await reportOn(
    'route: /a\nname: A\nseo: { title: A, description: A, keywords: a }\nsections:\n  - { type: gallery, heading: A, pictures: [] }\n',
  );
  expect(report).toContain('Add "template:" (the frame around the sections). The choices are: standard, printable.');
  expect(report).toContain(
    'For example: { next: Next picture, previous: Previous picture, close: Close the pictures }',
  );
});

test('a property that is missing, and that another one needs, is one mistake', async () => {
  const report = await reportOn(
    'route: /a\nname: A\ntemplate: standard\nseo: { title: A, description: A, keywords: a }\nsections:\n  - { type: gallery, heading: A, pictures: [{ image: a.jpg }] }\n',
  );
  expect(report.match(/missing-property/g)).toHaveLength(2);
  expect(report).toContain('"alt" is missing from item 1 of "pictures".');
});

test('a property that another one needs must not be deleted', async () => {
  const report = await reportOn(
    page({
      sections: '  - { type: aside, heading: A, text: A, actions: [{ label: A, to: / }], image: a.jpg, alt: }\n',
    }),
  );
  expect(report).toContain('"alt" is empty.');
  expect(report).not.toContain('delete the line');
});

test('what is missing from a group is reported once, however many of its properties are unknown', async () => {
  const report = await siteReportOf(['city: Barre', 'xx: Barre'], ['country:', 'yyyy:']);
  expect(report.match(/Still missing: .*/g)).toEqual(['Still missing: city, country.']);
  expect(report).toContain('2 errors in 1 file.');
});

test.each(['language', 'contact', 'address', 'hours', 'links', 'navigation', 'footer', 'words'])(
  'the lines that a missing "%s" needs are complete, and can be copied as they are',
  async (name) => {
    const { generate, write } = await project('small');
    const whole = await siteWith();
    const site = whole.replace(new RegExp(`^${name}:.*\\n(?: .*\\n)*`, 'm'), '');
    expect(site).not.toBe(whole);
    await write({ 'site.yaml': site });
    const [found] = JSON.parse((await generate('check', '--format', 'json')).out);
    const [, example = ''] = found.hint.match(/ For example: (.*)/) ?? [];
    const lines = example ? `${name}: ${example}` : found.hint.replace(/^Add these.*\n/, '');
    await write({ 'site.yaml': `${site}${lines}\n` });
    const problems: { severity: string; message: string }[] = JSON.parse(
      (await generate('check', '--format', 'json')).out,
    );
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  },
);

test('what is missing between braces is shown as it is written there', async () => {
  const report = await siteReportOf(['services:\n', 'enhancements: { wax: { price: $5 } }\nservices:\n']);
  expect(report).toContain('"name" and "description" are missing from "wax".');
  expect(report).toContain(`
  Add these before the closing brace, with your own values:
  , name: Evening visit, description: We come between five and nine.
`);
  expect(await siteReportOf(['geo: { latitude: 44.2, longitude: -72.5 }', 'geo: {}'])).toContain(`
  Add these between the braces, with your own values:
  latitude: 44.2, longitude: -72.5
`);
});

test('all that one property needs is one mistake', async () => {
  const video = '  - { type: embed, heading: A, address: "https://youtu.be/dQw4w9WgXcQ" }\n';
  const report = await reportOn(page({ sections: video }));
  expect(report).toContain('"title" and "show" are missing from an embed section, and "address" needs them.');
  expect(report).toContain('1 error in 1 file.');
});
