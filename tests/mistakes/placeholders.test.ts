import { expect, test } from 'vitest';
import { page } from '../harness/project.ts';
import { reportOn } from './report-on.ts';

test('a placeholder that names nothing', async () => {
  const sections = '  - { type: intro, heading: "By {busines.name}", text: A }\n';
  expect(await reportOn(page({ sections }))).toMatchInlineSnapshot(`
    "
    pages/a.yaml:6:33  error  unknown-placeholder
      There is no {busines.name}.
      5 │ sections:
      6 │   - { type: intro, heading: "By {busines.name}", text: A }
        │                                 ^^^^^^^^^^^^^^
      Did you mean {business.name}? For a brace that is not a placeholder, write {{.

    1 error in 1 file.
    "
  `);
});

test('a placeholder that is never closed', async () => {
  const sections = '  - { type: intro, heading: "By {business.name", text: A }\n';
  expect(await reportOn(page({ sections }))).toMatchInlineSnapshot(`
    "
    pages/a.yaml:6:33  error  unclosed-placeholder
      The placeholder {business.name has no closing brace.
      5 │ sections:
      6 │   - { type: intro, heading: "By {business.name", text: A }
        │                                 ^^^^^^^^^^^^^^
      Did you mean {business.name}?

    1 error in 1 file.
    "
  `);
});

test('a placeholder that names a group', async () => {
  const sections = '  - { type: intro, heading: "By {business}", text: A }\n';
  expect(await reportOn(page({ sections }))).toMatchInlineSnapshot(`
    "
    pages/a.yaml:6:33  error  unknown-placeholder
      {business} is a group of facts, not one text.
      5 │ sections:
      6 │   - { type: intro, heading: "By {business}", text: A }
        │                                 ^^^^^^^^^^
      Did you mean {business.name}?

    1 error in 1 file.
    "
  `);
});

test('a town on a page without a town', async () => {
  const sections = '  - { type: intro, heading: "In {town.name}", text: A }\n';
  expect(await reportOn(page({ sections }))).toMatchInlineSnapshot(`
    "
    pages/a.yaml:6:33  error  unknown-placeholder
      {town.name} needs a town, and this text is not for one.
      5 │ sections:
      6 │   - { type: intro, heading: "In {town.name}", text: A }
        │                                 ^^^^^^^^^^^
      Add "town:" with the slug of a town to the page, or "each: towns" to the page or to the list item.

    1 error in 1 file.
    "
  `);
});

test('a specialty text that one town does not have', async () => {
  const sections = '  - { type: intro, heading: "{specialty.openning}", text: A }\n';
  const rest = 'each: towns\nspecialty: drains\n';
  expect(await reportOn(page({ route: '/a-{town.slug}', rest, sections }))).toMatchInlineSnapshot(`
    "
    pages/a.yaml:8:30  error  unknown-placeholder
      There is no {specialty.openning} for Barre.
      7 │ sections:
      8 │   - { type: intro, heading: "{specialty.openning}", text: A }
        │                              ^^^^^^^^^^^^^^^^^^^^
      Did you mean {specialty.opening}? For a brace that is not a placeholder, write {{.

    1 error in 1 file.
    "
  `);
});
