import { expect, test } from 'vitest';
import { page } from '../harness/project.ts';
import { reportOn } from './report-on.ts';

test('a misspelled property is reported once, without the missing one it causes', async () => {
  expect(
    await reportOn(
      page({
        sections: '  - type: hero\n    headng: Relax close to home\n    text: A\n    actions: [{ label: A, to: / }]\n',
      }),
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/a.yaml:7:5  error  unknown-property
      Unknown property "headng" in a hero section.
      6 │   - type: hero
      7 │     headng: Relax close to home
        │     ^^^^^^
      8 │     text: A
      Did you mean "heading"?

    1 error in 1 file.
    "
  `);
});

test('an unknown property that resembles no other', async () => {
  expect(
    await reportOn(page({ sections: '  - { type: intro, heading: A, text: A, color: red }\n' })),
  ).toMatchInlineSnapshot(`
    "
    pages/a.yaml:6:41  error  unknown-property
      Unknown property "color" in an intro section.
      5 │ sections:
      6 │   - { type: intro, heading: A, text: A, color: red }
        │                                         ^^^^^
      It may have: type, heading, text, actions, id, ground.

    1 error in 1 file.
    "
  `);
});

test('a missing property', async () => {
  expect(await reportOn(page({ sections: '  - type: intro\n    heading: A\n' }))).toMatchInlineSnapshot(`
    "
    pages/a.yaml:6:5  error  missing-property
      "text" is missing from an intro section.
      5 │ sections:
      6 │   - type: intro
        │     ^^^^^^^^^^^
      7 │     heading: A
      Add "text:". What the page is about.

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
      Give it a route, such as /services. Or delete the line.

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
      Write at least one section below it. The types are: areas, aside, bundles, callout, cards, checklist, embed, enhancements, faq, features, hero, intro, links, location, memberships, menu, newsletter, note, offers, packages, policies, pricing, prose, services, steps, visit.

    1 error in 1 file.
    "
  `);
});
