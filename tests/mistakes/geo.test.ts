import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Change, siteWith } from '../harness/messages/audit.ts';
import { fixtures, page, project, reportOf } from '../harness/project/project.ts';

const geo: Change = ['geo: { latitude: 44.2, longitude: -72.5 }\n', ''];
const street: Change = ['street: 1 Example Way, ', ''];
const intro = (text: string) => `  - { type: intro, heading: A, text: "${text}" }\n`;
const near = (place: string) =>
  `${intro('A')}  - { type: cards, heading: A, cards: [{ each: towns, near: ${place}, title: A, text: A }] }\n`;
const areaMap =
  '  - { type: area-map, heading: A, here: A, word: miles, towns: [{ name: B, at: "44.1, -72.5", to: / }] }\n';

async function reportWithoutPlace(sections: string, rest = ''): Promise<string> {
  return reportOf({ 'site.yaml': await siteWith(geo, street), 'pages/a.yaml': page({ sections, rest }) });
}

test('a business without a street needs no coordinates', async () => {
  const { generate } = await project('small', { 'site.yaml': await siteWith(geo, street) });
  expect(await generate('check')).toMatchObject({ exit: 0, out: expect.not.stringContaining('error') });
});

test('a business with a street needs coordinates', async () => {
  expect(await reportOf({ 'site.yaml': await siteWith(geo) })).toMatchInlineSnapshot(`
    "
    site.yaml:7:20  error  missing-property
      The address has a street, but "geo" is missing from site.yaml, so search engines cannot tell where it is.
      6 │ contact: { phone: 802-555-0100, countryCode: "+1", email: small@example.com }
      7 │ address: { street: 1 Example Way, city: Barre, region: VT, postalCode: "05641", country: US }
        │                    ^^^^^^^^^^^^^
      8 │ hours:
      Add "geo:" with the latitude and longitude of the entrance. If nobody comes to you, delete "street:" instead.

    1 error in 1 file.
    "
  `);
});

test('a distance cannot be known without coordinates', async () => {
  expect(await reportWithoutPlace(intro('{town.miles} miles.'), 'town: barre\n')).toMatchInlineSnapshot(`
    "
    pages/a.yaml:7:39  error  no-geo
      {town.miles} is the distance from the business, but site.yaml does not say where the business is.
      6 │ sections:
      7 │   - { type: intro, heading: A, text: "{town.miles} miles." }
        │                                       ^^^^^^^^^^^^
      Add "geo:" to site.yaml, with its latitude and longitude, or write the text without it. Without "street:", the coordinates are not published.

    1 error in 1 file.
    "
  `);
});

test('a distance in kilometers cannot be known without coordinates either', async () => {
  expect(await reportWithoutPlace(intro('{town.kilometers} km.'), 'town: barre\n')).toContain(
    '{town.kilometers} is the distance from the business, but site.yaml does not say where the business is.',
  );
});

test('the nearest towns cannot be known without coordinates', async () => {
  expect(await reportWithoutPlace(near('business'))).toMatchInlineSnapshot(`
    "
    pages/a.yaml:7:61  error  no-geo
      "near: business" needs the place of the business, which is not in site.yaml.
      6 │   - { type: intro, heading: A, text: "A" }
      7 │   - { type: cards, heading: A, cards: [{ each: towns, near: business, title: A, text: A }] }
        │                                                             ^^^^^^^^
      Add "geo:" to site.yaml, with its latitude and longitude, or delete "near:".

    1 error in 1 file.
    "
  `);
  expect(await reportWithoutPlace(near('town'))).toContain('"near: town" means the business here');
});

test('a map of towns has no middle', async () => {
  expect(await reportWithoutPlace(areaMap)).toMatchInlineSnapshot(`
    "
    pages/a.yaml:6:13  error  no-facts
      This section shows geo, but site.yaml has none.
      5 │ sections:
      6 │   - { type: area-map, heading: A, here: A, word: miles, towns: [{ name: B, at: "44.1, -72.5", to: / }] }
        │             ^^^^^^^^
      Add "geo:" to site.yaml, or delete this section.

    1 error in 1 file.
    "
  `);
});

test('coordinates with a mistake are the only problem', async () => {
  const site = await siteWith(['latitude: 44.2', 'latitude: north']);
  const texts = intro('{town.miles}') + near('business').replace(intro('A'), '') + areaMap;
  const report = await reportOf({
    'site.yaml': site,
    'pages/a.yaml': page({ sections: texts, rest: 'town: barre\n' }),
  });
  expect(report).toContain('1 error in 1 file.');
});

test('a pin on the map of a business without a street', async () => {
  const site = await readFile(join(fixtures, 'every-fact/site.yaml'), 'utf8');
  const { generate } = await project('every-fact', { 'site.yaml': site.replace(...street) });
  const { exit, out } = await generate('check');
  expect(exit).toBe(1);
  expect(out).toContain('map-without-street');
});
