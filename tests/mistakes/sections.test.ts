import { expect, test } from 'vitest';
import { page } from '../harness/project/project.ts';
import { reportOn } from './report-on.ts';

test('an unknown section type', async () => {
  expect(await reportOn(page({ sections: '  - { type: introo, heading: A, text: A }\n' }))).toMatchInlineSnapshot(`
    "
    pages/a.yaml:6:13  error  unknown-section
      Unknown section type "introo".
      5 │ sections:
      6 │   - { type: introo, heading: A, text: A }
        │             ^^^^^^
      Did you mean "intro"?

    1 error in 1 file.
    "
  `);
});

test('a section without a type', async () => {
  expect(await reportOn(page({ sections: '  - heading: A\n' }))).toMatchInlineSnapshot(`
    "
    pages/a.yaml:6:5  error  missing-property
      "type" is missing from this section.
      5 │ sections:
      6 │   - heading: A
        │     ^^^^^^^^^^
      Add "type:". The types are: area-map, areas, …

    1 error in 1 file.
    "
  `);
});

test('a section without anything', async () => {
  expect(await reportOn(page({ sections: '  - {}\n' }))).toMatchInlineSnapshot(`
    "
    pages/a.yaml:6:5  error  missing-property
      "type" is missing from this section.
      5 │ sections:
      6 │   - {}
        │     ^^
      Add "type:". The types are: area-map, areas, …

    1 error in 1 file.
    "
  `);
});

test('a service that site.yaml does not have', async () => {
  expect(
    await reportOn(page({ sections: '  - { type: services, book: Book, cards: [{ service: leek }] }\n' })),
  ).toMatchInlineSnapshot(`
    "
    pages/a.yaml:6:54  error  unknown-fact
      There is no "leek" in the services of site.yaml.
      5 │ sections:
      6 │   - { type: services, book: Book, cards: [{ service: leek }] }
        │                                                      ^^^^
      Did you mean "leak"?

    1 error in 1 file.
    "
  `);
});

test('a fact from a group that site.yaml does not have', async () => {
  expect(
    await reportOn(
      page({
        sections: '  - type: bundles\n    heading: A\n    includes: A\n    book: A\n    cards: [{ bundle: winter }]\n',
      }),
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/a.yaml:10:23  error  unknown-fact
      There is no "winter", because site.yaml has no "bundles". 2 places need "bundles". The same problem is in pages/a.yaml:6.
       9 │     book: A
      10 │     cards: [{ bundle: winter }]
         │                       ^^^^^^
      Add "bundles:" to site.yaml, or delete what needs it: list items, sections, and placeholders in texts.

    1 error in 1 file.
    "
  `);
});
