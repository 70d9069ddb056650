import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixtures, page, project } from '../harness/project/project.ts';
import { reportOn, siteReportOf } from './report-on.ts';

test('a text where a list belongs', async () => {
  expect(await reportOn(page({ sections: '  hero\n' }))).toMatchInlineSnapshot(`
    "
    pages/a.yaml:6:3  error  wrong-type
      "sections" must be a list, with each item on a line that begins with "- ", but this is "hero".
      5 │ sections:
      6 │   hero
        │   ^^^^
      Each section begins with "- type:". The types are: area-map, areas, …

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

test('a group instead of a choice is quoted as it is written', async () => {
  expect(await reportOn(page({}).replace('standard', '{ name: standard }'))).toContain(
    '"{ name: standard }" is not a choice for "template".',
  );
});

test('a latitude and a longitude that are swapped', async () => {
  const report = await siteReportOf(
    ['geo: { latitude: 44.2, longitude: -72.5 }', 'geo: { latitude: -96.9, longitude: 33.2 }'],
    ['center: { latitude: 44.2, longitude: -72.5 }', 'center: { latitude: 33.2, longitude: -96.8 }'],
    ['region: VT, postalCode: "05641"', 'region: TX, postalCode: "76272"'],
  );
  expect(report).toMatchInlineSnapshot(`
    "
    site.yaml:8:18  error  out-of-range
      The numbers of "latitude" and "longitude" are swapped.
      7 │ address: { street: 1 Example Way, city: Barre, region: TX, postalCode: "76272", country: US }
      8 │ geo: { latitude: -96.9, longitude: 33.2 }
        │                  ^^^^^
      9 │ hours:
      Swap them.

    1 error in 1 file.
    "
  `);
});

test('a time where a number of milliseconds belongs', async () => {
  const site = await readFile(join(fixtures, 'every-fact/site.yaml'), 'utf8');
  const { generate, write } = await project('every-fact');
  const reportOn = async (delay: string) => {
    await write({ 'site.yaml': site.replace(/delay: \d+/, `delay: ${delay}`) });
    return (await generate('check')).out;
  };
  for (const text of ['3 seconds', '3 segundos', '3s', '3 seg.', '3 Sekunden', '3000 ms', '"3000"', '0.05 min']) {
    expect(await reportOn(text), text).toContain('Write:  3000');
  }
  for (const text of ['3', '"3"']) {
    const few = await reportOn(text);
    expect(few).toContain('"delay" is in milliseconds, and 3 ms is too short to notice.');
    expect(few).toContain('If you mean seconds, write:  3000\n');
    expect(few).toContain('If you mean no delay, write:  0\n');
  }
  const unknown = await reportOn('3 Klicks');
  expect(unknown).toContain('For example:  3000');
  expect(unknown).not.toContain('Write:');
  for (const text of ['0', '100', '2500']) expect(await reportOn(text), text).not.toContain('error');
});

test('a number that is out of range', async () => {
  const site = await readFile(join(fixtures, 'every-fact/site.yaml'), 'utf8');
  const { generate, write } = await project('every-fact');
  await write({ 'site.yaml': site.replace(/zoom: \d+/, 'zoom: 30') });
  expect((await generate('check')).out).toContain('"zoom" must be between 1 and 20, but this is 30.');
});
