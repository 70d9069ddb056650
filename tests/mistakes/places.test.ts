import { expect, test } from 'vitest';
import { reportOf } from '../harness/project/project.ts';
import { withTowns } from '../harness/project/small.ts';

/** What is reported about a site in Vermont whose own coordinates are also those of its town. */
const reportAt = (latitude: number, longitude: number) => {
  const center = `{ latitude: ${latitude}, longitude: ${longitude} }`;
  const town = `towns:\n  - { name: Barre, slug: barre, page: /, center: ${center} }\n`;
  return reportOf({ 'site.yaml': withTowns(town).replace(/^geo: .*/m, `geo: ${center}`) });
};

test.each([
  [44.2, 72.5, 'Longitudes west of Greenwich are negative.', 'Write:  -72.5'],
  [-44.2, -72.5, 'Latitudes south of the equator are negative', 'Write:  44.2'],
  [-72.5, 44.2, 'The latitude and the longitude are swapped.', 'Write:  { latitude: 44.2, longitude: -72.5 }'],
])('all coordinates are wrong in the same way: %d, %d', async (latitude, longitude, why, fix) => {
  const report = await reportAt(latitude, longitude);
  expect(report.match(/site\.yaml:\d+/g)).toHaveLength(2);
  expect(report.split(why)).toHaveLength(3);
  expect(report.split(`${fix}\n`)).toHaveLength(3);
});

test('a business in another state than its address', async () => {
  expect(await reportAt(33.2, -96.9)).toMatchInlineSnapshot(`
    "
    site.yaml:8:6  error  far-town
      With these coordinates, the business would not be in VT, the state of its address.
      7 │ address: { street: 1 Example Way, city: Barre, region: VT, postalCode: "05641", country: US }
      8 │ geo: { latitude: 33.2, longitude: -96.9 }
        │      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      9 │ hours:
      Check both numbers. The latitudes of VT are 42.6 to 45.1, its longitudes -73.5 to -71.4. If they are right, correct "region".

    1 error in 1 file.
    "
  `);
});
