import { expect, test } from 'vitest';
import { page, project, reportOf } from '../harness/project/project.ts';
import { small } from '../harness/project/small.ts';

test('a gap reports what to write and where', async () => {
  const sections = '  - { type: intro, heading: "TODO: the heading", text: A }\n';
  expect(await reportOf({ 'pages/a.yaml': page({ sections }) })).toMatchInlineSnapshot(`
    "
    pages/a.yaml:6:29  error  gap
      Still to write: the heading.
      5 │ sections:
      6 │   - { type: intro, heading: "TODO: the heading", text: A }
        │                             ^^^^^^^^^^^^^^^^^^^
      Replace the whole text, including TODO. Until then, nothing is published, unless "draft: true" makes its section, page, or town a draft.

    1 error in 1 file.
    "
  `);
});

test('a gap instead of a number is reported as a gap, along with the gaps in the pages', async () => {
  const report = await reportOf({
    'site.yaml': small.replace('latitude: 44.2', 'latitude: "TODO: the latitude"'),
    'pages/a.yaml': page({ sections: '  - { type: intro, heading: "TODO:", text: A }\n' }),
  });
  expect(report).toMatchInlineSnapshot(`
    "
    pages/a.yaml:6:29  error  gap
      Text is still missing here.
      5 │ sections:
      6 │   - { type: intro, heading: "TODO:", text: A }
        │                             ^^^^^^^
      Replace the whole text, including TODO. Until then, nothing is published, unless "draft: true" makes its section, page, or town a draft.

    site.yaml:8:18  error  gap
      Still to write: the latitude.
      7 │ address: { street: 1 Example Way, city: Barre, region: VT, postalCode: "05641", country: US }
      8 │ geo: { latitude: "TODO: the latitude", longitude: -72.5 }
        │                  ^^^^^^^^^^^^^^^^^^^^
      9 │ hours:
      Replace the whole text, including TODO. Until then, nothing is published.

    2 errors in 2 files.
    "
  `);
});

test('a gap in the middle of a text is reported at its position', async () => {
  const sections = '  - type: intro\n    heading: A\n    text: |\n      First.\n\n      More, TODO: how much more?\n';
  expect(await reportOf({ 'pages/a.yaml': page({ sections }) })).toMatchInlineSnapshot(`
    "
    pages/a.yaml:11:13  error  gap
      Still to write: how much more?
      10 │
      11 │       More, TODO: how much more?
         │             ^^^^^
      Replace the whole text, including TODO. Until then, nothing is published, unless "draft: true" makes its section, page, or town a draft.

    1 error in 1 file.
    "
  `);
});

test.each([
  ['a link', '  - { type: links, heading: A, links: [{ label: A, to: "TODO: where to" }] }\n'],
  ['an id', '  - { type: intro, heading: A, text: A, id: "TODO: an id" }\n'],
  ['a fact', '  - { type: pricing, heading: A, book: A, service: "TODO: which service" }\n'],
  ['a choice', '  - { type: intro, heading: A, text: A, ground: "TODO: which ground" }\n'],
  ['a list', '  - { type: checklist, heading: A, items: "TODO: what there is" }\n'],
  ['a text with braces', '  - { type: intro, heading: "TODO: such as {town.miles", text: A }\n'],
])('%s that is still to be written is reported only as a gap', async (_, sections) => {
  const { generate } = await project('small', { 'pages/a.yaml': page({ sections }) });
  const { out } = await generate('check', '--format', 'json');
  expect(JSON.parse(out)).toMatchObject([{ id: 'gap', severity: 'error', line: 6 }]);
});

test('a gap in site.yaml that pages show is reported once, in site.yaml', async () => {
  const sections = '  - { type: intro, heading: "By {business.description}", text: A }\n';
  const { generate } = await project('small', {
    'site.yaml': small.replace('description: Pipes.', 'description: "TODO: in a sentence, such as {this"'),
    'pages/a.yaml': page({ sections }),
  });
  const { out } = await generate('check', '--format', 'json');
  expect(JSON.parse(out)).toMatchObject([{ id: 'gap', file: 'site.yaml', line: 4 }]);
});

test.each([
  [9, 9],
  [10, 3],
])('of %i gaps in a file, %i are shown with their lines, and all with what to write', async (count, framed) => {
  const items = Array.from({ length: count }, (_, index) => `{ title: "TODO: reason ${index}", text: A }`);
  const sections = `  - { type: features, heading: A, items: [${items.join(', ')}] }\n`;
  const report = await reportOf({ 'pages/a.yaml': page({ sections }) });
  expect(report.match(/Still to write: reason \d/g)).toHaveLength(count);
  expect(report.match(/Replace the whole text/g)).toHaveLength(framed);
});

test('of the same gaps in many files, the last one shown says where the others are', async () => {
  const items = Array.from({ length: 10 }, (_, index) => `{ title: "TODO: reason ${index}", text: A }`);
  const sections = `  - { type: features, heading: A, items: [${items.join(', ')}] }\n`;
  const files = ['a', 'b', 'c', 'd'].map((name) => [`pages/${name}.yaml`, page({ route: `/${name}`, sections })]);
  const report = await reportOf(Object.fromEntries(files));
  expect(report.match(/The same problem is in 1 more file: pages\/d\.yaml\./g)).toHaveLength(10);
});
