import { expect, test } from 'vitest';
import { page } from '../harness/project.ts';
import { reportOn } from './report-on.ts';

test('a text where a list belongs', async () => {
  expect(await reportOn(page({ sections: '  hero\n' }))).toMatchInlineSnapshot(`
    "
    pages/a.yaml:6:3  error  wrong-type
      "sections" must be a list, with each item on a line that begins with "- ", but this is "hero".
      5 │ sections:
      6 │   hero
        │   ^^^^
      Each section begins with "- type:". The types are: areas, aside, bundles, callout, cards, checklist, embed, enhancements, faq, features, hero, intro, links, location, memberships, menu, newsletter, note, offers, packages, policies, pricing, prose, services, steps, visit.

    1 error in 1 file.
    "
  `);
});

test('a list instead of a definition', async () => {
  expect(await reportOn('- route: /a\n')).toMatchInlineSnapshot(`
    "
    pages/a.yaml:1:1  error  wrong-type
      This file must be a group of properties, but the dash makes it a list.
      1 │ - route: /a
        │ ^^^^^^^^^^^
      Delete the dash, and begin each property at the start of its line.

    1 error in 1 file.
    "
  `);
});

test('a placeholder alone, without quotes', async () => {
  expect(
    await reportOn(page({ sections: '  - { type: intro, heading: A, text: {town.name} }\n' })),
  ).toMatchInlineSnapshot(`
    "
    pages/a.yaml:6:38  error  wrong-type
      "text" needs quotes, because it begins with a brace. Without them, it is a group of properties.
      5 │ sections:
      6 │   - { type: intro, heading: A, text: {town.name} }
        │                                      ^^^^^^^^^^^
      Put it in quotes:  "{town.name}"

    1 error in 1 file.
    "
  `);
});

test('a word where true or false belongs', async () => {
  expect(await reportOn(page({}).replace('keywords: A', 'keywords: A, hidden: yes'))).toMatchInlineSnapshot(`
    "
    pages/a.yaml:4:55  error  wrong-type
      "hidden" must be true or false, without quotes, but this is yes.
      3 │ template: standard
      4 │ seo: { title: A, description: A, keywords: A, hidden: yes }
        │                                                       ^^^
      5 │ sections:
      Write:  true

    1 error in 1 file.
    "
  `);
});

test('a choice that does not exist', async () => {
  expect(
    await reportOn(page({ sections: '  - { type: intro, heading: A, text: A, ground: green }\n' })),
  ).toMatchInlineSnapshot(`
    "
    pages/a.yaml:6:49  error  wrong-choice
      "green" is not a choice for "ground".
      5 │ sections:
      6 │   - { type: intro, heading: A, text: A, ground: green }
        │                                                 ^^^^^
      The choices are: linen, sand, dusk.

    1 error in 1 file.
    "
  `);
});

test('an unknown template', async () => {
  expect(await reportOn(page({}).replace('standard', 'standart'))).toMatchInlineSnapshot(`
    "
    pages/a.yaml:3:11  error  unknown-template
      "standart" is not a choice for "template".
      2 │ name: A
      3 │ template: standart
        │           ^^^^^^^^
      4 │ seo: { title: A, description: A, keywords: A }
      Did you mean "standard"?

    1 error in 1 file.
    "
  `);
});
